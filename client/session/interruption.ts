import { create } from 'zustand'

/**
 * The session ended while its operator was at work: their page is kept, seen and reached by nobody, and what it asks of the
 * server waits, until they have signed in again or left it.
 */
export const useInterruption = create<{ isInterrupted: boolean }>(() => ({ isInterrupted: false }))

export const isInterrupted = (): boolean => useInterruption.getState().isInterrupted

/** The token whose session ended; and those whose session was taken up again, in the same place. */
let lost: string | null = null
const takenUp = new Set<string>()
let waiting: ((isRegained: boolean) => void)[] = []

export function beginInterruption(token: string | null): void {
  lost = token
  useInterruption.setState({ isInterrupted: true })
}

/** Was the session of this token taken up again? Then an answer that says it ended is late. */
export const isTakenUp = (token: string | null): boolean => token !== null && takenUp.has(token)

/** Settles when no interruption is on any more; false when the operator's place was not regained by it. */
export const interruptionOver = (): Promise<boolean> =>
  isInterrupted() ? new Promise(resolve => waiting.push(resolve)) : Promise.resolve(true)

/** `isRegained`: the same operator is back in the same place, so that what was refused may be sent once more. */
export function endInterruption(isRegained: boolean): void {
  if (lost !== null && isRegained) takenUp.add(lost)
  lost = null
  useInterruption.setState({ isInterrupted: false })
  const all = waiting
  waiting = []
  for (const settle of all) settle(isRegained)
}

/** The operator is gone: whatever waits, waits in vain. */
export function giveUp(): void {
  endInterruption(false)
  takenUp.clear()
}
