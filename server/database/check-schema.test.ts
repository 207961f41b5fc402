import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deliveredDatabase } from '#tests/fresh-database.ts'
import { migrate } from './migrate.ts'

test.each([
  ['a table', 'drop table throttle', 'incomplete: it lacks throttle.'],
  ['a column', 'alter table throttle drop column attempts', 'incomplete: it lacks throttle.attempts'],
  [
    'nothing, but was written by a newer version',
    "insert into kysely_migration values ('999-later', '2030-01-01')",
    'A newer version of Strive Console wrote this database (999-later)',
  ],
])('a database that lacks %s is refused', async (_, change, reason) => {
  const db = await deliveredDatabase()
  // Without types of its tables, as migrations see it.
  const before = db as unknown as Parameters<typeof migrate>[0]
  await migrate(before)
  await sql.raw(change).execute(db)
  await expect(migrate(before)).rejects.toThrow(reason)
  await db.destroy()
})
