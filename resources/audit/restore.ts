import * as z from 'zod/mini'
import type { Reader } from '#server/database/open.ts'
import type { AnyEntity } from '#server/entities/entity.ts'
import { findEntities } from '#server/resources.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { readRow } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import type { RecordedRow } from '#shared/platform/audit.ts'
import type { AuditDetail } from './contract.ts'
import { parsed } from './entries.ts'
import type { AuditRow } from './select.ts'

type Side = 'before' | 'after'
type Obstacle = NonNullable<AuditDetail['obstacle']>

/** Before something was created, or came back, it was not there: that, too, is a state to go back to. */
const DELETED = Symbol('deleted')

/** The version that is meant: what a write left, or found. Of a deletion it is what was deleted. */
function versionOf(row: AuditRow, side: Side): RecordedRow | typeof DELETED | null {
  if (side === 'after') return parsed(row.after) ?? parsed(row.before)
  return parsed(row.before) ?? DELETED
}

let entities: ReturnType<typeof findEntities> | undefined

/** The current state of the row that an entry is about, what keeps that version from being restored, and what restores it. */
export async function examine(db: Reader, operator: Operator, row: AuditRow, side: Side = 'after') {
  entities ??= findEntities()
  const entity = (await entities).get(row.entity)
  const version = versionOf(row, side)
  if (!entity?.isRevertible || !version) return { current: null, obstacle: 'never' as const }
  const now = await readRow(db, entity, row.row_id, operator)
  const current = now && {
    version: now.shown.version,
    isDeleted: now.isGone,
    row: now.shown as unknown as Record<string, unknown>,
  }
  const obstacle = obstacleOf(entity, version, now, operator)
  const revert = ({ update, remove }: Writing, match: string | undefined) =>
    version === DELETED
      ? remove(entity, row.row_id, match)
      : update(entity, row.row_id, { match, fields: version, action: 'revert' })
  return { entity, current, obstacle, revert }
}

function obstacleOf(
  entity: AnyEntity,
  version: RecordedRow | typeof DELETED,
  now: Awaited<ReturnType<typeof readRow>>,
  { permissions }: Operator,
): Obstacle | null {
  if (!isPermitted(permissions, entity.needs)) return 'not-permitted'
  if (now && !now.isOwn) return 'not-permitted'
  if (!now || (now.isGone && !entity.isDeletable)) return 'row-gone'
  if (version === DELETED) return now.isGone ? 'same' : entity.isDeletable ? null : 'never'
  // A version from before a field was added takes the rest from what is there; one that is no row of the entity any more is none.
  if (!z.safeParse(entity.schema, { ...now.shown, ...version }).success) return 'never'
  return now.has(version) ? 'same' : null
}

const REFUSALS = {
  never: 'not-restorable',
  same: 'not-restorable',
  'not-permitted': 'not-permitted',
  'row-gone': 'not-found',
} as const

/** The same as the refusal of who tries all the same. */
export const refuseFor = (obstacle: Obstacle) =>
  refuse(REFUSALS[obstacle], { errors: [{ pointer: '/params/auditId', code: obstacle.replace('-', '_') }] })
