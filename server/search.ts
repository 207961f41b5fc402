import type { Words } from '#shared/messages.ts'
import type { Permission } from '#shared/permissions.ts'
import type { Reader } from './database/open.ts'
import type { Rows } from './entities/scoped-rows.ts'
import type { Operator } from './sessions/sessions.ts'

/** How many records of each kind a search gives. */
export const MAX_FOUND = 5

/** A record that a text names; `detail` distinguishes it from others of the same name. */
type FoundRecord = { id: string; name: Words; detail: string }

/** How a resource's records are found by a text, for those who have the permission: what its `search.ts` exports as `search`. */
export type Search = {
  needs: Permission
  find: (asked: { db: Reader; rows: Rows; operator: Operator }, text: string) => Promise<FoundRecord[]>
}

/** A name that somebody gave is the same in both languages. */
export const inBoth = (name: string): Words => ({ en: name, zh: name })

const MAX_ID = 2 ** 31 - 1

/** The id that a text is, with or without a `#`; null when it is none. */
export function numberIn(text: string): number | null {
  const [, digits] = /^#?(\d{1,10})$/.exec(text.trim()) ?? []
  const id = Number(digits ?? 0)
  return id >= 1 && id <= MAX_ID ? id : null
}
