import * as z from 'zod/mini'
import type { Column, Layout } from '#client/ui/table/column.ts'

export const NARROWEST_PX = 64
export const WIDEST_PX = 640
/** One press of a button. */
export const STEP_PX = 16
/** More would leave no room for what scrolls behind them. */
export const MAX_PINNED = 4

export const clampWidth = (px: number): number => Math.round(Math.max(NARROWEST_PX, Math.min(px, WIDEST_PX)))

const CHARACTER_PX = 8
const PADDING_PX = 44

/** How wide a column is: as it was made, or else as what stands in it usually needs. */
export function widthOf({ id, typicalLength = 12 }: Pick<Column<never>, 'id' | 'typicalLength'>, { widths }: Layout) {
  return widths?.[id] ?? clampWidth(typicalLength * CHARACTER_PX + PADDING_PX)
}

/** Widths as they stand in an address: `total:120`. */
export const WidthTexts = z.array(z.string().check(z.regex(/^\w{1,40}:\d{2,3}$/)))

/** Of a column that is named twice the last width counts; one that is out of bounds is brought within. */
export const readWidths = (texts: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    texts.map(text => {
      const [id = '', px] = text.split(':')
      return [id, clampWidth(Number(px))]
    }),
  )

export const writeWidths = (widths: Layout['widths'] = {}): string[] =>
  Object.entries(widths).map(([id, px]) => `${id}:${px}`)
