import { expect, test } from 'vitest'
import { listCounties } from '#resources/counties/contract.ts'
import { listCustomers } from '#resources/customers/contract.ts'
import { cancelOrder, listOrders } from '#resources/orders/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listSites } from '#resources/sites/contract.ts'
import { match, openTestApp, refusalOf } from '#tests/test-app.ts'
import { type CountyStats, listCountyStats } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

const stats = async () => (await me.call(listCountyStats)).rows
const total = (rows: readonly CountyStats[], member: 'customers' | 'sites' | 'orders' | 'salesCents') =>
  rows.reduce((sum, row) => sum + row[member], 0)

test('includes all counties, and each number matches the list behind it', async () => {
  const rows = await stats()
  expect(rows).toHaveLength(22)
  expect(rows.find(({ id }) => id === '63000')?.name).toEqual({ en: 'Taipei City', zh: '臺北市' })
  const names = new Map((await me.call(listCounties)).rows.map(({ id, name }) => [id, name]))
  for (const { id, name } of rows) expect(name).toEqual(names.get(id))
  for (const { id, customers, sites } of rows.slice(0, 3)) {
    const query = { township: id, limit: 1 }
    expect((await me.call(listCustomers, { query })).count.value).toBe(customers)
    expect((await me.call(listSites, { query })).count.value).toBe(sites)
  }
  expect(total(rows, 'customers')).toBe((await me.call(listCustomers, { query: { limit: 1 } })).count.value)
  const all = (await me.call(listOrders, { query: { limit: 1 } })).count.value
  const cancelled = (await me.call(listOrders, { query: { status: 'cancelled', limit: 1 } })).count.value
  expect(cancelled).toBeGreaterThan(0)
  expect(total(rows, 'orders')).toBe(all - cancelled)
})

test('a cancelled order no longer counts in its sandbox', async () => {
  const before = await stats()
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'counted' } })
  await me.call(switchSandbox, { body: { sandboxId } })
  const { rows: orders } = await me.call(listOrders, { query: { status: 'placed', limit: 1 } })
  const order = orders[0]
  if (!order) throw new Error('nothing is placed')
  await me.call(cancelOrder, { params: { orderId: order.id }, headers: match(order.version) })
  const after = await stats()
  expect(total(after, 'orders')).toBe(total(before, 'orders') - 1)
  expect(total(after, 'salesCents')).toBe(total(before, 'salesCents') - order.totalCents)
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  expect(await stats()).toEqual(before)
})

test('needs a session', async () => {
  expect(await refusalOf(app.as().call(listCountyStats))).toMatchObject({ status: 401 })
})
