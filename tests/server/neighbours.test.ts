import { expect, test } from 'vitest'
import { createImport, undoImport } from '#resources/imports/contract.ts'
import { MAX_ROWS } from '#resources/imports/rules.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { ADMIN, OPERATOR, openTestApp } from '#tests/test-app.ts'

// Long operations don't block other operators. `npm run bench -- neighbours` measures how long others wait.

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)

/**
 * Work that never yields lets only one request through, before it starts. How often it yields depends on the machine.
 */
const MIN_ANSWERED = 2

const newcomers = Array.from({ length: MAX_ROWS }, (_, n) => ({
  name: { en: `Newcomer ${n}`, zh: `新人 ${n}` },
  email: `newcomer-${n}@strive.example`,
  teamId: 1,
  job: 'warehouse' as const,
  joinedOn: '2026-01-01',
}))

/** The number of another operator's sequential requests that succeed during the work. */
async function answeredDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  let answered = 0
  while (!isDone) {
    await other.call(readProfile)
    answered++
    // Yields to the event loop, like requests over a network.
    await new Promise(resolve => setImmediate(resolve))
  }
  await done
  return answered
}

test('other operators get responses while thousands of members are imported, and while the import is undone', async () => {
  const importing = me.call(createImport, { body: { fileName: 'new.csv', rows: newcomers } })
  expect(await answeredDuring(importing)).toBeGreaterThanOrEqual(MIN_ANSWERED)
  const { id: importId } = await importing
  const undoing = me.call(undoImport, { params: { importId }, headers: { 'if-match': '"1"' } })
  expect(await answeredDuring(undoing)).toBeGreaterThanOrEqual(MIN_ANSWERED)
})

test('other operators get responses while a sandbox is forked and reset', async () => {
  const forking = me.call(forkSandbox, { body: { name: 'mine' } })
  expect(await answeredDuring(forking)).toBeGreaterThanOrEqual(MIN_ANSWERED)
  const { id: sandboxId } = await forking
  const resetting = me.call(resetSandbox, { params: { sandboxId } })
  expect(await answeredDuring(resetting)).toBeGreaterThanOrEqual(MIN_ANSWERED)
})
