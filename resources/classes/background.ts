import { later, pause } from '#server/platform/turns.ts'
import type { Background } from '#server/resources.ts'
import type { Services } from '#server/services.ts'
import { prepare } from './prepare.ts'
import { removeLearner } from './remove.ts'
import { createTicks } from './ticks.ts'

/** How often to look for members who wait, in case another instance that was asked has ended. */
const LOOK_MS = 5_000
/** Between two sandboxes, so that requests wait for one of them at most. */
const PAUSE_MS = 50
/** An instance that has not finished a sandbox after this long is gone. */
const LEASE_MS = 60_000

const AT_WORK = ['waiting', 'leaving'] as const

/** Claims the member who has waited longest. Several instances never claim the same one. */
async function claimNext({ db }: Services) {
  const lapsed = new Date(Date.now() - LEASE_MS).toISOString()
  for (;;) {
    const next = await db
      .selectFrom('class_member')
      .selectAll()
      .where('state', 'in', AT_WORK)
      .where(row => row.or([row('claimed_at', 'is', null), row('claimed_at', '<', lapsed)]))
      .orderBy('joined_at')
      .orderBy('account_id')
      .limit(1)
      .executeTakeFirst()
    if (!next) return null
    const { numUpdatedRows } = await db
      .updateTable('class_member')
      .set({ claimed_at: new Date().toISOString() })
      .where('account_id', '=', next.account_id)
      // Nor one who was prepared by their sign-in, or whose class was deleted, in the meantime.
      .where('state', '=', next.state)
      .where('claimed_at', next.claimed_at === null ? 'is' : '=', next.claimed_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return next
  }
}

/** A class goes with the last of its learners. */
async function dropEmpty({ db }: Services, classId: string) {
  const member = db.selectFrom('class_member').select('account_id').where('class_id', '=', classId).limit(1)
  if (await member.executeTakeFirst()) return
  await db.deleteFrom('class').where('id', '=', classId).where('deleted_at', 'is not', null).execute()
}

async function workOnNext(services: Services): Promise<boolean> {
  const member = await claimNext(services)
  if (!member) return false
  const { account_id: accountId, class_id: classId } = member
  try {
    if (member.state === 'waiting') await prepare(services, accountId)
    else {
      await removeLearner(services.db, accountId)
      await dropEmpty(services, classId)
    }
  } catch (error) {
    services.log.error({ error: String(error), accountId, classId }, 'could not work on the sandbox of a learner')
    await services.db
      .updateTable('class_member')
      .set({ claimed_at: null, ...(member.state === 'waiting' && { state: 'failed' as const }) })
      .where('account_id', '=', accountId)
      .where('state', '=', member.state)
      .execute()
    return member.state === 'waiting'
  }
  return true
}

/** Makes, resets and deletes sandboxes of learners one after the other, and tells coaches what their learners do. */
export const start: Background = services => {
  let isEnded = false
  /** Whether there may be work that was asked for while it looked. */
  let isAsked = false
  let goOn = () => {}
  const wake = () => {
    isAsked = true
    goOn()
  }
  async function run() {
    while (!isEnded) {
      isAsked = false
      const hasWorked = await workOnNext(services).catch(error => {
        services.log.debug({ error: String(error) }, 'the sandboxes of classes were not looked after')
        return false
      })
      if (hasWorked) await pause(PAUSE_MS)
      else if (!isAsked)
        await new Promise<void>(resolve => {
          goOn = resolve
          later(resolve, LOOK_MS)
        })
    }
  }
  const running = run()
  const endTicks = createTicks(services)
  const unsubscribe = services.bus.subscribe(event => {
    if (event.topic === 'rows' && event.entity === 'class-members') wake()
  })
  return async () => {
    isEnded = true
    unsubscribe()
    endTicks()
    wake()
    await running
  }
}
