/** The steps are JSON, null until saved; `ticket_id` is set on submission. */
type RepairDraftTable = {
  id: string
  sandbox_id: string
  account_id: number
  customer: string | null
  product: string | null
  damage: string | null
  handover: string | null
  ticket_id: number | null
  created_at: string
  version: number
  updated_at: string
  deleted_at: string | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    repair_draft: RepairDraftTable
  }
}
