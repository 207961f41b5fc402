import { expect, test } from 'vitest'
import { insertRows } from '#server/database/bulk.ts'
import { uniqueKey } from '#server/sessions/login-log.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import type { LiveMessage } from '#shared/platform/live.ts'
import { openTestApp } from '#tests/test-app.ts'
import { Connection } from './connection.ts'
import { createLoginNews } from './login-news.ts'

const app = await openTestApp()

test('a learner who missed many lines is told how many of their own are left out', async () => {
  const line = { outcome: 'signed-in', reason: null, level: 'normal', address: '', agent: '' }
  const at = new Date().toISOString()
  const times = { login_time: at, received_at: at }
  const { last } = await app.db
    .selectFrom('login')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const linesOf = (account: string, count: number) =>
    Array.from({ length: count }, () => ({ sent_key: uniqueKey(), account, email: '', ...line, ...times }))
  await insertRows(app.db, 'login', [...linesOf('learner', 502), ...linesOf('admin', 30)])

  const heard: LiveMessage[] = []
  const transport = {
    send: (message: LiveMessage) => void heard.push(message),
    unreadBytes: () => 0,
    ping: () => true,
    close: () => {},
    terminate: () => {},
    watch: () => {},
  }
  // Only what the log reads of an operator.
  const operator = {
    kind: 'learner',
    account: 'learner',
    permissions: ['login-log:read'],
    key: null,
    sandboxId: 'main',
  }
  const connection = new Connection(transport, 'live', operator as unknown as SessionOperator)
  const news = createLoginNews({
    db: app.db,
    connections: new Set([connection]),
    deliver: async () => {},
    inBackground: work => work,
  })
  await news.resume(connection, last ?? 0)
  expect(heard[0]).toMatchObject({ type: 'hello', omitted: 2 })
  const lines = heard.flatMap(message => (message.type === 'login' ? [message.login] : []))
  expect([lines.length, ...new Set(lines.map(({ user }) => user))]).toEqual([500, 'learner'])
})
