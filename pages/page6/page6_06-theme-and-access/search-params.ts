import * as z from 'zod/mini'

export const TABS = ['look', 'keyboard', 'files'] as const

/** The state of the page in the URL. `vision`: the colour vision that the preview imitates. */
export const VISIONS = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
export type Vision = (typeof VISIONS)[number]

export const ThemeState = z.object({
  tab: z._default(z.enum(TABS), 'look'),
  vision: z._default(z.enum(VISIONS), 'none'),
})
