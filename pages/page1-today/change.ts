type Change = { is: 'more'; percent: number } | { is: 'fewer'; percent: number } | { is: 'same' } | { is: 'noneBefore' }

/** How a number differs from an earlier one. Of nothing there is no percentage. */
export function changeOf(value: number, before: number): Change {
  if (before === 0) return { is: value === 0 ? 'same' : 'noneBefore' }
  const percent = Math.round((100 * Math.abs(value - before)) / before)
  if (percent === 0) return { is: 'same' }
  return { is: value > before ? 'more' : 'fewer', percent }
}
