type Change = { is: 'more'; percent: number } | { is: 'fewer'; percent: number } | { is: 'same' } | { is: 'noneBefore' }

/** The change from an earlier number; null if both are zero. A change from zero has no percentage. */
export function changeOf(value: number, before: number): Change | null {
  if (before === 0) return value === 0 ? null : { is: 'noneBefore' }
  const percent = Math.round((100 * Math.abs(value - before)) / before)
  if (percent === 0) return { is: 'same' }
  return { is: value > before ? 'more' : 'fewer', percent }
}
