import { expect, test } from 'vitest'
import { DAY_MS } from '#company/calendar.ts'
import { recordEvents } from '#resources/events/contract.ts'
import type { Db } from '#server/database/open.ts'
import { keepFew } from '#tests/small-company.ts'
import { openTestApp } from '#tests/test-app.ts'
import { moveRows } from './rows.ts'
import { findCopiedTables } from './tables.ts'

/** All times in the rows of main by their columns, whatever these are called: in milliseconds, the earliest first. */
async function timesOfMain(db: Db): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>()
  for (const table of await findCopiedTables(db))
    for (const row of await db.selectFrom(table).selectAll().where('sandbox_id', '=', 'main').execute())
      for (const [column, value] of Object.entries(row))
        if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(value)))
          times.getOrInsertComputed(`${table}.${column}`, () => []).push(Date.parse(String(value)))
  for (const ofColumn of times.values()) ofColumn.sort((a, b) => a - b)
  return times
}

const app = await openTestApp()

test('every time of every table moves with its sandbox', async () => {
  await keepFew(app, 20)
  const me = await app.signInAs()
  await me.call(recordEvents, { body: { count: 1 } })
  const before = await timesOfMain(app.db)
  expect([...before.keys()]).toEqual(
    expect.arrayContaining(['recorded_event.at', 'order.placed_at', 'member.updated_at']),
  )
  await app.db.transaction().execute(trx => moveRows(trx, 'main', 3))
  const after = await timesOfMain(app.db)
  for (const [column, times] of before) expect(after.get(column), column).toEqual(times.map(at => at + 3 * DAY_MS))
})
