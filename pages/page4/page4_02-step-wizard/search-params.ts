import * as z from 'zod/mini'

export const REVIEW = 5

/** The draft (none: the start screen) and its step. */
export const WizardState = z.object({
  draft: z.optional(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  step: z._default(z.int().check(z.minimum(1), z.maximum(REVIEW)), 1),
})
