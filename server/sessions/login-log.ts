import type { Insertable, Selectable } from 'kysely'
import type { LiveBus } from '#server/bus/bus.ts'
import { mappingOf } from '#server/database/mapping.ts'
import type { Db } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import type { LoginTable } from '#server/database/schema.ts'
import { createAppender } from '#server/sessions/append.ts'
import type { Login } from '#shared/platform/sign-ins/login.ts'
import { loginFields } from '#shared/platform/sign-ins/login-fields.ts'
import type { Operator } from './operator.ts'

type LoginRow = Selectable<LoginTable>
type Appended = { login: Login; isNew: boolean }
export type LoginLog = {
  /** Stores a row durably and returns it. If its `sent_key` already exists, returns the stored row. */
  append(row: Omit<Insertable<LoginTable>, 'id' | 'received_at'>): Promise<Appended>
}

/** A key for a row that is never sent again. */
export const uniqueKey = (): string => `server:${crypto.randomUUID()}`

export const { toApi: loginOf } = mappingOf(loginFields)

/** The account whose lines are all that the operator may read; null if they may read all. Learners see nobody else. */
export const onlyLinesOf = ({ kind, account }: Pick<Operator, 'kind' | 'account'>): string | null =>
  kind === 'learner' ? account : null

const COLUMNS = [
  'sent_key',
  'outcome',
  'reason',
  'account',
  'email',
  'level',
  'login_time',
  'address',
  'agent',
  'received_at',
] as const satisfies (keyof LoginTable)[]

/** Inserts `count` rows, whose values are passed one after the other. Returns only the rows that are new. */
const insertRows = (count: number) =>
  prepared((db, ...values: unknown[]) =>
    db
      .insertInto('login')
      .values(
        Array.from({ length: count }, (_, row) => {
          const own = values.slice(row * COLUMNS.length)
          // The values are in the order of COLUMNS.
          return Object.fromEntries(COLUMNS.map((column, place) => [column, own[place]])) as Insertable<LoginTable>
        }),
      )
      .onConflict(conflict => conflict.column('sent_key').doNothing())
      .returningAll(),
  )
const inserts = new Map<number, ReturnType<typeof insertRows>>()

/** Each batch size has its own prepared statement. */
const insertOf = (count: number) => inserts.getOrInsertComputed(count, insertRows)

export function createLoginLog(db: Db, bus: LiveBus): LoginLog {
  async function store(rows: Insertable<LoginTable>[]): Promise<Appended[]> {
    const values = rows.flatMap(row => COLUMNS.map(column => row[column]))
    const inserted = await insertOf(rows.length)(db, ...values)
    if (inserted.length > 0) bus.publish({ topic: 'logins', ids: inserted.map(row => row.id) })
    const fresh = new Map(inserted.map(row => [row.sent_key, row]))
    const known = await findByKey(rows.map(row => row.sent_key).filter(key => !fresh.has(key)))
    return rows.map(({ sent_key: key }) => {
      const row = fresh.get(key) ?? known.get(key)
      if (!row) throw new Error(`The login log lost the record ${key}.`)
      // If a key occurs twice within a batch, only the first row is new.
      const isNew = fresh.delete(key)
      known.set(key, row)
      return { login: loginOf(row), isNew }
    })
  }

  async function findByKey(keys: string[]): Promise<Map<string, LoginRow>> {
    if (keys.length === 0) return new Map()
    const rows = await db.selectFrom('login').selectAll().where('sent_key', 'in', keys).execute()
    return new Map(rows.map(row => [row.sent_key, row]))
  }
  const append = createAppender(store)
  return { append: row => append({ ...row, received_at: new Date().toISOString() }) }
}
