import { nextTurn } from './platform/turns.ts'

/** The parts of a long list. Before each, everything else that is waiting has its turn. */
export async function* inTurns<T>(all: readonly T[], size = 250): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) {
    await nextTurn()
    yield all.slice(start, start + size)
  }
}

/** The result of work in steps. Before each, everything else that is waiting has its turn. */
export async function stepByStep<T>(steps: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    await nextTurn()
    const step = steps.next()
    if (step.done) return step.value
  }
}
