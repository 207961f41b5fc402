import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface Tables {
    /** A question to the consoles of a session: what is your state? */
    console_ask: TableOf<typeof fields> & { account_id: number }
    /** What one window of that session has answered. */
    console_answer: {
      ask_id: string
      connection: string
      answered_at: string
      /** JSON. */
      answer: string
    }
  }
}
