import { create } from 'zustand'

/**
 * The session ended while the operator was working. The page is kept, hidden and inert, and its requests wait, until
 * the operator has signed in again or leaves the page.
 */
export const useInterruption = create<{ isInterrupted: boolean }>(() => ({ isInterrupted: false }))

export const isInterrupted = (): boolean => useInterruption.getState().isInterrupted

/** The token whose session ended, and the tokens whose sessions were resumed in the same place. */
let lost: string | null = null
const takenUp = new Set<string>()
let waiting: ((isRegained: boolean) => void)[] = []

export function beginInterruption(token: string | null): void {
  lost = token
  useInterruption.setState({ isInterrupted: true })
}

/** True if the session of this token was resumed. A response that says it has ended is then outdated. */
export const isTakenUp = (token: string | null): boolean => token !== null && takenUp.has(token)

/** Settles when there is no interruption. Resolves to false if the operator's session was not resumed. */
export const interruptionOver = (): Promise<boolean> =>
  isInterrupted() ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(true)

/** `isRegained`: the same operator is back in the same place, so refused requests may be repeated. */
export function endInterruption(isRegained: boolean): void {
  if (lost !== null && isRegained) takenUp.add(lost)
  lost = null
  useInterruption.setState({ isInterrupted: false })
  const all = waiting
  waiting = []
  for (const settle of all) settle(isRegained)
}

/** The operator has left, so waiting calls never resume. */
export function giveUp(): void {
  endInterruption(false)
  takenUp.clear()
}
