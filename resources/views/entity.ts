import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { View } from './contract.ts'
import { MAX_VIEWS } from './rules.ts'

export const viewOf = (row: RowOf<'saved_view'>, owner: string): View => ({
  id: row.id,
  page: row.page,
  name: row.name,
  search: row.search,
  owner,
  version: row.version,
  updatedAt: row.updated_at,
})

type Fields = Pick<View, 'page' | 'name' | 'search'>

export const views = defineEntity({
  name: 'views',
  needs: 'views:write',
  table: 'saved_view',
  scope: 'account',
  schema: View,
  toApi: (row, { account }) => viewOf(row, account),
  toColumns: ({ page, name, search }: Fields) => ({ page, name, search }),
  isDeletable: true,
  isReadableByLink: true,
  limit: { max: MAX_VIEWS, among: (rows, { page }) => rows.where('page', '=', page) },
  onDuplicate: () => refuse('name-taken', { errors: [{ pointer: '/body/name', code: 'name-taken' }] }),
  isRevertible: true,
})
