/** One measure of a chart: its name, its value for a datum, and its colour, 1…6 of the palette. */
export type Series<D> = { id: string; label: string; value: (datum: D) => number; color: 1 | 2 | 3 | 4 | 5 | 6 }

export const colorOf = ({ color }: { color: number }) => `var(--chart-${color})`
