// Compiles Python with Pyodide itself, so that the browser need not: node compile.mjs SOURCE.zip TARGET
// The target is a zip, or a tar.gz where all files together should be small. Line numbers are kept, columns and docstrings are not.
import {readFileSync, writeFileSync} from 'node:fs';
import {loadPyodide} from 'pyodide';

const pyodide = await loadPyodide({env: {HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1'}});
pyodide.runPython(`
import gzip, importlib.util, io, marshal, tarfile, zipfile

def compiled(source):
    """Every .py of a zip as .pyc, other files as they are."""
    with zipfile.ZipFile(io.BytesIO(source)) as archive:
        for name in sorted(archive.namelist()):
            data = archive.read(name)
            if name.endswith(".py"):
                code = compile(data, name, "exec", optimize=2, dont_inherit=True)
                name, data = name + "c", importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
            yield name, data

def zipped(files):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return target.getvalue()

def tarred(files):
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(target.getvalue(), 9, mtime=0)

def packed(source, target):
    return (tarred if target.endswith(".tar.gz") else zipped)(compiled(bytes(source)))
`);
const packed = pyodide.globals.get('packed');
const [, , source, target] = process.argv;
writeFileSync(target, packed(pyodide.toPy(new Uint8Array(readFileSync(source))), target).toJs());
process.exit(0);
