type Change = { is: 'more'; percent: number } | { is: 'fewer'; percent: number } | { is: 'same' } | { is: 'noneBefore' }

/** How a number differs from an earlier one; null: there is none of either. Of nothing there is no percentage. */
export function changeOf(value: number, before: number): Change | null {
  if (before === 0) return value === 0 ? null : { is: 'noneBefore' }
  const percent = Math.round((100 * Math.abs(value - before)) / before)
  if (percent === 0) return { is: 'same' }
  return { is: value > before ? 'more' : 'fewer', percent }
}
