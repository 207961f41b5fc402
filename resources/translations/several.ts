import type { RowOf } from '#server/entities/entity.ts'
import { requireMatch } from '#server/entities/etag.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { inTurns } from '#server/in-turns.ts'
import { locked } from '#server/locks/lock.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { readText, requireFit, requireSource, stateOf, translationOf, translations } from './entity.ts'
import type { State } from './rules.ts'

// A change of thousands of texts would hold up everyone else’s writes for seconds if each were read, checked and saved
// by itself. Changes are prepared before the transaction, which only makes sure that they are still right, and saves
// them in few statements.

export type Row = RowOf<'translation'>
/** The row after a change, and what the audit trail shows of the change. */
export type Change = { old: Row; row: Row; before: string; after: string }

/** Changes of rows, without the rows that stay as they are. Gives other requests their turn. */
export async function prepareChanges(
  rows: readonly Row[],
  columnsOf: (row: Row) => Partial<Row> | null,
): Promise<Change[]> {
  const updated_at = new Date().toISOString()
  const changes: Change[] = []
  for await (const part of inTurns(rows))
    for (const old of part) {
      const columns = columnsOf(old)
      if (!columns) continue
      const row = { ...old, ...columns, version: old.version + 1, updated_at }
      changes.push({ old, row, before: jsonOf(old), after: jsonOf(row) })
    }
  return changes
}

const jsonOf = (row: Row) => JSON.stringify(translationOf(row))

/** Locks the rows that are about to change. Returns whether they are as they were when the changes were prepared. */
export async function areCurrent({ trx, rows }: Writing, changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) return true
  const ids = changes.map(({ row }) => row.id)
  const found = rows(translations).clearSelect().select(['id', 'version']).where('id', 'in', ids).orderBy('id')
  const versions = new Map((await locked(trx, found).execute()).map(({ id, version }) => [id, version]))
  return changes.every(({ old }) => versions.get(old.id) === old.version)
}

/** Saves changes of locked rows. */
export async function saveChanges({ insertMany, record }: Writing, changes: readonly Change[]): Promise<void> {
  for (const { row, before, after } of changes)
    record({ entity: translations.name, id: row.id, action: 'update', before, after, version: row.version })
  await insertMany(
    'translation',
    changes.map(({ row }) => row),
    ['id'],
  )
}

/** Texts, each at the version that the operator has seen. */
type Seen = readonly { id: string; version: number }[]

/** The rows of these texts, in their order. Refuses if one is unknown, has changed since or would break the console. */
export async function readSeen(rows: Rows, seen: Seen): Promise<Row[]> {
  const all: Row[] = []
  for await (const part of inTurns(seen)) {
    const ids = part.map(({ id }) => id)
    const found = await rows(translations).where('id', 'in', ids).execute()
    const byId = new Map(found.map(row => [row.id, row]))
    for (const { id, version } of part) {
      const row = byId.get(id)
      if (!row) throw refuse('not-found')
      requireMatch(`"${version}"`, translationOf(row))
      requireFit(readText(row.text), await requireSource(id), row.language)
      all.push(row)
    }
  }
  return all
}

/** Refuses texts of another state. */
export function requireState(seen: readonly Row[], state: State, code: string): void {
  const place = seen.findIndex(row => stateOf(row) !== state)
  if (place >= 0) throw refuse('nothing-to-publish', { errors: [{ pointer: `/body/translations/${place}`, code }] })
}

/** Locks the rows of changes of seen texts. Refuses if one has changed since. */
export async function lockSeen(writing: Writing, changes: readonly Change[]): Promise<void> {
  if (await areCurrent(writing, changes)) return
  await readSeen(
    writing.rows,
    changes.map(({ old }) => old),
  )
}
