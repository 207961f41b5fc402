import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { SavedRequest, type SavedRequestFields } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_SAVED_REQUESTS } from './rules.ts'

const { toApi, toColumns } = mappingOf(fields)

export const savedRequests = defineEntity({
  name: 'saved-requests',
  needs: 'saved-requests:write',
  table: 'saved_request',
  scope: 'account',
  schema: SavedRequest,
  toApi,
  toColumns: (saved: SavedRequestFields) => ({
    ...toColumns(saved),
    operations: JSON.stringify(saved.steps.map(({ operation }) => operation)),
  }),
  isDeletable: true,
  limit: { max: MAX_SAVED_REQUESTS },
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name-taken' }] }),
  isRevertible: true,
})
