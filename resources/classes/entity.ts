import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { randomText } from '#server/platform/random.ts'
import { requireVisible } from '#server/sandboxes/visible.ts'
import { Class } from './contract.ts'
import { fields } from './fields.ts'
import { CODE_LENGTH, CODE_LETTERS, MAX_CLASSES } from './rules.ts'

export const { toApi: classOf, toColumns } = mappingOf(fields)

const newCode = () => randomText(CODE_LENGTH, CODE_LETTERS)

/** A class belongs to its coach, who alone can read and change it. */
export const classes = defineEntity({
  name: 'classes',
  needs: 'classes:manage',
  table: 'class',
  scope: 'account',
  schema: Class,
  toApi: classOf,
  toColumns,
  newColumns: () => ({ code: newCode(), opened_at: new Date().toISOString() }),
  isDeletable: true,
  limit: { max: MAX_CLASSES },
  async validate({ startFrom }, current, { trx, operator }) {
    if (startFrom !== current?.startFrom) await requireVisible(trx, operator, startFrom)
  },
})
