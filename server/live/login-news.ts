import type { Selectable } from 'kysely'
import type { Db } from '#server/database/open.ts'
import type { LoginTable } from '#server/database/schema.ts'
import { loginOf, onlyLinesOf } from '#server/sessions/login-log.ts'
import { isPermitted } from '#shared/permissions.ts'
import type { LiveMessage } from '#shared/platform/live.ts'
import { oneAtATime } from '#shared/time/one-at-a-time.ts'
import type { Connection } from './connection.ts'

/** The maximum number of lines for a resuming reader. The greeting tells how many more were omitted. */
const MAX_CAUGHT_UP = 500

type Parts = {
  db: Db
  connections: ReadonlySet<Connection>
  deliver: (reader: Connection, message: LiveMessage, mayRead: () => boolean) => Promise<void>
  inBackground: (work: Promise<unknown>) => Promise<unknown>
}

/** Numbered messages: new lines of the login log, and those that a reader missed. */
export function createLoginNews({ db, connections, deliver, inBackground }: Parts) {
  /** Runs one batch after the other, because concurrent batches could arrive in the wrong order. */
  const inTurn = oneAtATime()
  const publish = (ids: number[]) => void inTurn(() => inBackground(readAndDeliver(ids)))

  async function readAndDeliver(ids: number[]) {
    const readers = [...connections].filter(mayRead)
    if (readers.length === 0) return
    const rows = await db.selectFrom('login').selectAll().where('id', 'in', ids).orderBy('id').execute()
    for (const row of rows) {
      const mayReadIt = (reader: Connection) =>
        mayRead(reader) && [null, row.account].includes(onlyLinesOf(reader.operator))
      const deliverTo = (reader: Connection) => deliver(reader, messageOf(row), () => mayReadIt(reader))
      await Promise.all(readers.filter(mayReadIt).map(reader => inBackground(deliverTo(reader))))
    }
  }

  /** Greets a reader and sends everything after this number. */
  async function resume(connection: Connection, after: number | null) {
    const { last } = await db
      .selectFrom('login')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const lines = linesFor(connection, after ?? 0)
    const missed = after === null || !mayRead(connection) ? [] : await readMissed(lines)
    const omitted = missed.length < MAX_CAUGHT_UP ? 0 : (await count(lines)) - MAX_CAUGHT_UP
    connection.resume(last ?? 0, missed, { after, omitted })
  }

  /** The lines after a number that a reader may read. */
  function linesFor({ operator }: Connection, after: number) {
    const only = onlyLinesOf(operator)
    return db
      .selectFrom('login')
      .where('id', '>', after)
      .$call(rows => (only === null ? rows : rows.where('account', '=', only)))
  }
  type Lines = ReturnType<typeof linesFor>

  async function count(lines: Lines): Promise<number> {
    const { count } = await lines.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return Number(count)
  }

  async function readMissed(lines: Lines): Promise<LiveMessage[]> {
    const rows = await lines.selectAll().orderBy('id', 'desc').limit(MAX_CAUGHT_UP).execute()
    return rows.reverse().map(messageOf)
  }

  return { publish, resume }
}
export type LoginNews = ReturnType<typeof createLoginNews>

const mayRead = ({ operator }: Connection) => isPermitted(operator.permissions, 'login-log:read')

const messageOf = (row: Selectable<LoginTable>): LiveMessage => ({ type: 'login', seq: row.id, login: loginOf(row) })
