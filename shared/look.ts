import * as z from 'zod/mini'

export const SCHEMES = ['auto', 'light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** An operator's preferences (resources/preferences), ready to be applied: this is all that the shell knows of them. */
export const Look = z.object({
  scheme: z.enum(SCHEMES),
  /** The values of the design tokens that differ from the standard ones. */
  css: z.string(),
  /** The keys that the operator has chosen, by the name of the shortcut. */
  keys: z.record(z.string(), z.string()),
  /** Whether shortcuts without a modifier are on (WCAG 2.1.4). */
  hasCharacterKeys: z.boolean(),
})
export type Look = z.infer<typeof Look>
