import type { Parts } from '#server/parts.ts'
import { prepare } from './prepare.ts'

/** A learner's sessions begin in their own sandbox, which exists from the first sign-in on. */
export const part: Parts['home-sandbox'] = async (services, accountId) => {
  const member = await services.unaudited
    .selectFrom('class_member')
    .innerJoin('sandbox', join =>
      join.onRef('sandbox.id', '=', 'class_member.sandbox_id').on('sandbox.deleted_at', 'is', null),
    )
    .select('sandbox.id')
    .where('class_member.account_id', '=', accountId)
    .executeTakeFirst()
  return member?.id ?? prepare(services, accountId)
}
