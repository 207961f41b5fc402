import type { Selectable } from 'kysely'
import type { Db } from '#server/database/open.ts'
import type { LoginTable } from '#server/database/schema.ts'
import { loginOf } from '#server/sessions/login-log.ts'
import { isPermitted } from '#shared/permissions.ts'
import type { LiveMessage } from '#shared/platform/live.ts'
import type { Connection } from './connection.ts'

/** The maximum number of lines for a resuming reader. The greeting tells how many more were omitted. */
const MAX_CAUGHT_UP = 500

type Parts = {
  db: Db
  connections: ReadonlySet<Connection>
  deliver: (reader: Connection, message: LiveMessage) => Promise<void>
  inBackground: (work: Promise<unknown>) => Promise<unknown>
}

/** Numbered messages: new lines of the login log, and those that a reader missed. */
export function createLoginNews({ db, connections, deliver, inBackground }: Parts) {
  /** Runs one batch after the other, because concurrent batches could arrive in the wrong order. */
  let publishing: Promise<unknown> = Promise.resolve()
  function publish(ids: number[]) {
    publishing = publishing.then(() => inBackground(readAndDeliver(ids)))
  }

  async function readAndDeliver(ids: number[]) {
    const readers = [...connections].filter(mayRead)
    if (readers.length === 0) return
    const rows = await db.selectFrom('login').selectAll().where('id', 'in', ids).orderBy('id').execute()
    for (const message of rows.map(messageOf))
      await Promise.all(readers.map(reader => inBackground(deliver(reader, message))))
  }

  /** Greets a reader and sends everything after this number. */
  async function resume(connection: Connection, after: number | null) {
    const { last } = await db
      .selectFrom('login')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const missed = after === null || !mayRead(connection) ? [] : await readAfter(after)
    const omitted = missed.length < MAX_CAUGHT_UP ? 0 : (await countAfter(after ?? 0)) - MAX_CAUGHT_UP
    connection.resume(last ?? 0, missed, { after, omitted })
  }

  async function countAfter(after: number): Promise<number> {
    const { count } = await db
      .selectFrom('login')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', '>', after)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async function readAfter(after: number): Promise<LiveMessage[]> {
    const rows = await db
      .selectFrom('login')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(MAX_CAUGHT_UP)
      .execute()
    return rows.reverse().map(messageOf)
  }

  return { publish, resume }
}
export type LoginNews = ReturnType<typeof createLoginNews>

const mayRead = ({ operator }: Connection) => isPermitted(operator.permissions, 'login-log:read')

const messageOf = (row: Selectable<LoginTable>): LiveMessage => ({ type: 'login', seq: row.id, login: loginOf(row) })
