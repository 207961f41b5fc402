import { max, nice, ticks as ticksOf } from 'd3-array'

// Does not use d3-scale: it would add 10 KB of colours, dates and number formats that the first screen doesn't need.

/** The positions of the categories in pixels. Each has a step of the axis, with a band for its mark in the middle. */
type Bands = { left: (category: string) => number; bandwidth: number; step: number }

/** The plot area inside its margins, in pixels. */
export type Geometry = {
  x: Bands
  /** The y coordinate of a value. */
  y: (value: number) => number
  categories: string[]
  ticks: number[]
  left: number
  width: number
  height: number
}
export type Format = (value: number) => string

const MARGIN = { top: 10, right: 4, bottom: 26 }
const CHARACTER_PX = 7
const IDEOGRAPH_PX = 13
const LABEL_GAP_PX = 10
const TICKS = 4
const BAND_SHARE = 0.55

type Size = { width: number; height: number }

/** Positions of categories and values. Values range from 0 to a round number above the highest. */
export function geometryOf(categories: string[], highest: number, { width, height }: Size, format: Format): Geometry {
  const [, top] = nice(0, highest > 0 ? highest : TICKS, TICKS)
  // If all values are whole, so are the grid lines: half a sign-in makes no sense.
  const ticks = ticksOf(0, top, TICKS).filter(tick => Number.isInteger(tick) || !Number.isInteger(highest))
  const floor = height - MARGIN.bottom
  const y = (value: number) => floor - (value / top) * (floor - MARGIN.top)
  const left = (max(ticks, tick => format(tick).length) ?? 1) * CHARACTER_PX + LABEL_GAP_PX
  const x = bandsOf(categories, left, Math.max(left, width - MARGIN.right))
  return { x, y, categories, ticks, left, width, height }
}

function bandsOf(categories: string[], from: number, to: number): Bands {
  const step = (to - from) / Math.max(categories.length, 1)
  const bandwidth = step * BAND_SHARE
  const places = new Map(categories.map((category, index) => [category, from + index * step + (step - bandwidth) / 2]))
  return { left: category => places.get(category) ?? from, bandwidth, step }
}

/** The approximate width of a label: good enough to detect collisions without a layout. */
const labelWidth = (label: string): number =>
  [...label].reduce((width, sign) => width + (/[\u2e80-\uffef]/u.test(sign) ? IDEOGRAPH_PX : CHARACTER_PX), 0)

/** The indexes of the labels to show: every n-th, so that they don't collide, and none that the right edge would cut. */
export function shownLabels({ x, categories, width }: Geometry, labels: readonly string[]): number[] {
  const step = Math.max(1, Math.ceil(((max(labels, labelWidth) ?? 0) + 6) / Math.max(x.step, 1)))
  const end = (index: number) => centreOf(x, categories[index] ?? '') + labelWidth(labels[index] ?? '') / 2
  return categories.map((_, index) => index).filter(index => index % step === 0 && (step === 1 || end(index) <= width))
}

export const centreOf = (x: Bands, category: string): number => x.left(category) + x.bandwidth / 2
