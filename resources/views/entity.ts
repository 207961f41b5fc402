import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { View } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_VIEWS } from './rules.ts'

const mapping = mappingOf(fields)
export const viewOf = (row: RowOf<'saved_view'>, owner: string): View => ({ ...mapping.toApi(row), owner })

export const views = defineEntity({
  name: 'views',
  needs: 'views:write',
  table: 'saved_view',
  scope: 'account',
  schema: View,
  toApi: (row, { account }) => viewOf(row, account),
  toColumns: mapping.toColumns,
  isDeletable: true,
  isReadableByLink: true,
  limit: { max: MAX_VIEWS, among: (rows, { page }) => rows.where('page', '=', page) },
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name-taken' }] }),
  isRevertible: true,
})
