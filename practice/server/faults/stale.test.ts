import { expect, test } from 'vitest'
import { createFault } from '#resources/faults/contract.ts'
import { createKey } from '#resources/keys/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { readSession, switchSandbox } from '#resources/sessions/contract.ts'
import { createTeam, listTeams } from '#resources/teams/contract.ts'
import { openTestApp } from '#tests/test-app.ts'

const app = await openTestApp()
const me = await app.signInAs()
const SECRET = { en: 'Secret team', zh: '祕密團隊' }
const names = async (who: Pick<typeof me, 'call'>) =>
  (await who.call(listTeams, { query: { limit: 200 } })).rows.map(({ name }) => name.en)

test('an earlier response never comes from another sandbox, for a session or for a key', async () => {
  const { id: home } = await me.call(forkSandbox, { body: { name: 'home' } })
  const { id: shown } = await me.call(forkSandbox, { body: { name: 'shown' } })
  await me.call(switchSandbox, { body: { sandboxId: shown } })
  const { token } = await me.call(createKey, { body: { name: 'guest', scope: 'read', origins: [] } })
  await me.call(switchSandbox, { body: { sandboxId: home } })
  await me.call(createTeam, { body: { name: SECRET, parentId: 1 } })
  await me.call(createFault, { body: { method: 'GET', path: '/api/teams', fault: { stale: 60 }, seconds: 900 } })
  expect(await names(me)).toContain(SECRET.en)

  expect(await names(app.as(token))).not.toContain(SECRET.en)
  await me.call(switchSandbox, { body: { sandboxId: shown } })
  expect((await me.call(readSession)).sandbox.id).toBe(shown)
  expect(await names(me)).not.toContain(SECRET.en)
})
