import { addClassRules, endClassRules, ruleToClassFault } from '#practice/server/faults/of-class.ts'
import type { LiveBus } from '#server/bus/bus.ts'
import { serveRead, serveUpdate } from '#server/endpoints/endpoints.ts'
import { etagOf } from '#server/entities/etag.ts'
import { serve } from '#server/http/serve.ts'
import { admitHashing } from '#server/sessions/hash-queue.ts'
import type { WriteOwn } from '#server/writes/write.ts'
import { insertLearners, withPasswords } from './add-learners.ts'
import {
  addLearners,
  createClass,
  deleteClass,
  endClassFault,
  exportClass,
  listClasses,
  listLearnerRequests,
  lowerHands,
  readClass,
  readClassProgress,
  resetClass,
  sendClassMessage,
  startClassFault,
  takeBackClassMessage,
  updateClass,
} from './contract.ts'
import { classes } from './entity.ts'
import { answerClassCsv } from './export.ts'
import { accountIdsOf, listOwn, requireOwn } from './find.ts'
import { closing } from './members/closing.ts'
import { hunting } from './members/hunting.ts'
import { joining, shown } from './members/joining.ts'
import { learning } from './members/learning.ts'
import { type Change, changeMembers, tellLearners } from './members/members.ts'
import * as progress from './progress.ts'
import { readRequests } from './requests.ts'

type Context = { writeOwn: WriteOwn; bus: LiveBus; params: { classId: string } }

/** Changes members of the coach's own class: all, or those of these accounts. Returns their accounts. */
const changeOwn = ({ writeOwn, params: { classId } }: Context, change: Change, only?: readonly number[]) =>
  writeOwn(async writing => {
    await requireOwn(writing.rows, classId)
    return changeMembers(writing, classId, change, { only })
  })

/** The same, for what their consoles show. */
async function changeAndTell(context: Context, change: Change, only?: readonly number[]) {
  const learners = await changeOwn(context, change, only)
  tellLearners(context.bus, learners)
  return learners
}

export const endpoints = [
  serve(listClasses, async ({ db, rows }) => ({ status: 200, body: { rows: await listOwn(db, rows) } })),

  serve(createClass, ({ writeOwn, body }) =>
    writeOwn(async ({ create }) => {
      const created = await create(classes, body)
      return { status: 201, body: created } as const
    }),
  ),

  ...joining,
  ...learning,
  serveRead(classes, readClass),
  serveUpdate(classes, updateClass),
  ...closing,
  ...hunting,

  serve(addLearners, async ({ writeOwn, params: { classId }, body }) => {
    const added = await admitHashing(() => withPasswords(body.learners))
    await writeOwn(async ({ trx, rows, record }) => {
      const ids = await insertLearners(trx, await requireOwn(rows, classId), added)
      for (const id of ids)
        record({ entity: 'class-members', id, action: 'create', before: null, after: shown(id, classId) })
    })
    return { status: 201, body: { learners: added } }
  }),

  serve(deleteClass, async ({ writeOwn, faults, bus, log, operator, params: { classId } }) => {
    const { learners, affected } = await writeOwn(async ({ trx, rows, remove, record }) => {
      const row = await requireOwn(rows, classId)
      await remove(classes, classId, etagOf(row).etag)
      const affected = await endClassRules(trx, classId)
      const change = { state: 'leaving' as const, claimed_at: null }
      return { learners: await changeMembers({ trx, record }, classId, change, { withLeft: true }), affected }
    })
    for (const accountId of affected) await faults.announceChange(accountId)
    tellLearners(bus, learners)
    log.info({ account: operator.account, classId, learners: learners.length }, 'class deleted')
    return { status: 202, body: { learners: learners.length } }
  }),

  serve(readClassProgress, async ({ db, rows, params: { classId }, query: { accountIds } }) => ({
    status: 200,
    body: await progress.readClass(db, await requireOwn(rows, classId), accountIds),
  })),

  serve(listLearnerRequests, async ({ db, rows, traffic, params: { classId, accountId }, query: { page } }) => {
    const row = await requireOwn(rows, classId)
    await traffic.settled()
    return { status: 200, body: { rows: await readRequests(db, row, accountId, page) } }
  }),

  serve(exportClass, async ({ db, rows, params: { classId }, query }) => {
    const row = await requireOwn(rows, classId)
    return answerClassCsv(row.name, await progress.readClass(db, row), query)
  }),

  serve(startClassFault, async ({ db, writeOwn, faults, bus, params: { classId }, body }) => {
    const { accountIds, ...fault } = body
    const { affected, learners } = await writeOwn(async ({ trx, rows, record }) => {
      await requireOwn(rows, classId)
      const before = await endClassRules(trx, classId)
      const learners = await accountIdsOf(trx, classId, accountIds)
      await addClassRules(trx, classId, learners, fault)
      const after = { ...fault, accountIds: learners }
      record({ entity: 'faults', id: classId, action: 'create', before: null, after })
      return { affected: new Set([...before, ...learners]), learners }
    })
    for (const accountId of affected) await faults.announceChange(accountId)
    tellLearners(bus, learners)
    const begun = (await ruleToClassFault(db, [classId])).get(classId)
    const endsAt = begun?.endsAt ?? new Date(Date.now() + fault.seconds * 1000).toISOString()
    return { status: 200, body: { preset: fault.preset, endsAt, learners: learners.length } }
  }),

  serve(endClassFault, async ({ writeOwn, faults, params: { classId } }) => {
    const affected = await writeOwn(async ({ trx, rows, record }) => {
      await requireOwn(rows, classId)
      const accountIds = await endClassRules(trx, classId)
      record({ entity: 'faults', id: classId, action: 'delete', before: { accountIds }, after: null })
      return accountIds
    })
    for (const accountId of affected) await faults.announceChange(accountId)
    return { status: 204, body: undefined }
  }),

  serve(sendClassMessage, async context => {
    const { text, page, accountIds } = context.body
    const message = JSON.stringify({ text, page, at: new Date().toISOString() })
    return { status: 200, body: { learners: (await changeAndTell(context, { message }, accountIds)).length } }
  }),

  serve(takeBackClassMessage, async context => {
    await changeAndTell(context, { message: null })
    return { status: 204, body: undefined }
  }),

  serve(resetClass, async context => {
    const change = { state: 'waiting' as const, claimed_at: null }
    const { length: learners } = await changeOwn(context, change, context.body.accountIds)
    const { log, operator, params } = context
    log.info({ account: operator.account, ...params, learners }, 'sandboxes of a class are reset')
    return { status: 202, body: { learners } }
  }),

  serve(lowerHands, async context => {
    await changeAndTell(context, { hand_at: null }, context.query.accountIds)
    return { status: 204, body: undefined }
  }),
]
