import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { StoredCounters } from './contract.ts'
import type { Counters } from './rules.ts'

export const countersOf = ({ number, array, version }: RowOf<'counter'>): StoredCounters => ({
  number,
  array: JSON.parse(array),
  version,
})

export const counters = defineEntity({
  name: 'counters',
  needs: 'signed-in',
  table: 'counter',
  scope: 'sandbox',
  toKey: id => ({ account_id: Number(id) }),
  // In a shared sandbox, everybody sees the audit trail, but each account restores only its own counters.
  requireOwner({ account_id }, { accountId }) {
    if (account_id !== accountId) throw refuse('not-yours')
  },
  schema: StoredCounters,
  toApi: countersOf,
  toColumns: ({ number, array }: Counters) => ({ number, array: JSON.stringify(array) }),
  isRevertible: true,
})
