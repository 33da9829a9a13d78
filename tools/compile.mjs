// Compiles a zip of Python source with Pyodide itself, so that the browser need not: node compile.mjs SOURCE TARGET
import {readFileSync, writeFileSync} from 'node:fs';
import {loadPyodide} from 'pyodide';

const pyodide = await loadPyodide();
pyodide.runPython(`
import importlib.util, io, marshal, zipfile

def compiled(source):
    """A zip with every .py as .pyc, without docstrings; other files as they are."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(source)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", optimize=2, dont_inherit=True)
                name, data = name + "c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()
`);
const compiled = pyodide.globals.get('compiled');
const [, , sourceFile, targetFile] = process.argv;
const source = pyodide.toPy(new Uint8Array(readFileSync(sourceFile)));
writeFileSync(targetFile, compiled(source).toJs());
process.exit(0);
