import { Kysely, PGliteDialect, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { closeOver } from '#scripts/slice/closure.ts'
import { type Squashed, squashMigrations } from '#scripts/slice/migrations.ts'
import { pageFolder, readProject } from '#scripts/slice/project.ts'
import { guardAudit } from '#server/database/append-only.ts'
import { isSqlite } from '#server/database/columns.ts'
import { postgres } from '#server/database/postgres/postgres.ts'
import { sqlite } from '#server/database/sqlite/sqlite.ts'
import { runStatements } from '#server/database/statements.ts'
import { createPostgresDatabase, freshDatabase } from '#tests/fresh-database.ts'

// The migrations of a slice leave the same schema and rows as all migrations of the whole project, on both databases.

const project = readProject()

test.each([
  ['all pages', PAGE_FOLDERS, true],
  ['Members without practice', [pageFolder('page3_01')], false],
])(
  '%s: each resource has one migration, and all of them leave the schema of the whole project',
  async (_, pages, hasPractice) => {
    const squashed = await squashMigrations(project, closeOver(project, { pages, hasPractice }))
    expect(new Set(squashed.map(({ owner }) => owner)).size).toBe(squashed.length)
    const whole = await freshDatabase()
    const own = await emptyDatabase()
    try {
      await run(own, squashed)
      const found = await describeSchema(own)
      expect(found.length).toBeGreaterThan(hasPractice ? 800 : 150)
      // Migrations know no tables.
      const expected = await describeSchema(whole as Kysely<unknown>)
      const tables = new Set(found.map(([table]) => table))
      expect(found).toEqual(expected.filter(([table]) => tables.has(table)))
    } finally {
      await Promise.all([whole.destroy(), own.destroy()])
    }
  },
)

async function run(db: Kysely<unknown>, squashed: readonly Squashed[]) {
  for (const { statements, isGuarded } of squashed) {
    await runStatements(db, `${statements.join(';\n')};`)
    if (isGuarded) await guardAudit(db)
  }
}

async function emptyDatabase(): Promise<Kysely<unknown>> {
  if (process.env.TEST_DATABASE === 'sqlite') return new Kysely({ dialect: sqlite(':memory:') })
  const server = inject('postgres')
  if (server !== 'pglite') return new Kysely({ dialect: postgres(await createPostgresDatabase(server)) })
  const { PGlite } = await import('@electric-sql/pglite')
  return new Kysely({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
}

/** Everything that a database says about its tables, and its main sandbox: a table's name and one fact of it, sorted. */
async function describeSchema(db: Kysely<unknown>): Promise<[table: string, fact: string][]> {
  const facts = isSqlite(db) ? SQLITE_FACTS : POSTGRES_FACTS
  const { rows } = await sql<{ table: string; fact: string }>`${facts} order by 1, 2`.execute(db)
  const { rows: sandboxes } = await sql`select * from sandbox`.execute(db)
  const described = rows
    .filter(({ table }) => !/^(?:kysely|sqlite)_/.test(table))
    .map(({ table, fact }): [string, string] => [table, fact])
  return [...described, ['sandbox', JSON.stringify(sandboxes)]]
}

const SQLITE_FACTS = sql`
  select s.name as "table", json_array('column', c.cid, c.name, c.type, c."notnull", c.dflt_value, c.pk, c.hidden) as fact
    from sqlite_schema s, pragma_table_xinfo(s.name) c where s.type = 'table'
  union all select s.name, json_array('key', k.seq, k."table", k."from", k."to", k.on_delete)
    from sqlite_schema s, pragma_foreign_key_list(s.name) k where s.type = 'table'
  union all select s.name, json_array('index', i.name, i."unique", i.origin, i.partial, x.seqno, x.name, x."desc", x.coll)
    from sqlite_schema s, pragma_index_list(s.name) i, pragma_index_xinfo(i.name) x where s.type = 'table'
  union all select tbl_name, json_array(type, name, lower(replace(replace(replace(sql, char(10), ''), ' ', ''), '"', '')))
    from sqlite_schema where sql is not null`

/** PostgreSQL numbers the constraints without a name of a table that was made anew. */
const POSTGRES_FACTS = sql`
  select r.relname as "table", concat_ws(' ', 'column', a.attnum - (
      select count(*) from pg_attribute d where d.attrelid = r.oid and d.attisdropped and d.attnum < a.attnum and d.attnum > 0
    ), a.attname, format_type(a.atttypid, a.atttypmod), o.collname, a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(f.adbin, f.adrelid)) as fact
    from pg_attribute a join pg_class r on r.oid = a.attrelid left join pg_collation o on o.oid = a.attcollation
      left join pg_attrdef f on f.adrelid = r.oid and f.adnum = a.attnum
    where r.relnamespace = current_schema()::regnamespace and r.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  union all select r.relname, concat_ws(' ', 'constraint', regexp_replace(n.conname, '_fkey\\d+$', '_fkey'), pg_get_constraintdef(n.oid))
    from pg_constraint n join pg_class r on r.oid = n.conrelid
    where r.relnamespace = current_schema()::regnamespace and n.contype <> 'n'
  union all select tablename, indexdef from pg_indexes where schemaname = current_schema()
  union all select r.relname, pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class r on r.oid = t.tgrelid where r.relnamespace = current_schema()::regnamespace and not t.tgisinternal`
