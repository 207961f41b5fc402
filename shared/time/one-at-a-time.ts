/**
 * A queue of its own: what it returns starts each work when the one before has ended, whether that succeeded or failed, and
 * settles like the work.
 */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}
