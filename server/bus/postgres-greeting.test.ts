import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { CLOSED, streamLiveEvents } from '#resources/live/contract.ts'
import { TEMPLATE } from '#scripts/postgres.ts'
import { createPostgresDatabase } from '#tests/fresh-database.ts'
import { createTestInstance } from '#tests/test-app.ts'

const server = inject('postgres')

test.skipIf(server === 'pglite')(
  'a reader that the database fails is told to reconnect, instead of waiting',
  async () => {
    const address = await createPostgresDatabase(server, TEMPLATE)
    const app = await createTestInstance(address.replace(/statement_timeout=\d+/, 'statement_timeout=1000'))
    const me = await app.signInAs()
    const blocker = new pg.Client({ connectionString: address })
    await blocker.connect()
    const first = async () => {
      for await (const { data } of await me.call(streamLiveEvents)) return data
      return undefined
    }
    await blocker.query('begin; lock table login in access exclusive mode')
    expect(await first()).toEqual({ type: 'end', code: CLOSED.stopping })
    await blocker.query('rollback')
    expect(await first()).toMatchObject({ type: 'hello' })
    await blocker.end()
    await app.close()
  },
)
