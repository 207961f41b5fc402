import { openDatabase } from '#server/database/open.ts'
import { seed } from '#server/open-services.ts'

// Migrates a database and fills it with the seeded data: `node fill-database.ts <folder or postgres://…>`.
const [address] = process.argv.slice(2)
if (!address) throw new Error('Give the address of the database.')
await (await openDatabase(address, { seed })).destroy()
