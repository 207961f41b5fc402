import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { Import } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_IMPORTS } from './rules.ts'

const mapping = mappingOf(fields)
export const importOf = mapping.toApi

export const imports = defineEntity({
  name: 'imports',
  needs: 'members:write',
  table: 'member_import',
  scope: 'sandbox',
  schema: Import,
  ...mapping,
  limit: { max: MAX_IMPORTS },
})
