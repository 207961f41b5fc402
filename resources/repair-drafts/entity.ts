import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { RepairDraft } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_DRAFTS } from './rules.ts'

const mapping = mappingOf(fields)
export const draftOf = mapping.toApi

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
  ...mapping,
  newColumns: () => ({ created_at: new Date().toISOString() }),
  isDeletable: true,
  // Submitted drafts do not count.
  limit: { max: MAX_DRAFTS, among: rows => rows.where('ticket_id', 'is', null) },
  async validate(next, current) {
    if (current && current.ticketId !== null && next.ticketId !== null) throw refuse('draft-submitted')
  },
})
