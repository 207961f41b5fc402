import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { SavedRequest, type SavedRequestFields } from './contract.ts'
import { MAX_SAVED_REQUESTS } from './rules.ts'

const savedOf = ({ id, name, steps, version, updated_at }: RowOf<'saved_request'>): SavedRequest => ({
  id,
  name,
  // Written by toColumns below, and validated by the response schema.
  steps: JSON.parse(steps),
  version,
  updatedAt: updated_at,
})

export const savedRequests = defineEntity({
  name: 'saved-requests',
  needs: 'saved-requests:write',
  table: 'saved_request',
  scope: 'account',
  schema: SavedRequest,
  toApi: savedOf,
  toColumns: ({ name, steps }: SavedRequestFields) => ({
    name,
    steps: JSON.stringify(steps),
    operations: JSON.stringify(steps.map(({ operation }) => operation)),
  }),
  isDeletable: true,
  limit: { max: MAX_SAVED_REQUESTS },
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name-taken' }] }),
  isRevertible: true,
})
