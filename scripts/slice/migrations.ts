import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import type { Closure } from './closure.ts'
import { MIGRATIONS, type Project, resourceOf } from './project.ts'

const SCHEMA = 'server/database/schema.ts'
const PLATFORM = 'platform'

/** The tables of one resource or of the platform, as statements for an empty database (`runStatements`). */
export type Squashed = { owner: string; statements: string[]; isGuarded: boolean }

/**
 * What all migrations of the whole project leave of the tables of a slice, one migration per resource, in the order of their
 * references: a database in memory has run them, and says how each table and index is made.
 */
export async function squashMigrations(project: Project, { files }: Closure): Promise<Squashed[]> {
  const platform = [...project.textOf(SCHEMA).matchAll(/^ {2}(\w+): (?:\w+Table\b|\{)/gm)].map(([, name = '']) => name)
  const own = [...project.tables].flatMap(([table, [file = '']]) => (files.has(file) ? table : []))
  const ownerOf = (table: string) => resourceOf(project.tables.get(table)?.[0] ?? '') ?? PLATFORM
  const made = await readTables()
  const referencesOf = (table: string) => made.get(table)?.references ?? []
  const groups = Map.groupBy(inOrder([...platform, ...own], referencesOf), ownerOf)
  const ownersBefore = (owner: string) => groups.get(owner)?.flatMap(referencesOf).map(ownerOf) ?? []
  return inOrder(groups.keys(), ownersBefore).map(owner => {
    const parts = groups.get(owner)?.flatMap(table => made.get(table) ?? []) ?? []
    return { owner, statements: parts.flatMap(part => part.statements), isGuarded: parts.some(part => part.isGuarded) }
  })
}

/** These and what they refer to, each after what it refers to. */
function inOrder(names: Iterable<string>, referencesOf: (name: string) => string[]): string[] {
  const seen = new Set<string>()
  function after(name: string): string[] {
    if (seen.has(name)) return []
    seen.add(name)
    return [...referencesOf(name).flatMap(after), name]
  }
  return [...names].flatMap(after)
}

async function readTables() {
  const db = await openDatabase(':memory:')
  const query = sql<{ type: string; tbl_name: string; sql: string }>`
    select type, tbl_name, sql from sqlite_schema where sql is not null order by type desc, name`
  const parts = Map.groupBy((await query.execute(db)).rows, part => part.tbl_name)
  const made = new Map<string, { statements: string[]; references: string[]; isGuarded: boolean }>()
  for (const [table, all] of parts) {
    const [created = '', ...indexes] = all.filter(({ type }) => type !== 'trigger').map(part => onLines(part.sql))
    made.set(table, {
      statements: [created, ...indexes, ...(table === 'setting' ? [] : await rowsOf(table))],
      references: [...created.matchAll(/ references "(\w+)"/g)].map(([, name = '']) => name),
      isGuarded: all.some(({ type }) => type === 'trigger'),
    })
  }
  await db.destroy()
  return made

  /** Such as the main sandbox. */
  async function rowsOf(table: string): Promise<string[]> {
    const { rows } = await sql<Record<string, string | number | null>>`select * from ${sql.table(table)}`.execute(db)
    return rows.map(row => {
      const given = Object.entries(row).filter(([, value]) => value !== null)
      const values = given.map(([, value]) => (typeof value === 'number' ? value : `'${value?.replaceAll("'", "''")}'`))
      return `insert into "${table}" (${given.map(([name]) => `"${name}"`).join(', ')}) values (${values.join(', ')})`
    })
  }
}

/** Each column and constraint of a table on a line of its own. */
const onLines = (statement: string) =>
  statement
    .replace(/^CREATE (?:UNIQUE )?\w+/, verb => verb.toLowerCase())
    .replace(/^(create table \S+ )\((.*)\)( without rowid)?$/s, (_, head, inner, end = '') => {
      const parts = inner.split(/, (?="\w+" (?:text|integer|blob|double)|constraint ")/)
      return `${head}(\n${parts.map((part: string) => `  ${part}`).join(',\n')}\n)${end}`
    })

/** The migrations as files, by path. */
export function migrationFiles(migrations: readonly Squashed[]): Record<string, string> {
  const files = migrations.map(({ owner, statements, isGuarded }, index) => [
    `${MIGRATIONS}/${String(index + 1).padStart(3, '0')}-${owner}.ts`,
    `import type { Kysely } from 'kysely'
${isGuarded ? "import { guardAudit } from '#server/database/append-only.ts'\n" : ''}import { runStatements } from '#server/database/statements.ts'

/** The tables of ${owner === PLATFORM ? 'the platform' : owner}. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, STATEMENTS)
${isGuarded ? '  await guardAudit(db)\n' : ''}}

const STATEMENTS = \`
${statements.join(';\n')};
\`
`,
  ])
  return Object.fromEntries(files)
}
