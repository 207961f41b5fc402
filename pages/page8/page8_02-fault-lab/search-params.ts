import * as z from 'zod/mini'

/** The rule that the form opens with, as `rule-text.ts` writes it: `PATCH /api/profile lost;first=1`. */
export const FaultLabState = z.object({ rule: z.optional(z.string()) })

declare module '#client/router/links.ts' {
  interface PageStates {
    page8_02: z.output<typeof FaultLabState>
  }
}
