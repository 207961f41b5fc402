import type { Page } from '@playwright/test'
import type { Call } from '#scripts/call-api.ts'
import type { Words } from '#shared/messages.ts'

/** What a requirement has at hand. */
export type Situation = {
  /** A browser page of its own, still empty. */
  page: Page
  /** Opens the front end: `open('?search=lin')`. */
  open: (query?: string) => Promise<void>
  /** Calls the API in the same sandbox, like a colleague. */
  call: Call
}

/** Something the page must do, as the brief says it and the judge tries it. It knows no classes and no framework. */
export type Requirement = {
  id: string
  says: Words
  /** Requirements without which this one can't be tried. All need the first one. */
  needs?: readonly string[]
  /** Throws what it saw instead. */
  check: (situation: Situation) => Promise<void>
}

/** A page that works but for one mistake: what is replaced in our solution, and the one requirement that then fails. */
export type PageMistake = {
  template: 'vanilla' | 'vue'
  /** What a user notices. It doesn't say where the mistake is. */
  id: string
  mistake: string
  edits: readonly (readonly [from: string, to: string])[]
  fails: string
}
