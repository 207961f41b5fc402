import { ticketOf, tickets } from '#resources/tickets/entity.ts'
import { MAX_TICKETS, RANK_STEP } from '#resources/tickets/rules.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { locked } from '#server/locks/lock.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import type { CheckedDraft, RepairRequest } from './contract.ts'
import type { DamageCategory } from './rules.ts'

/** Titles of the tickets; `{}` is the product. */
const SUBJECTS: Record<DamageCategory, [en: string, zh: string]> = {
  zip: ['Repair of {}: zip', '{}維修：拉鍊'],
  seam: ['Repair of {}: seam', '{}維修：縫線'],
  fabric: ['Repair of {}: fabric', '{}維修：布料'],
  frame: ['Repair of {}: pole or frame', '{}維修：支架或骨架'],
  buckle: ['Repair of {}: buckle or strap', '{}維修：扣具或織帶'],
  sole: ['Repair of {}: sole', '{}維修：鞋底'],
  leak: ['Repair of {}: leak', '{}維修：滲漏'],
  electronics: ['Repair of {}: electronics', '{}維修：電子零件'],
  other: ['Repair of {}', '{}維修'],
}

/** Refuses one more ticket than a sandbox may have. */
export const requireTicketRoom = ({ trx, rows, operator: { sandboxId } }: Writing) =>
  requireLimit(trx, 'support_ticket', { sandboxId }, { rows: rows(tickets), max: MAX_TICKETS })

const highestRank = async (rows: Rows) => {
  const last = await rows(tickets).orderBy('rank', 'desc').limit(1).executeTakeFirst()
  return last?.rank ?? 0
}

/** Creates a ticket for a request, last among the open ones, and stores the request with it. */
export async function openTicket(
  { insertInto, rows, record }: Writing,
  id: number,
  { customer, product, damage, handover }: RepairRequest,
  names: CheckedDraft['names'],
) {
  const at = new Date().toISOString()
  const [en, zh] = SUBJECTS[damage.category]
  const row = await insertInto('support_ticket', {
    id,
    // A function, because a product name like `$&` would be a replacement pattern.
    title_en: en.replace('{}', () => names.product?.en ?? ''),
    title_zh: zh.replace('{}', () => names.product?.zh ?? ''),
    text_en: damage.description,
    text_zh: damage.description,
    customer_id: customer.customerId,
    order_id: product.purchase?.orderId ?? null,
    assignee_id: null,
    status: 'open',
    priority: damage.urgency,
    // At the maximum, tickets have the same rank and are sorted by id.
    rank: Math.min((await highestRank(rows)) + RANK_STEP, MAX_INTEGER),
    created_at: at,
    resolved_at: null,
    closed_at: null,
    closed_by: null,
    version: 1,
    updated_at: at,
  })
    .returningAll()
    .executeTakeFirstOrThrow()
  const request = JSON.stringify({ customer, product, damage, handover } satisfies RepairRequest)
  await insertInto('repair', { ticket_id: id, request }).execute()
  record({ entity: 'tickets', id, action: 'create', before: null, after: ticketOf(row), version: 1 })
}

/** Deletes the ticket of a withdrawn request, unless somebody has changed it. */
export async function withdrawTicket({ trx, deleteFrom, rows, record }: Writing, id: number) {
  const row = await locked(trx, rows(tickets).where('id', '=', id)).executeTakeFirst()
  const mine = deleteFrom('repair').where('ticket_id', '=', id)
  // A reset may have deleted the ticket already.
  if (!row || Number((await mine.executeTakeFirst()).numDeletedRows) === 0) throw refuse('not-found')
  if (row.version !== 1) throw refuse('ticket-touched')
  await deleteFrom('support_ticket').where('id', '=', id).execute()
  record({ entity: 'tickets', id, action: 'delete', before: ticketOf(row), after: null })
}
