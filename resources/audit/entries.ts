import type { Reader } from '#server/database/open.ts'
import { inTurns } from '#server/in-turns.ts'
import { findOperations } from '#server/resources.ts'
import type { Words } from '#shared/messages.ts'
import { propertyOf } from '#shared/objects.ts'
import { changedFields, type RecordedRow } from '#shared/platform/audit.ts'
import type { AuditEntry } from './contract.ts'
import type { AuditRow } from './select.ts'

/** Titles of entities that have no resource of their own. */
const BESIDES: Record<string, Words> = {
  passwords: { en: 'Passwords', zh: '密碼' },
  'role-holders': { en: 'Role holders', zh: '角色成員' },
  'class-members': { en: 'Learners', zh: '學員' },
}

async function findTitles(): Promise<(entity: string) => Words> {
  const titles = new Map((await findOperations()).map(({ entity, title }) => [entity, title]))
  return entity => titles.get(entity) ?? BESIDES[entity] ?? { en: entity, zh: entity }
}

export const parsed = (text: string | null): RecordedRow | null => (text === null ? null : JSON.parse(text))

/** Entities whose rows are sandboxes, but don't contain their name. */
const OF_SANDBOX = ['shop']

/** The names of the sandboxes that these entries are about. */
async function sandboxNames(db: Reader, rows: readonly AuditRow[]) {
  const ids = rows.filter(({ entity }) => OF_SANDBOX.includes(entity)).map(row => row.row_id)
  if (ids.length === 0) return new Map<string, Words>()
  const found = await db.selectFrom('sandbox').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, { en: name, zh: name }]))
}

/** A record can have a hundred kilobytes before and after, so few are compared at once. */
const COMPARED_AT_ONCE = 20

export async function entriesToApi(db: Reader, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const titleOf = await titles()
  const names = await sandboxNames(db, rows)
  const entries: AuditEntry[] = []
  for await (const part of inTurns(rows, COMPARED_AT_ONCE)) entries.push(...part.map(entryOf))
  return entries

  function entryOf(row: AuditRow): AuditEntry {
    const [before, after] = [parsed(row.before), parsed(row.after)]
    return {
      id: row.id,
      at: row.at,
      account: row.account,
      entity: row.entity,
      title: titleOf(row.entity),
      rowId: row.row_id,
      label: labelOf(after ?? before) ?? (OF_SANDBOX.includes(row.entity) ? (names.get(row.row_id) ?? null) : null),
      action: row.action,
      version: row.version,
      fields: changedFields(before, after),
      endpoint: row.endpoint,
      requestId: row.request_id,
    }
  }
}

/** Titles do not change while the server runs. */
let known: ReturnType<typeof findTitles> | undefined
export const titles = () => {
  known ??= findTitles()
  return known
}

/** The row's name, in one language or both. */
function labelOf(row: RecordedRow | null): Words | null {
  const name = row?.name
  if (typeof name === 'string') return { en: name, zh: name }
  const [en, zh] = [propertyOf(name, 'en'), propertyOf(name, 'zh')]
  return typeof en === 'string' && typeof zh === 'string' ? { en, zh } : null
}
