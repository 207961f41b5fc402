import module from 'node:module'

// Plain JavaScript on purpose: an older Node cannot read the TypeScript files, so it must be told before it tries.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 26 || (major === 26 && minor < 10)) {
  console.error(`Strive Console needs Node 26.10, and this is ${process.version} (${process.execPath}).
It comes with the packages: run "npm ci" without --omit=optional, then go through npm ("npm start", "npm test").`)
  process.exit(1)
}
// Compiled code is kept from one start to the next: it is there sooner, and what strips the types need not be loaded.
module.enableCompileCache(`${import.meta.dirname}/../node_modules/.cache/node`)
