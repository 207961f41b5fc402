/** Saved filters, sort and columns of a list, under a name. */
type SavedViewTable = {
  id: string
  account_id: number
  page: string
  name: string
  search: string
  version: number
  updated_at: string
  deleted_at: string | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    saved_view: SavedViewTable
  }
}
