import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { AuditDetail } from '#resources/audit/contract.ts'

/** One request that puts a row back: the trail writes what was before, or an endpoint of the row's own takes the write back. */
export type Step = { record: AuditDetail; operation: Operation | null }
export type Obstacle = 'too-many' | 'changed' | NonNullable<AuditDetail['undoObstacle']>
/** How a call is undone; or what is in the way, with the row that it is in the way of. */
export type Plan =
  | { steps: readonly Step[]; obstacle: null }
  | { steps: null; obstacle: Obstacle; record: AuditDetail | null }

/** What follows the path of a row in the endpoint that takes back its creation, or its deletion. */
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

/** Has anybody written the row since? Not where rows have no versions: there the endpoint decides. */
const isChanged = ({ version, current }: AuditDetail) =>
  version !== null && current !== null && current.version !== version

/**
 * How to undo all that a call wrote, or nothing of it: half a call taken back is a state that nobody meant. The endpoint that takes back
 * a creation takes back what was written along with it (an order gives its goods back), so then it is the only step.
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
  return { steps: steps as Step[], obstacle: null }
}
