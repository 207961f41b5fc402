const WINDOW_MS = 5_000

/**
 * The transfer rate of the last seconds: `note(sent)` returns bytes per second, or null if there is too little data.
 */
export function createRate(now: () => number = () => performance.now()) {
  const noted: { atMs: number; sent: number }[] = []
  return (sent: number): number | null => {
    const atMs = now()
    noted.push({ atMs, sent })
    // Keeps the last value before the window as the starting point.
    while (noted[1] && noted[1].atMs < atMs - WINDOW_MS) noted.shift()
    const first = noted[0]
    if (!first || atMs - first.atMs < 200) return null
    return ((sent - first.sent) / (atMs - first.atMs)) * 1000
  }
}

/** Whole seconds until the rest is sent; null if nothing moves. */
export const secondsLeft = (rest: number, rate: number | null): number | null =>
  rate === null || rate <= 0 ? null : Math.ceil(rest / rate)
