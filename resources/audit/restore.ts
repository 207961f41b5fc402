import * as z from 'zod/mini'
import type { Reader } from '#server/database/open.ts'
import type { AnyEntity } from '#server/entities/entity.ts'
import { findEntities } from '#server/resources.ts'
import type { Operator } from '#server/sessions/operator.ts'
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

/** Before its creation, a row did not exist. That is also a state to restore. */
const DELETED = Symbol('deleted')

/** The version to restore: the state after or before a write. For a deletion, that is the deleted row. */
function versionOf(row: AuditRow, side: Side): RecordedRow | typeof DELETED | null {
  if (side === 'after') return parsed(row.after) ?? parsed(row.before)
  return parsed(row.before) ?? DELETED
}

/** Reads the row's current state, finds out whether the version can be restored, and how. */
export async function examine(db: Reader, operator: Operator, row: AuditRow, side: Side = 'after') {
  const entity = (await findEntities()).get(row.entity)
  const version = versionOf(row, side)
  if (!entity?.isRevertible || !version) return { current: null, obstacle: 'never' as const }
  const now = await readRow(db, entity, row.row_id, operator)
  const current = now && {
    version: now.shown.version,
    isDeleted: now.isGone,
    // A row of the API is an object.
    row: now.shown as unknown as Record<string, unknown>,
  }
  const obstacle = obstacleOf(entity, version, now, operator)
  const revert = ({ update, remove }: Writing, match: string) =>
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
  // Fields added since are taken from the current row. A version that does not fit the schema cannot be restored.
  if (!z.safeParse(entity.schema, { ...now.shown, ...version }).success) return 'never'
  return now.has(version) ? 'same' : null
}

const REFUSALS = {
  never: 'not-restorable',
  same: 'not-restorable',
  'not-permitted': 'not-permitted',
  'row-gone': 'not-found',
} as const

/** The refusal when somebody tries to restore the version anyway. */
export const refuseFor = (obstacle: Obstacle) =>
  refuse(REFUSALS[obstacle], { errors: [{ pointer: '/params/auditId', code: obstacle }] })
