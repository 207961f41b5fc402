/** Requests saved under a name; `steps` and `operations` are JSON. */
type SavedRequestTable = {
  id: string
  account_id: number
  name: string
  steps: string
  operations: string
  version: number
  updated_at: string
  deleted_at: string | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    saved_request: SavedRequestTable
  }
}
