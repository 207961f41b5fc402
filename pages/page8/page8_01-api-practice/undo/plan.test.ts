import { expect, test } from 'vitest'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { planUndo } from './plan.ts'

const at = (version: number) => ({ version, isDeleted: false, row: {} })
const UPDATE = {
  id: 1,
  entity: 'members',
  rowId: '5',
  action: 'update',
  version: 2,
  current: at(2),
  undoObstacle: null,
}
const record = (more: Partial<AuditDetail>) => ({ ...UPDATE, ...more }) as AuditDetail
const operation = (method: Operation['method'], path: string, body: Operation['body'] = null) =>
  ({ method, path, body, id: `${method} ${path}` }) as Operation
const OPERATIONS = [
  operation('POST', '/api/members/archive', { mediaType: 'application/json', schema: {} }),
  operation('POST', '/api/members/{memberId}/archive'),
  operation('DELETE', '/api/keys/{keyId}'),
  operation('POST', '/api/orders/{orderId}/cancel'),
  operation('POST', '/api/sandboxes/{sandboxId}/undelete'),
]
const plan = (records: AuditDetail[], count = records.length) => planUndo(records, count, OPERATIONS)
const idsOf = (...records: AuditDetail[]) => plan(records).steps?.map(({ operation }) => operation?.id ?? 'trail')

test('restores from the audit trail if possible, or else with an endpoint of the row', () => {
  expect(idsOf(record({}), record({ action: 'delete' }))).toEqual(['trail', 'trail'])
  expect(idsOf(record({ action: 'create', undoObstacle: 'never' }))).toEqual(['POST /api/members/{memberId}/archive'])
  expect(idsOf(record({ entity: 'keys', action: 'create', undoObstacle: 'never' }))).toEqual([
    'DELETE /api/keys/{keyId}',
  ])
  expect(idsOf(record({ entity: 'sandboxes', action: 'delete', undoObstacle: 'never' }))).toEqual([
    'POST /api/sandboxes/{sandboxId}/undelete',
  ])
})

test('the endpoint that undoes a creation also undoes what was written with it', () => {
  const order = record({ entity: 'orders', action: 'create', undoObstacle: 'never' })
  expect(idsOf(record({ entity: 'products' }), order)).toEqual(['POST /api/orders/{orderId}/cancel'])
})

test('a call is undone completely or not at all, and the obstacle is named', () => {
  const cancelled = record({ entity: 'orders', undoObstacle: 'never' })
  expect(plan([record({ entity: 'products' }), cancelled])).toEqual({
    steps: null,
    obstacle: 'never',
    record: cancelled,
  })
  expect(plan([record({ undoObstacle: 'row-gone' })])).toMatchObject({ obstacle: 'row-gone' })
  expect(plan([record({ current: at(2) }), record({ current: at(3) })])).toMatchObject({ obstacle: 'changed' })
  expect(plan([record({ current: at(2) })], 11)).toMatchObject({ obstacle: 'too-many' })
})
