/**
 * One measure of a chart: its name, its value for a datum, and its colour: 1…5 of the palette, 6 for all others, or the
 * one of the span before.
 */
export type Series<D> = {
  id: string
  label: string
  value: (datum: D) => number
  color: 1 | 2 | 3 | 4 | 5 | 6 | 'before'
}

export const colorOf = ({ color }: { color: number | string }) => `var(--chart-${color})`
