import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { Import } from './contract.ts'

export const importOf = (row: RowOf<'member_import'>): Import => ({
  id: row.id,
  fileName: row.file_name,
  rowCount: row.row_count,
  firstMemberId: row.first_member_id,
  by: row.account,
  createdAt: row.created_at,
  undoneAt: row.undone_at,
  ...versionOf(row),
})

type Fields = Pick<Import, 'fileName' | 'rowCount' | 'firstMemberId' | 'by' | 'createdAt' | 'undoneAt'>

export const imports = defineEntity({
  name: 'imports',
  needs: 'members:write',
  table: 'member_import',
  scope: 'sandbox',
  schema: Import,
  toApi: importOf,
  toColumns: (fields: Fields) => ({
    file_name: fields.fileName,
    row_count: fields.rowCount,
    first_member_id: fields.firstMemberId,
    account: fields.by,
    created_at: fields.createdAt,
    undone_at: fields.undoneAt,
  }),
})
