import { api } from '#client/api/api.ts'
import type { Issues } from '#client/ui/form/issues.ts'
import { type ApiKey, listKeys } from '#resources/keys/contract.ts'

export const keysQuery = api.query(listKeys)

/** A key that was made just now: only then is the key itself known. */
export type MadeKey = { id: string; token: string }

/** The origins of a text, one a line; what was copied from an address bar is made an origin. */
export const originsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(line => (/^https?:\/\/[^/]+\/?$/i.test(line) && URL.canParse(line) ? new URL(line).origin : line))

/** An issue of the third origin is one of the field that they all stand in. */
export const onFields = (issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([path, issue]) => [path.replace(/\..*/, ''), issue]))

/** How long keys may be made to last; the last of them is for good. */
export const LIVES = ['7', '30', '90', '366', 'always'] as const

/** `strive_…a1B2`, by which operators recognise it. */
export const shortForm = ({ ending }: Pick<ApiKey, 'ending'>) => `strive_…${ending}`
