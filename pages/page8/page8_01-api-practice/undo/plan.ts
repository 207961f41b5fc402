import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { AuditDetail } from '#resources/audit/contract.ts'

/**
 * One request that restores a row: the audit trail writes the earlier version, or an endpoint of the row's own undoes
 * the write.
 */
export type Step = { record: AuditDetail; operation: Operation | null }
type Obstacle = 'too-many' | 'changed' | NonNullable<AuditDetail['undoObstacle']>
/** How to undo a call, or what prevents it, with the row in question. */
export type Plan =
  | { steps: readonly Step[]; obstacle: null }
  | { steps: null; obstacle: Obstacle; record: AuditDetail | null }

/** The suffix of a row's path in the endpoint that undoes its creation or its deletion. */
const TAKES_BACK: Partial<Record<AuditDetail['action'], readonly (readonly [Operation['method'], string])[]>> = {
  create: [
    ['DELETE', ''],
    ['POST', '/archive'],
    ['POST', '/cancel'],
    ['POST', '/undo'],
  ],
  delete: [
    ['POST', '/restore'],
    ['POST', '/undelete'],
  ],
}

function endpointFor({ entity, action }: AuditDetail, operations: readonly Operation[]): Operation | null {
  const candidates = TAKES_BACK[action] ?? []
  const rowPath = new RegExp(`^/api/${entity}/\\{\\w+\\}(.*)$`)
  const isMatch = ({ method, path, body }: Operation) => {
    const rest = rowPath.exec(path)?.[1]
    return body === null && candidates.some(([verb, suffix]) => verb === method && suffix === rest)
  }
  return operations.find(isMatch) ?? null
}

/** True if someone has written the row since. Rows without versions are left to the endpoint to check. */
const isChanged = ({ version, current }: AuditDetail) =>
  version !== null && current !== null && current.version !== version

/**
 * Plans how to undo everything that a call wrote, or nothing: undoing half a call would create a state that nobody
 * wanted. The endpoint that undoes a creation also undoes what was written with it (cancelling an order returns its
 * items), so it is then the only step.
 */
export function planUndo(records: readonly AuditDetail[], count: number, operations: readonly Operation[]): Plan {
  const changed = records.find(isChanged)
  if (changed) return { steps: null, obstacle: 'changed', record: changed }
  const steps = records.map((record): Step | Plan => {
    if (record.undoObstacle === null) return { record, operation: null }
    const operation = endpointFor(record, operations)
    return operation ? { record, operation } : { steps: null, obstacle: record.undoObstacle, record }
  })
  const main = steps.filter((step): step is Step => 'operation' in step && step.operation !== null)
  const creation = main.find(({ record }) => record.action === 'create')
  if (creation) return { steps: [creation], obstacle: null }
  const blocked = steps.find((step): step is Plan => 'obstacle' in step)
  if (blocked) return blocked
  if (count > records.length) return { steps: null, obstacle: 'too-many', record: null }
  // All of them are steps: the first obstacle has been returned above.
  return { steps: steps as Step[], obstacle: null }
}
