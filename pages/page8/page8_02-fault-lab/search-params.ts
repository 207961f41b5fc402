import * as z from 'zod/mini'

export const TABS = ['faults', 'hunt'] as const

export const FaultLabState = z.object({
  tab: z._default(z.enum(TABS), 'faults'),
  /** The rule that the form opens with, as `rule-values.ts` writes it: `PATCH /api/profile lost;first=1`. */
  rule: z.optional(z.string()),
})

declare module '#client/router/links.ts' {
  interface PageStates {
    page8_02: z.output<typeof FaultLabState>
  }
}
