import module from 'node:module'

// Plain JavaScript, because an older Node cannot read the TypeScript files.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 26 || (major === 26 && minor < 10)) {
  console.error(`Strive Console needs Node 26.10, but this is ${process.version} (${process.execPath}).
The right version comes with the packages. Run "npm ci" without --omit=optional, then use npm ("npm start", "npm test").`)
  process.exit(1)
}
// Keeps compiled code between starts: they are faster, and the code that strips types need not load.
module.enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/node`)
