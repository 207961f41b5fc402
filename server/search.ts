import type { Words } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Reader } from './database/open.ts'
import type { Rows } from './entities/scoped-rows.ts'
import type { Operator } from './sessions/operator.ts'

/** The maximum number of results for each kind of record. */
export const MAX_FOUND = 5

/** A record found by a text. `detail` distinguishes it from others with the same name. */
type FoundRecord = { id: string; name: Words; detail: string }

/** How a resource finds its records by a text. Its `search.ts` exports it as `search`. */
export type Search = {
  needs: Permission
  find: (asked: { db: Reader; rows: Rows; operator: Operator }, text: string) => Promise<FoundRecord[]>
}

/** A name entered by a user is the same in both languages. */
export const inBoth = (name: string): Words => ({ en: name, zh: name })

const MAX_ID = 2 ** 31 - 1

/** Parses an id, with or without a leading `#`. Returns null for anything else. */
export function numberIn(text: string): number | null {
  const [, digits] = /^#?(\d{1,10})$/.exec(text.trim()) ?? []
  const id = Number(digits ?? 0)
  return id >= 1 && id <= MAX_ID ? id : null
}
