import { openDatabase } from '#server/database/open.ts'
import { seedResources } from '#server/resources.ts'
import { seedDemoAccounts } from '#server/sessions/demo-accounts.ts'

// Migrates the database of an address and puts in what the console is delivered with: `node fill-database.ts <folder, or postgres://…>`.
const [address] = process.argv.slice(2)
if (!address) throw new Error('Which database? Give its address.')
const db = await openDatabase(address)
await seedDemoAccounts(db)
await seedResources(db)
await db.destroy()
