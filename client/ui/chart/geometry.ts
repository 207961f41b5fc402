import { max, nice, ticks as ticksOf } from 'd3-array'

// d3-scale is not here on purpose: with it come colours, dates and number formats, 10 KB that the first screen has no use for.

/** Where the categories lie, in pixels: each has a step of the axis and, in its middle, a band for its mark. */
export type Bands = { left: (category: string) => number; bandwidth: number; step: number }

/** The plot inside its margins, in pixels of the screen. */
export type Geometry = {
  x: Bands
  /** The height at which a value lies, from the top. */
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

/** Where categories and values lie: values from 0 to a round number above the highest. */
export function geometryOf(categories: string[], highest: number, { width, height }: Size, format: Format): Geometry {
  const [, top] = nice(0, highest > 0 ? highest : TICKS, TICKS)
  // Half a sign-in would be nonsense: when the values are whole, so are the lines.
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

/** About how wide a label is: near enough to know whether two collide, without asking the browser to lay it out. */
const labelWidth = (label: string): number =>
  [...label].reduce((width, sign) => width + (/[\u2e80-\uffef]/u.test(sign) ? IDEOGRAPH_PX : CHARACTER_PX), 0)

/** Every how-many-th category has room for its label. */
export const labelStep = (stepPx: number, labels: readonly string[]): number =>
  Math.max(1, Math.ceil(((max(labels, labelWidth) ?? 0) + 6) / Math.max(stepPx, 1)))
