import * as z from 'zod/mini'
import type { Column, Layout } from '#client/ui/table/column.ts'

export const NARROWEST_PX = 64
export const WIDEST_PX = 640
/** The change of one button press. */
export const STEP_PX = 16
/** More would leave no room for the columns that scroll. */
export const MAX_PINNED = 4

export const clampWidth = (px: number): number => Math.round(Math.max(NARROWEST_PX, Math.min(px, WIDEST_PX)))

const CHARACTER_PX = 8
const PADDING_PX = 44

/** The width of a column: the operator's choice, or what its content usually needs. */
export function widthOf({ id, typicalLength = 12 }: Pick<Column<never>, 'id' | 'typicalLength'>, { widths }: Layout) {
  return widths?.[id] ?? clampWidth(typicalLength * CHARACTER_PX + PADDING_PX)
}

/** Widths in the URL: `total:120`. */
export const WidthTexts = z.array(z.string().check(z.regex(/^\w{1,40}:\d{2,3}$/)))

/** For a repeated column, the last width wins. Widths out of bounds are clamped. */
export const readWidths = (texts: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    texts.map(text => {
      const [id = '', px] = text.split(':')
      return [id, clampWidth(Number(px))]
    }),
  )

export const writeWidths = (widths: Layout['widths'] = {}): string[] =>
  Object.entries(widths).map(([id, px]) => `${id}:${px}`)
