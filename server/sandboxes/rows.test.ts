import { expect, test, vi } from 'vitest'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { openDatabase, type Trx } from '#server/database/open.ts'

// The module caches the columns, and other tests may have loaded them already.
vi.resetModules()
const { copyRows } = await import('./rows.ts')
const { ADMIN, createTestApp } = await import('#tests/test-app.ts')

test('a copy that fails to read the columns does not break the next one', async () => {
  const gone = await openDatabase(':memory:')
  await gone.destroy()
  await expect(copyRows(gone as Trx, 'main', 'other')).rejects.toThrow()
  const app = await createTestApp()
  const me = await app.signInAs(ADMIN)
  expect(await me.call(forkSandbox, { body: { name: 'after an outage' } })).toMatchObject({ name: 'after an outage' })
  await app.close()
})
