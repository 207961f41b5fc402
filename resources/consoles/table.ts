/** A question to the consoles of a session: what is your state? */
type ConsoleAskTable = {
  id: string
  account_id: number
  session_id: number
  asked_at: string
  version: number
  updated_at: string
}

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
