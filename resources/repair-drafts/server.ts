import type { Reader } from '#server/database/open.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { nextId } from '#server/writes/next-id.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import { checked, faultsOf } from './check.ts'
import {
  createRepairDraft,
  deleteRepairDraft,
  listRepairDrafts,
  type RepairDraft,
  RepairRequest,
  readRepairDraft,
  restoreRepairDraft,
  submitRepairDraft,
  updateRepairDraft,
  withdrawRepairDraft,
} from './contract.ts'
import { draftOf, repairDrafts, requireDraftRoom } from './entity.ts'
import { findFacts } from './facts.ts'
import { MAX_DRAFTS } from './rules.ts'
import { openTicket, withdrawTicket } from './tickets.ts'

async function describe(db: Reader, operator: Operator, draft: RepairDraft) {
  return checked(draft, await findFacts(db, operator, [draft]), Date.now())
}

const replyOf = <D extends RepairDraft>(draft: D) => ({ status: 200 as const, body: draft, headers: etagOf(draft) })

export const endpoints = [
  serve(listRepairDrafts, async ({ db, rows, operator }) => {
    const open = await rows(repairDrafts)
      .where('ticket_id', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(MAX_DRAFTS)
      .execute()
    const drafts = open.map(draftOf)
    const facts = await findFacts(db, operator, drafts)
    return { status: 200, body: { rows: drafts.map(draft => checked(draft, facts, Date.now())) } }
  }),

  serve(createRepairDraft, ({ write, operator }) =>
    write(async ({ trx, create }) => {
      const draft = await create(repairDrafts, {
        customer: null,
        product: null,
        fault: null,
        handover: null,
        ticketId: null,
      })
      const headers = { ...etagOf(draft), location: `/api/repair-drafts/${draft.id}` }
      return { status: 201, body: await describe(trx, operator, draft), headers }
    }),
  ),

  serve(readRepairDraft, async ({ db, rows, operator, params: { draftId } }) => {
    const row = await rows(repairDrafts).where('id', '=', draftId).executeTakeFirst()
    if (!row) throw refuse('not-found')
    return replyOf(await describe(db, operator, draftOf(row)))
  }),

  serve(updateRepairDraft, async ({ write, operator, params: { draftId }, headers, body: fields }) =>
    replyOf(
      await write(async ({ trx, update }) => {
        const draft = await update(repairDrafts, draftId, { match: headers['if-match'], fields })
        const facts = await findFacts(trx, operator, [draft])
        // The other steps are not what was sent: what is wrong with them is told, and hinders nobody.
        const errors = faultsOf(draft, facts, Date.now())
          .filter(({ step }) => fields[step] !== undefined)
          .map(({ step, field, code }) => ({ pointer: `/body/${step}/${field}`, code }))
        if (errors.length > 0) throw refuse('step-refused', { errors })
        return checked(draft, facts, Date.now())
      }),
    ),
  ),

  serve(deleteRepairDraft, async ({ write, params: { draftId } }) => {
    await write(({ remove }) => remove(repairDrafts, draftId, ANY_VERSION))
    return { status: 204, body: undefined }
  }),

  serve(restoreRepairDraft, async ({ write, operator, params: { draftId } }) => {
    const columns = { deleted_at: null }
    return replyOf(
      await write(async ({ trx, update }) => {
        const draft = await update(repairDrafts, draftId, { match: ANY_VERSION, columns, action: 'restore' })
        return describe(trx, operator, draft)
      }),
    )
  }),

  serve(submitRepairDraft, ({ write, operator, params: { draftId }, headers: { 'if-match': match } }) =>
    write(async writing => {
      const ticketId = await nextId(writing.trx, 'support_ticket', operator.sandboxId)
      // Closed first: of two who submit at once the second finds a newer version. A refusal below undoes it.
      const draft = await writing.update(repairDrafts, draftId, { match, fields: { ticketId } })
      const body = await describe(writing.trx, operator, draft)
      if (body.errors.length > 0)
        throw refuse('draft-refused', { errors: body.errors.map(({ pointer, code }) => ({ pointer, code })) })
      await openTicket(writing, operator, ticketId, RepairRequest.parse(draft), body.names)
      return { status: 201, body, headers: { ...etagOf(draft), location: `/api/tickets/${ticketId}` } }
    }),
  ),

  serve(withdrawRepairDraft, async ({ write, operator, params: { draftId }, headers: { 'if-match': match } }) =>
    replyOf(
      await write(async writing => {
        await requireDraftRoom(writing)
        let ticketId: number | null = null
        const draft = await writing.update(repairDrafts, draftId, {
          match,
          fields: current => {
            ticketId = current.ticketId
            return { ticketId: null }
          },
        })
        if (ticketId === null) throw refuse('not-found')
        await withdrawTicket(writing, operator, ticketId)
        return describe(writing.trx, operator, draft)
      }),
    ),
  ),
]
