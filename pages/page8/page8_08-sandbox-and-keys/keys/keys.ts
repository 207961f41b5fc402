import { api } from '#client/api/api.ts'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { type ApiKey, listKeys } from '#resources/keys/contract.ts'

export const keysQuery = api.query(listKeys)

/** A key that was just created. Its token is only known now. */
export type MadeKey = { id: string; token: string }

/** The origins in a text, one per line. A URL from an address bar is reduced to its origin. */
export const originsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(line => (/^https?:\/\/[^/]+\/?$/i.test(line) && URL.canParse(line) ? new URL(line).origin : line))

/** Maps an issue of a single origin to the field that holds all of them. */
export const onFields = (issues: Issues): Issues =>
  Object.fromEntries(Object.entries(issues).map(([path, issue]) => [path.replace(/\..*/, ''), issue]))

/** The lifetimes to choose from, in days; the last one never expires. */
export const LIVES = ['7', '30', '90', '366', 'always'] as const

/** `strive_…a1B2`, which operators recognise it by. */
export const shortForm = ({ ending }: Pick<ApiKey, 'ending'>) => `strive_…${ending}`
