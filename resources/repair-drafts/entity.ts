import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { refuse } from '#shared/errors.ts'
import { RepairDraft } from './contract.ts'
import { MAX_DRAFTS } from './rules.ts'

type Row = RowOf<'repair_draft'>

// Each was written by toColumns below, and the shape of the entity looks at it once more.
const read = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T))
const written = (step: object | null) => (step === null ? null : JSON.stringify(step))

export const draftOf = (row: Row): RepairDraft => ({
  id: row.id,
  customer: read(row.customer),
  product: read(row.product),
  damage: read(row.damage),
  handover: read(row.handover),
  ticketId: row.ticket_id,
  createdAt: row.created_at,
  ...versionOf(row),
})

type Fields = Pick<RepairDraft, 'customer' | 'product' | 'damage' | 'handover' | 'ticketId'>

/**
 * A draft is its operator's own, though it points into a sandbox: it stands in their own trail, which nobody else reads. Its versions are
 * not restored from there: one from before a submission would make two tickets of one request.
 */
export const repairDrafts = defineEntity({
  name: 'repair-drafts',
  needs: 'repair-drafts:write',
  table: 'repair_draft',
  scope: 'account-in-sandbox',
  schema: RepairDraft,
  toApi: draftOf,
  toColumns: ({ customer, product, damage, handover, ticketId }: Fields) => ({
    customer: written(customer),
    product: written(product),
    damage: written(damage),
    handover: written(handover),
    ticket_id: ticketId,
  }),
  newColumns: () => ({ created_at: new Date().toISOString() }),
  isDeletable: true,
  // A submitted draft takes no room.
  limit: { max: MAX_DRAFTS, among: rows => rows.where('ticket_id', 'is', null) },
  async validate(next, current) {
    if (current && current.ticketId !== null && next.ticketId !== null) throw refuse('draft-submitted')
  },
})
