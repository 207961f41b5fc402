import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { ConsoleAsk } from './contract.ts'
import { fields } from './fields.ts'

const mapping = mappingOf(fields)
export const askOf = mapping.toApi

/** An ask belongs to the account that asks. The audit trail records it, because it reads what another operator sees. */
export const consoleAsks = defineEntity({
  name: 'consoles',
  needs: 'channel:use',
  table: 'console_ask',
  scope: 'account',
  schema: ConsoleAsk,
  ...mapping,
})
