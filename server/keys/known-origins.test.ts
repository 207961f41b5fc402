import { expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import { openTestApp } from '#tests/test-app.ts'
import { createKnownOrigins } from './known-origins.ts'

const app = await openTestApp()
const me = await app.signInAs()

test('a page may call until the last of the keys that allow it expires, whichever was made first', async () => {
  const [older, newer] = ['https://older.example', 'https://newer.example'] as const
  const make = async (name: string, origin: string) =>
    (await me.call(createKey, { body: { name, scope: 'read', origins: [origin] } })).key.id
  const ended = [await make('first, ended', older)]
  for (const [name, origin] of [
    ['second', older],
    ['third', newer],
  ] as const)
    await make(name, origin)
  ended.push(await make('fourth, ended', newer))
  await app.db
    .updateTable('api_key')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where('id', 'in', ended)
    .execute()
  const origins = await createKnownOrigins({ db: app.db, bus: createLocalBus(), log: app.services.log })
  expect([older, newer, 'https://unknown.example'].map(origins.has)).toEqual([true, true, false])
  origins.close()
})
