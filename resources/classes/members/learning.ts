import type { Updateable } from 'kysely'
import { endRulesOfOthers } from '#practice/server/faults/of-class.ts'
import { dismissMessage, leaveClass, lowerHand, raiseHand, readMyClass } from '#resources/classes/contract.ts'
import { findAttended } from '#resources/classes/find.ts'
import type { ClassMemberTable } from '#resources/classes/table.ts'
import { serve } from '#server/http/serve.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import type { WriteOwn } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { shown } from './joining.ts'

type Context = { writeOwn: WriteOwn; operator: SessionOperator }

/** Changes the caller's own row in their class. */
async function changeOwn({ writeOwn, operator }: Context, change: Updateable<ClassMemberTable>) {
  const { accountId } = operator
  await writeOwn(async ({ trx, record }) => {
    const attended = await findAttended(trx, accountId)
    if (!attended) throw refuse('not-found')
    await trx.updateTable('class_member').set(change).where('account_id', '=', accountId).execute()
    if (change.left_at) await endRulesOfOthers(trx, accountId)
    const before = shown(accountId, attended.class_id)
    const isLeaving = change.left_at !== undefined
    const action = isLeaving ? 'delete' : 'update'
    record({
      entity: 'class-members',
      id: accountId,
      action,
      before,
      after: isLeaving ? null : { ...before, ...change },
    })
  })
  return { status: 204, body: undefined } as const
}

const now = () => new Date().toISOString()

export const learning = [
  serve(readMyClass, async ({ db, operator }) => {
    const found = await findAttended(db, operator.accountId)
    if (!found) return { status: 200, body: { class: null } }
    const { name, coach, ends_on: endsOn, hand_at: handAt } = found
    // Only `sendClassMessage` writes the one column, and the entity of classes the other.
    const message = found.message === null ? null : JSON.parse(found.message)
    return { status: 200, body: { class: { name, coach, endsOn, pages: JSON.parse(found.pages), handAt, message } } }
  }),

  serve(leaveClass, async context => {
    const left = await changeOwn(context, { left_at: now(), hand_at: null })
    await context.faults.announceChange(context.operator.accountId)
    return left
  }),
  serve(raiseHand, context => changeOwn(context, { hand_at: now() })),
  serve(lowerHand, context => changeOwn(context, { hand_at: null })),
  serve(dismissMessage, context => changeOwn(context, { message: null })),
]
