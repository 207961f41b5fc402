import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { refuse } from '#shared/errors.ts'
import { RepairDraft } from './contract.ts'
import { MAX_DRAFTS } from './rules.ts'

type Row = RowOf<'repair_draft'>

// Written by toColumns below, and validated by the schema.
const read = <T>(text: string | null): T | null => (text === null ? null : JSON.parse(text))
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
 * A draft belongs to its operator, although it refers to a sandbox, so nobody else can read its audit entries. It is
 * not revertible, because restoring a version from before submission could create a second ticket.
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
  // Submitted drafts do not count.
  limit: { max: MAX_DRAFTS, among: rows => rows.where('ticket_id', 'is', null) },
  async validate(next, current) {
    if (current && current.ticketId !== null && next.ticketId !== null) throw refuse('draft-submitted')
  },
})
