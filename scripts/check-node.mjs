import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, relative } from 'node:path'

// Plain JavaScript, because older versions of Node cannot run TypeScript.
const PACKAGES = join(import.meta.dirname, '..', 'node_modules')
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 26 || (major === 26 && minor < 10)) await runWithNewerNode()
// Caches compiled code. Later starts are faster and don't need to load the code that strips types.
module.enableCompileCache(join(PACKAGES, '.cache', 'node'))

/**
 * Runs this command again with the Node that came with the packages, and exits with its status. npm makes that Node the
 * first in the path of every script. Before 11.6.2 it leaves out the link in `.bin`, so this makes it.
 */
async function runWithNewerNode() {
  const newer = findNode()
  if (!newer || realpathSync(newer) === realpathSync(process.execPath)) {
    console.error(`Strive Console needs Node 26.10, but this is ${process.version} (${process.execPath}).
The right version comes with the packages. Run "npm ci" without --omit=optional, then use npm ("npm start", "npm test").`)
    process.exit(1)
  }
  const link = join(PACKAGES, '.bin', 'node')
  try {
    if (process.platform !== 'win32') symlinkSync(relative(dirname(link), newer), link)
  } catch {
    // It exists, or the folder can't be written to. The command runs without it.
  }
  const child = spawn(newer, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' })
  // A server stops when its parent is gone, so this one must not outlive its own.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.exit(1), 500)
  const status = await new Promise(resolve => child.once('exit', resolve))
  process.exit(status ?? 1)
}

/** npm installs only the package of this platform. */
function findNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(PACKAGES, '..', 'package.json'), 'utf8'))
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return Object.keys(optionalDependencies)
    .map(folder => join(PACKAGES, folder, 'bin', name))
    .find(file => existsSync(file))
}
