import { endClassRules } from '#practice/server/faults/of-class.ts'
import { closeClass, reopenClass } from '#resources/classes/contract.ts'
import { classes } from '#resources/classes/entity.ts'
import { membersOf, requireOwn } from '#resources/classes/find.ts'
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

/** Those whose accounts are open. */
const openLearners = (trx: Trx, classId: string) => learnersOf(trx, classId).where('closed_at', 'is', null).execute()

/** Those whose accounts were closed with the class. Whom somebody had closed before stays closed. */
const learnersClosedAt = (trx: Trx, classId: string, at: string) =>
  learnersOf(trx, classId).where('closed_at', '>=', at).execute()

export const closing = [
  serve(closeClass, async ({ writeOwn, faults, bus, params: { classId }, headers }) => {
    const { closed, ended, affected } = await writeOwn(async ({ trx, rows, update }) => {
      const { closed_at } = await requireOwn(rows, classId)
      const closed = await update(classes, classId, {
        match: headers['if-match'],
        // Closing a closed class keeps its time, by which its learners are found again.
        columns: { closed_at: closed_at ?? new Date().toISOString() },
      })
      const affected = await endClassRules(trx, classId)
      const ended: number[] = []
      for (const learner of await openLearners(trx, classId)) ended.push(...(await closeAccount(trx, learner)))
      return { closed, ended, affected }
    })
    for (const accountId of affected) await faults.announceChange(accountId)
    if (ended.length > 0) bus.publish({ topic: 'session-ended', sessionIds: ended })
    return { status: 200, body: closed }
  }),

  serve(reopenClass, async ({ writeOwn, params: { classId }, headers }) => {
    const opened = await writeOwn(async ({ trx, rows, update }) => {
      const { closed_at } = await requireOwn(rows, classId)
      const opened = await update(classes, classId, { match: headers['if-match'], columns: { closed_at: null } })
      const learners = closed_at === null ? [] : await learnersClosedAt(trx, classId, closed_at)
      for (const learner of learners) await reopenAccount(trx, learner)
      return opened
    })
    return { status: 200, body: opened }
  }),
]
