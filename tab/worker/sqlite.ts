import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import type { SqliteStatement } from 'kysely'
import type { SqliteFile } from '#server/database/sqlite/sqlite-driver.ts'

const MAX_STATEMENTS = 100

/** An open database of SQLite's WebAssembly build, with the face of a file of server/database/sqlite. */
export function sqliteFile({ capi }: Sqlite3Static, raw: Database): SqliteFile {
  const prepared = new Map<string, { statement: PreparedStatement; fresh: SqliteStatement }>()

  /** Errors as those of node:sqlite, which server/database/failures reads. */
  function asNode<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      const errcode = raw.pointer ? capi.sqlite3_extended_errcode(raw.pointer) : 0
      const message = String(error instanceof Error ? error.message : error).replace(/^.*result code \d+: /, '')
      throw Object.assign(new Error(message, { cause: error }), { code: 'ERR_SQLITE_ERROR', errcode })
    }
  }

  function prepare(sql: string) {
    const statement = raw.prepare(sql)
    const names = statement.columnCount > 0 ? statement.getColumnNames() : []
    const bound = (values: readonly unknown[]) => {
      // Kysely binds what server/database writes: texts, numbers, null and bytes.
      if (statement.parameterCount > 0) statement.bind(values as never)
      return statement
    }
    const fresh: SqliteStatement = {
      reader: names.length > 0,
      all: values =>
        asNode(() => {
          const rows: object[] = []
          try {
            bound(values)
            while (statement.step()) rows.push(Object.fromEntries(names.map((name, at) => [name, statement.get(at)])))
          } finally {
            statement.reset(true)
          }
          return rows
        }),
      run: values =>
        asNode(() => {
          try {
            bound(values).step()
          } finally {
            statement.reset(true)
          }
          return { changes: Number(raw.changes()), lastInsertRowid: capi.sqlite3_last_insert_rowid(raw) }
        }),
      iterate: () => {
        throw new Error('Read page by page.')
      },
    }
    return { statement, fresh }
  }

  return {
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known.fresh
      if (prepared.size >= MAX_STATEMENTS) {
        for (const { statement } of prepared.values()) statement.finalize()
        prepared.clear()
      }
      const made = asNode(() => prepare(sql))
      prepared.set(sql, made)
      return made.fresh
    },
    close: () => raw.close(),
  }
}
