import { serveDelete } from '#server/endpoints/endpoints.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import { notFound, refuse } from '#shared/errors.ts'
import { checked, issuesOf } from './check.ts'
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
import { draftOf, repairDrafts } from './entity.ts'
import { findFacts } from './facts.ts'
import { MAX_DRAFTS } from './rules.ts'
import { openTicket, requireTicketRoom, withdrawTicket } from './tickets.ts'

const EMPTY = { customer: null, product: null, damage: null, handover: null, ticketId: null }

async function describe(rows: Rows, draft: RepairDraft) {
  return checked(draft, await findFacts(rows, [draft]), Date.now())
}

const replyOf = <D extends RepairDraft>(draft: D) => ({ status: 200 as const, body: draft })

export const endpoints = [
  serve(listRepairDrafts, async ({ rows }) => {
    const open = await rows(repairDrafts)
      .where('ticket_id', 'is', null)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(MAX_DRAFTS)
      .execute()
    const drafts = open.map(draftOf)
    const facts = await findFacts(rows, drafts)
    return { status: 200, body: { rows: drafts.map(draft => checked(draft, facts, Date.now())) } }
  }),

  serve(createRepairDraft, ({ write }) =>
    write(async ({ rows, create }) => {
      const draft = await create(repairDrafts, EMPTY)
      const headers = { location: `/api/repair-drafts/${draft.id}` }
      return { status: 201, body: await describe(rows, draft), headers }
    }),
  ),

  serve(readRepairDraft, async ({ rows, params: { draftId } }) => {
    const row = await rows(repairDrafts).where('id', '=', draftId).executeTakeFirstOrThrow(notFound)
    return replyOf(await describe(rows, draftOf(row)))
  }),

  serve(updateRepairDraft, async ({ write, params: { draftId }, headers, body: fields }) =>
    replyOf(
      await write(async ({ rows, update }) => {
        const draft = await update(repairDrafts, draftId, { match: headers['if-match'], fields })
        const facts = await findFacts(rows, [draft])
        // Only issues of the sent steps refuse the update. Issues of other steps are returned.
        const errors = issuesOf(draft, facts, Date.now())
          .filter(({ step }) => fields[step] !== undefined)
          .map(({ step, field, code }) => ({ pointer: `/body/${step}/${field}`, code }))
        if (errors.length > 0) throw refuse('step-refused', { errors })
        return checked(draft, facts, Date.now())
      }),
    ),
  ),

  serveDelete(repairDrafts, deleteRepairDraft),

  serve(restoreRepairDraft, async ({ write, params: { draftId } }) =>
    replyOf(await write(async ({ rows, restore }) => describe(rows, await restore(repairDrafts, draftId)))),
  ),

  serve(submitRepairDraft, ({ write, params: { draftId }, headers: { 'if-match': match } }) =>
    write(async writing => {
      await requireTicketRoom(writing)
      const ticketId = await writing.nextId('support_ticket')
      // Closed first, so the second of two simultaneous calls finds a newer version. A refusal below rolls it back.
      const draft = await writing.update(repairDrafts, draftId, { match, fields: { ticketId } })
      const body = await describe(writing.rows, draft)
      if (body.errors.length > 0)
        throw refuse('draft-refused', { errors: body.errors.map(({ pointer, code }) => ({ pointer, code })) })
      await openTicket(writing, ticketId, RepairRequest.parse(draft), body.names)
      return { status: 201, body, headers: { location: `/api/tickets/${ticketId}` } }
    }),
  ),

  serve(withdrawRepairDraft, async ({ write, params: { draftId }, headers: { 'if-match': match } }) =>
    replyOf(
      await write(async writing => {
        await writing.requireRoom(repairDrafts, EMPTY)
        let ticketId: number | null = null
        const draft = await writing.update(repairDrafts, draftId, {
          match,
          fields: current => {
            ticketId = current.ticketId
            return { ticketId: null }
          },
        })
        if (ticketId === null) throw refuse('not-found')
        await withdrawTicket(writing, ticketId)
        return describe(writing.rows, draft)
      }),
    ),
  ),
]
