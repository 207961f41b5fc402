import module from 'node:module'

// Plain JavaScript, because older versions of Node cannot run TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 26 || (major === 26 && minor < 10)) {
  console.error(`Strive Console needs Node 26.10, but this is ${process.version} (${process.execPath}).
The right version comes with the packages. Run "npm ci" without --omit=optional, then use npm ("npm start", "npm test").`)
  process.exit(1)
}
// Caches compiled code. Later starts are faster and don't need to load the code that strips types.
module.enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/node`)
