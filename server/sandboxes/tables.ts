import { globSync } from 'node:fs'
import { sql } from 'kysely'
import { databaseKind, type Reader } from '#server/database/open.ts'
import type { SandboxTables } from '#server/database/schema.ts'

const ROOT = `${import.meta.dirname}/../..`

/** A table whose rows are copied with a sandbox. */
export type CopiedTable = keyof SandboxTables & string

/** The platform's own tables. Resources name theirs in `table.ts`. */
const PLATFORM_TABLES: readonly CopiedTable[] = ['role', 'role_holder']

let names: Promise<CopiedTable[]> | undefined

async function findNames(): Promise<CopiedTable[]> {
  const found = [...PLATFORM_TABLES]
  for (const file of globSync('resources/*/table.ts', { cwd: ROOT }).sort()) {
    const { sandboxTables = [] }: { sandboxTables?: readonly CopiedTable[] } = await import(
      /* @vite-ignore */ `#${file}`
    )
    found.push(...sandboxTables)
  }
  return found
}

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
  const query = databaseKind(db) === 'sqlite' ? SQLITE_REFERENCES : POSTGRES_REFERENCES
  const [tables, { rows }] = [await names, await query.execute(db)]
  const left = new Set<string>(tables)
  const inOrder: CopiedTable[] = []
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
