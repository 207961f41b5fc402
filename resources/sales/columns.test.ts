import { expect, test } from 'vitest'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { openTestApp } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import { OrderColumns, orderColumns } from './columns.ts'

const app = await openTestApp()
const rows = scopedRows(app.db, { sandboxId: MAIN, accountId: 0 })

test('others get their turn while the orders are read the first time, and all of them are read', async () => {
  let columns = new OrderColumns()
  const turns = await turnsDuring(async () => {
    columns = await orderColumns({ db: app.db, rows, operator: { sandboxId: MAIN } })
  })
  expect(turns).toBeGreaterThan(0)
  const { length } = await rows('order').execute()
  expect(columns.orderCount).toBe(length)
})
