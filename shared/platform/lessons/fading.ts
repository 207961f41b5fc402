const DAY_MS = 86_400_000
const FIRST_DAYS = 7

/**
 * The moment from which a solved task is worth repeating, in milliseconds: a week after it was solved. Each time it is
 * solved again after that moment, the next one is twice as far away. `solvedAt` begins with the first time; null without
 * one.
 */
export function fadesAt(solvedAt: readonly string[]): number | null {
  let days = FIRST_DAYS
  let fades: number | null = null
  for (const at of solvedAt.map(Date.parse)) {
    if (fades !== null && at >= fades) days *= 2
    fades = at + days * DAY_MS
  }
  return fades
}

export function hasFaded(solvedAt: readonly string[], nowMs: number): boolean {
  const fades = fadesAt(solvedAt)
  return fades !== null && nowMs >= fades
}
