import { endClassRules } from '#practice/server/faults/of-class.ts'
import { closeClass, reopenClass } from '#resources/classes/contract.ts'
import { classes } from '#resources/classes/entity.ts'
import { membersOf } from '#resources/classes/find.ts'
import type { Trx } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { closeAccount, reopenAccount } from '#server/sessions/accounts.ts'

/** The accounts that exist only for the class. Whoever attends with another account keeps it. */
const learnersOf = (trx: Trx, classId: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'account'])
    .where('id', 'in', membersOf(trx, classId).select('class_member.account_id'))
    .where('kind', '=', 'learner')
    .orderBy('id')
    .execute()

export const closing = [
  serve(closeClass, async ({ writeOwn, bus, params: { classId }, headers }) => {
    const { closed, ended } = await writeOwn(async ({ trx, update }) => {
      const closed = await update(classes, classId, {
        match: headers['if-match'],
        columns: { closed_at: new Date().toISOString() },
      })
      await endClassRules(trx, classId)
      const ended: number[] = []
      for (const learner of await learnersOf(trx, classId)) ended.push(...(await closeAccount(trx, learner)))
      return { closed, ended }
    })
    if (ended.length > 0) bus.publish({ topic: 'session-ended', sessionIds: ended })
    return { status: 200, body: closed }
  }),

  serve(reopenClass, async ({ writeOwn, params: { classId }, headers }) => {
    const opened = await writeOwn(async ({ trx, update }) => {
      const opened = await update(classes, classId, { match: headers['if-match'], columns: { closed_at: null } })
      for (const learner of await learnersOf(trx, classId)) await reopenAccount(trx, learner)
      return opened
    })
    return { status: 200, body: opened }
  }),
]
