import { openDatabase } from '#server/database/open.ts'
import { seed } from '#server/services.ts'

// Migrates the database of an address and puts in what the console is delivered with: `node fill-database.ts <folder, or postgres://…>`.
const [address] = process.argv.slice(2)
if (!address) throw new Error('Give the address of the database.')
await (await openDatabase(address, { seed })).destroy()
