import type { Closure } from './closure.ts'
import { MIGRATIONS, type Project } from './project.ts'

const SCHEMA = 'server/database/schema.ts'
/** A table that a migration creates, changes or fills, not one that it only references. */
const CHANGED =
  /(?:createTable|alterTable|dropTable|renameTo|on|insertInto|updateTable|deleteFrom|ofSandbox)\((?:db, )?'(\w+)'|(?:update|alter table|insert into|create (?:unique )?index \w+ on) "?(\w+)/g
const REFERENCED = /references\('(\w+)\.|from "?(\w+)|join "?(\w+)|addForeignKeyConstraint\([^)]*?\], '(\w+)'/g

/**
 * The migrations that touch a table of the slice, and those before them that made what they need. Some create tables of
 * resources that are not there: these stay empty.
 */
export function pickMigrations(project: Project, { files }: Closure) {
  const platform = [...project.textOf(SCHEMA).matchAll(/^ {2}(\w+): (?:\w+Table\b|\{)/gm)].map(([, name = '']) => name)
  const own = [...project.tables].filter(([, file]) => files.has(file)).map(([table]) => table)
  const known = new Set([...platform, ...project.tables.keys()])
  const needed = new Set([...platform, ...own])
  const chosen: string[] = []
  const migrations = project.files.filter(file => file.startsWith(`${MIGRATIONS}/`))
  for (const file of migrations.toReversed()) {
    const text = project.textOf(file)
    const tablesIn = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(found => found.slice(1).find(Boolean) ?? '').filter(name => known.has(name))
    const changed = tablesIn(CHANGED)
    if (!changed.some(table => needed.has(table))) continue
    chosen.unshift(file)
    for (const table of [...changed, ...tablesIn(REFERENCED)]) needed.add(table)
  }
  return { files: chosen, tables: platform.length + own.length }
}
