const WINDOW_MS = 5_000

/** How fast bytes go, over the last seconds: `note(sent)` gives bytes a second, or null as long as nothing can be said. */
export function createRate(now: () => number = () => performance.now()) {
  const noted: { atMs: number; sent: number }[] = []
  return (sent: number): number | null => {
    const atMs = now()
    noted.push({ atMs, sent })
    // The one before the window stays: there must be something to count from.
    while (noted[1] && noted[1].atMs < atMs - WINDOW_MS) noted.shift()
    const first = noted[0]
    if (!first || atMs - first.atMs < 200) return null
    return ((sent - first.sent) / (atMs - first.atMs)) * 1000
  }
}

/** Whole seconds until the rest has gone; null when nothing moves. */
export const secondsLeft = (rest: number, rate: number | null): number | null =>
  rate === null || rate <= 0 ? null : Math.ceil(rest / rate)
