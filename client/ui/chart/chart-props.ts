import type { Format } from './geometry.ts'
import type { Series } from './series.ts'

/** What every chart takes. */
export type ChartProps<D> = {
  label: string
  /** The label is for screen readers only, because a heading above says the same. */
  isLabelHidden?: boolean
  /** What the chart shows, in words. */
  answer?: string
  data: readonly D[]
  series: readonly Series<D>[]
  /** A unique key of the datum. */
  keyOf: (datum: D) => string
  /** The name of the datum on the axis, and in full. */
  nameOf: (datum: D) => { short: string; full: string }
  nameHeading: string
  /** The rows behind a datum's numbers. */
  linkOf?: (datum: D) => string | null
  /** The key of the selected datum. */
  currentKey?: string | undefined
  /** Values in full, and in short for the axis; plain numbers by default. */
  format?: Format
  formatTick?: Format
  /** `fill`: as tall as there is room in its flex container. */
  heightPx?: number | 'fill'
}
