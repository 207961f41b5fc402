const [WIDTH, HEIGHT] = [100, 26]

/** The paths of a small line over its area, between the lowest and the highest value. Of one value there is no line. */
export function sparkOf(values: readonly number[]): { line: string; area: string } {
  if (values.length < 2) return { line: '', area: '' }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const y = (value: number) => HEIGHT - 2 - (high > low ? ((value - low) / (high - low)) * (HEIGHT - 4) : 0)
  const points = values.map(
    (value, index) => `${((index / (values.length - 1)) * WIDTH).toFixed(1)} ${y(value).toFixed(1)}`,
  )
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z` }
}
