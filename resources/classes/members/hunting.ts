import { findBugs } from '#practice/server/bugs/bugs.ts'
import { drawBugs } from '#practice/server/bugs/draw.ts'
import { endClassHunt, startClassHunt } from '#resources/classes/contract.ts'
import { accountIdsOf, membersOf, requireOwn } from '#resources/classes/find.ts'
import { endHunts, insertHunt } from '#resources/hunts/start.ts'
import { serve } from '#server/http/serve.ts'
import { randomBelow } from '#server/platform/random.ts'
import { MAX_SEED } from '#shared/platform/bugs.ts'
import { changeMembers, tellLearners } from './members.ts'

/** Where learners see their hunt. */
const HUNT_PAGE = 'page8_02'

export const hunting = [
  serve(startClassHunt, async ({ writeOwn, bugs, bus, params: { classId }, body }) => {
    const { accountIds, minutes, seed = randomBelow(MAX_SEED) } = body
    const bugIds = drawBugs((await findBugs()).values(), { ...body, seed }).map(({ id }) => id)
    const message = JSON.stringify({ text: '', page: HUNT_PAGE, at: new Date().toISOString() })
    const learners = await writeOwn(async writing => {
      const { trx, rows, record } = writing
      await requireOwn(rows, classId)
      const hunters: number[] = []
      for (const member of await membersOf(trx, classId, accountIds).select(['account_id', 'sandbox_id']).execute()) {
        // Whose sandbox is still to be made can't hunt in it.
        if (member.sandbox_id === null) continue
        const on = { accountId: member.account_id, sandboxId: member.sandbox_id }
        await insertHunt(trx, on, { seed, bugIds, minutes })
        hunters.push(member.account_id)
      }
      const after = { accountIds: hunters, seed, minutes }
      record({ entity: 'hunts', id: classId, action: 'create', before: null, after })
      return hunters.length === 0 ? [] : changeMembers(writing, classId, { message }, { only: hunters })
    })
    await bugs.announceChange()
    tellLearners(bus, learners, 'hunts')
    tellLearners(bus, learners)
    return { status: 200, body: { learners: learners.length } }
  }),

  serve(endClassHunt, async ({ writeOwn, bugs, bus, params: { classId } }) => {
    const learners = await writeOwn(async ({ trx, rows, record }) => {
      await requireOwn(rows, classId)
      await endHunts(trx, membersOf(trx, classId).select('class_member.sandbox_id'))
      const accountIds = await accountIdsOf(trx, classId)
      record({ entity: 'hunts', id: classId, action: 'update', before: null, after: { accountIds } })
      // So that coaches read again.
      record({ entity: 'class-members', id: classId, action: 'update', before: null, after: { hunt: null } })
      return accountIds
    })
    await bugs.announceChange()
    tellLearners(bus, learners, 'hunts')
    return { status: 204, body: undefined }
  }),
]
