import { useEffect, useState } from 'react'

/** Counts down from the first render. Uses the clock, because timers in a background tab run rarely. */
export function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
