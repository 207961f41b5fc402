import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { ConsoleAsk } from './contract.ts'

export const askOf = (row: RowOf<'console_ask'>): ConsoleAsk => ({
  id: row.id,
  sessionId: row.session_id,
  askedAt: row.asked_at,
  ...versionOf(row),
})

/** An ask belongs to the account that asks. The audit trail records it, because it reads what another operator sees. */
export const consoleAsks = defineEntity({
  name: 'consoles',
  needs: 'channel:use',
  table: 'console_ask',
  scope: 'account',
  schema: ConsoleAsk,
  toApi: askOf,
  toColumns: ({ sessionId, askedAt }: Pick<ConsoleAsk, 'sessionId' | 'askedAt'>) => ({
    session_id: sessionId,
    asked_at: askedAt,
  }),
})
