import { useEffect, useState } from 'react'

/** Counts the seconds down from when it first ran. By the clock, not by ticks: a tab in the background ticks seldom. */
export function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
