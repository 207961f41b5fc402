import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

/** A question to the consoles of a session: what is your state? */
type ConsoleAskTable = TableOf<typeof fields> & { account_id: number }

/** What one window of that session has answered. */
type ConsoleAnswerTable = {
  ask_id: string
  connection: string
  answered_at: string
  /** JSON. */
  answer: string
}

declare module '#server/database/schema.ts' {
  interface Tables {
    console_ask: ConsoleAskTable
    console_answer: ConsoleAnswerTable
  }
}
