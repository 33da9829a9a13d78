// Compiles Python with Pyodide itself, so that the browser need not: node compile.mjs SOURCE.zip TARGET
// The target is a zip, or a zip.zst where all files together should be small. Line numbers are kept, columns and docstrings are not.
import {readFileSync, writeFileSync} from 'node:fs';
import {loadPyodide} from 'pyodide';

const pyodide = await loadPyodide({env: {HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1'}});
pyodide.runPython(`
import importlib.util, io, marshal, zipfile
from compression import zstd

def compiled(source):
    """Every .py of a zip as .pyc, other files as they are."""
    with zipfile.ZipFile(io.BytesIO(source)) as archive:
        for name in sorted(archive.namelist()):
            data = archive.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", optimize=2, dont_inherit=True)
                name, data = name + "c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
            yield name, data

def zipped(files, method):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method, compresslevel=9) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, method)
    return target.getvalue()

def packed(source, target):
    files = compiled(bytes(source))
    if target.endswith(".zst"):
        return zstd.compress(zipped(files, zipfile.ZIP_STORED), level=22)
    return zipped(files, zipfile.ZIP_DEFLATED)
`);
const packed = pyodide.globals.get('packed');
const [, , source, target] = process.argv;
writeFileSync(target, packed(pyodide.toPy(new Uint8Array(readFileSync(source))), target).toJs());
process.exit(0);
