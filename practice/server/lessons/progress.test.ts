import { expect, test } from 'vitest'
import { OPERATOR, openTestApp } from '#tests/test-app.ts'
import { keepProof, type Open, readRows, restart } from './progress.ts'

const app = await openTestApp()
const { id: accountId } = await app.db
  .selectFrom('account')
  .select('id')
  .where('name', '=', OPERATOR.account)
  .executeTakeFirstOrThrow()
const task: Open['task'] = {
  id: 'merge',
  title: { en: '', zh: '' },
  hint: { en: '', zh: '' },
  steps: [{ endpoint: 'updateProfile', says: { en: '', zh: '' } }],
}
const open: Open = { page: 'page3_02', task, accountId, afterId: 0 }
const PROGRESS = { evidence: [], provenAt: '2026-10-31T08:00:00.000Z' }

test('a task that is restarted while its proof is checked stays open', async () => {
  await app.db
    .insertInto('task_progress')
    .values({
      account_id: accountId,
      page: open.page,
      task: task.id,
      after_id: 7,
      proven_at: null,
      evidence: '[]',
      earlier: '[]',
    })
    .execute()
  expect(await keepProof(app.db, open, PROGRESS)).toBe(false)
  expect(await readRows(app.db, accountId)).toMatchObject([{ proven_at: null }])
  expect(await keepProof(app.db, { ...open, afterId: 7 }, PROGRESS)).toBe(true)
  // Of two instances that check the same requests, one stores the proof.
  expect(await keepProof(app.db, { ...open, afterId: 7 }, PROGRESS)).toBe(false)
  await restart(app.db, accountId, open)
  expect(await readRows(app.db, accountId)).toMatchObject([
    { proven_at: null, earlier: JSON.stringify([PROGRESS.provenAt]) },
  ])
})
