import { expect, test } from 'vitest'
import { archiveMember, listMembers } from '#resources/members/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { openShop } from '#resources/shop/contract.ts'
import { openTestApp } from '#tests/test-app.ts'
import { listTracks } from './contract.ts'

const app = await openTestApp()

test('drivers who have left are not sent out, and without a driver no van leaves', async () => {
  const me = await app.signInAs()
  const open = async (name: string, leaves: (at: number) => boolean) => {
    const { id } = await me.call(forkSandbox, { body: { name } })
    await me.call(switchSandbox, { body: { sandboxId: id } })
    const { rows } = await me.call(listMembers, { query: { job: 'driver', limit: 200 } })
    for (const [at, { id: memberId, version }] of rows.entries())
      if (leaves(at)) await me.call(archiveMember, { params: { memberId }, headers: { 'if-match': `"${version}"` } })
    await me.call(openShop, { body: { minutes: 5 } })
    const tracks = (await me.call(listTracks, { query: { limit: 200 } })).rows.filter(({ routeId }) => routeId !== null)
    return { drivers: rows.map(row => row.id), sent: new Set(tracks.map(({ memberId }) => memberId)) }
  }
  const { drivers, sent } = await open('the first has left', at => at === 0)
  expect(sent.size).toBeGreaterThan(1)
  expect([sent.has(drivers[0] ?? 0), [...sent].every(id => drivers.includes(id))]).toEqual([false, true])
  expect((await open('all have left', () => true)).sent.size).toBe(0)
})
