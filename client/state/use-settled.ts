import { useState } from 'react'

/** The value as it was when it was last settled: for what describes data that is still on the screen while the next loads. */
export function useSettled<T>(value: T, isSettled: boolean): T {
  const [settled, setSettled] = useState(value)
  if (isSettled && settled !== value) setSettled(value)
  return isSettled ? value : settled
}
