import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImport, undoImport } from '#resources/imports/contract.ts'
import { MAX_ROWS } from '#resources/imports/rules.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { ADMIN, createTestApp, OPERATOR, type TestApp } from '#tests/test-app.ts'

// What takes one operator long keeps nobody else waiting. How long anybody waits is measured (`npm run bench -- neighbours`).

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let other: typeof me
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  other = await app.signInAs(OPERATOR)
})
afterAll(() => app.close())

/** Work that never yields lets one through, before it begins. How often it yields depends on how fast the machine is. */
const MIN_ANSWERED = 2

const newcomers = Array.from({ length: MAX_ROWS }, (_, n) => ({
  name: { en: `Newcomer ${n}`, zh: `新人 ${n}` },
  email: `newcomer-${n}@strive.example`,
  teamId: 1,
  job: 'warehouse' as const,
  joinedOn: '2026-01-01',
}))

/** How many of another operator's requests, one after the other, are answered while the work is done. */
async function answeredDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let answered = 0
  while (!isDone) {
    await other.call(readProfile)
    answered++
    // A turn of the event loop, as between requests of a network.
    await new Promise(resolve => setImmediate(resolve))
  }
  await done
  return answered
}

test('while thousands of members are imported, and taken back, others are answered', async () => {
  const importing = me.call(createImport, { body: { fileName: 'new.csv', rows: newcomers } })
  expect(await answeredDuring(importing)).toBeGreaterThanOrEqual(MIN_ANSWERED)
  const { id: importId } = await importing
  const undoing = me.call(undoImport, { params: { importId }, headers: { 'if-match': '"1"' } })
  expect(await answeredDuring(undoing)).toBeGreaterThanOrEqual(MIN_ANSWERED)
})

test('while a sandbox is forked and reset, others are answered', async () => {
  const forking = me.call(forkSandbox, { body: { name: 'mine' } })
  expect(await answeredDuring(forking)).toBeGreaterThanOrEqual(MIN_ANSWERED)
  const { id: sandboxId } = await forking
  const resetting = me.call(resetSandbox, { params: { sandboxId } })
  expect(await answeredDuring(resetting)).toBeGreaterThanOrEqual(MIN_ANSWERED)
})
