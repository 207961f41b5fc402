import { sql } from 'kysely'
import { databaseKind, type Reader } from '#server/database/open.ts'
import type { SandboxTables, SharedTables } from '#server/database/schema.ts'
import { findModules } from '#server/find-modules.ts'

/** A table whose rows are copied with a sandbox. */
export type CopiedTable = keyof SandboxTables & string

/** A table of practice data that all sandboxes share. */
export type SharedTable = keyof SharedTables & string

/** The platform's own tables. Resources name theirs in `table.ts`. */
const PLATFORM_TABLES: readonly CopiedTable[] = ['role', 'role_holder']

type Named = {
  sandboxTables?: readonly CopiedTable[]
  sharedTables?: readonly SharedTable[]
  /** Copied tables whose rows are counted, with the name of the count. */
  countedTables?: Readonly<Partial<Record<CopiedTable, string>>>
  /** Tables that are written without an audit entry, and why. */
  unauditedTables?: Readonly<Record<string, string>>
}

const readNames = async (): Promise<Named[]> => (await findModules<Named>('table.ts')).map(([, named]) => named)

let names: Promise<CopiedTable[]> | undefined
const findNames = async (): Promise<CopiedTable[]> => [
  ...PLATFORM_TABLES,
  ...(await readNames()).flatMap(({ sandboxTables = [] }) => sandboxTables),
]

/** The tables of practice data that all sandboxes share. */
export const findSharedTables = async (): Promise<SharedTable[]> =>
  (await readNames()).flatMap(({ sharedTables = [] }) => sharedTables)

/** The tables whose rows are counted, with the name of each count. */
export const findCountedTables = async (): Promise<[table: CopiedTable, name: string][]> =>
  // `Named` says that the keys are tables.
  (await readNames()).flatMap(({ countedTables = {} }) => Object.entries(countedTables) as [CopiedTable, string][])

export const findUnauditedTables = async (): Promise<Readonly<Record<string, string>>> =>
  Object.assign({}, ...(await readNames()).map(({ unauditedTables }) => unauditedTables))

type Reference = { from: string; to: string }
const SQLITE_REFERENCES = sql<Reference>`select m.name as "from", f."table" as "to"
  from sqlite_schema m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
const POSTGRES_REFERENCES = sql<Reference>`select a.relname as "from", b.relname as "to"
  from pg_constraint c join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid where c.contype = 'f'`

const ordered = new WeakMap<object, CopiedTable[]>()

/** The tables that are copied with a sandbox. Each comes after the tables that its foreign keys reference. */
export async function findCopiedTables(db: Reader): Promise<readonly CopiedTable[]> {
  // A transaction shares its database's adapter, so the order is read once per database, and cached only after success.
  const key = db.getExecutor().adapter
  const order = ordered.get(key) ?? (await readOrder(db))
  ordered.set(key, order)
  return order
}

async function readOrder(db: Reader): Promise<CopiedTable[]> {
  names ??= findNames()
  return inReferenceOrder(db, await names)
}

/** These tables, each after those that its foreign keys reference. */
export async function inReferenceOrder<T extends string>(db: Reader, tables: readonly T[]): Promise<T[]> {
  const query = databaseKind(db) === 'sqlite' ? SQLITE_REFERENCES : POSTGRES_REFERENCES
  const { rows } = await query.execute(db)
  const left = new Set<string>(tables)
  const inOrder: T[] = []
  while (left.size > 0) {
    const free = tables.find(
      table => left.has(table) && rows.every(({ from, to }) => from !== table || to === table || !left.has(to)),
    )
    if (!free) throw new Error(`The foreign keys of ${[...left].join(', ')} form a circle.`)
    left.delete(free)
    inOrder.push(free)
  }
  return inOrder
}
