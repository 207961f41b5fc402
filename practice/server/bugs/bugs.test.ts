import { afterEach, expect, test, vi } from 'vitest'
import { bugs as known } from '#resources/members/bugs.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import { openTestApp } from '#tests/test-app.ts'
import { createBugs } from './bugs.ts'

const app = await openTestApp()
const bug = known.find(({ id }) => id === 'members-archived-among-current')
if (!bug) throw new Error('The bug is known by another name.')

afterEach(() => void vi.useRealTimers())

test('a bug ends with the time of its hunt, without anybody ending it', async () => {
  const { id: account_id } = await app.db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now })
  const [started_at = '', ends_at = ''] = [now, now + 700].map(ms => new Date(ms).toISOString())
  const lists = { seed: 1, bugs: JSON.stringify([bug.id]), found: '[]', hints: '[]', misses: 0 }
  await app.db
    .insertInto('hunt')
    .values({ id: 'short', account_id, sandbox_id: 'hunted', ...lists, started_at, ends_at, ended_at: null })
    .execute()
  const bugs = await createBugs({ db: app.db, bus: createLocalBus(), log: app.services.log })
  const filterSeen = async () => {
    const { body } = await bugs.answer({
      id: 'listMembers',
      endpoint: bug.endpoint,
      sandboxId: 'hunted',
      requestId: crypto.randomUUID(),
      context: { query: { isArchived: false } },
      handle: async ({ query }) => ({ status: 200, body: query }),
    })
    return body
  }
  try {
    expect(await filterSeen()).toEqual({})
    vi.setSystemTime(now + 699)
    expect(await filterSeen()).toEqual({})
    vi.setSystemTime(now + 700)
    expect(await filterSeen()).toEqual({ isArchived: false })
  } finally {
    bugs.close()
  }
})
