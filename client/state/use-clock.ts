import { useEffect, useState } from 'react'

/** The current time in milliseconds, updated at every tick while it runs. */
export function useClock(isRunning: boolean, tickMs = 1000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning, tickMs])
  return now
}
