declare module '#server/database/schema.ts' {
  interface Tables {
    preference: {
      account_id: number
      /** JSON: the preferences that differ from the standard ones. */
      fields: string
      version: number
      updated_at: string
    }
  }
}
