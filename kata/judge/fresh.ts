/** A word that occurs nowhere yet, so that no page can know it before. */
export function freshWord(): string {
  let word = ''
  while (word.length < 8) {
    const letter = String.fromCharCode(97 + Math.floor(Math.random() * 26))
    // Each letter once, so that any two of them make a mistake when they are swapped.
    if (!word.includes(letter)) word += letter
  }
  return word
}

/** A whole number between these, both included. */
export const anyNumber = (low: number, high: number): number => low + Math.floor(Math.random() * (high - low + 1))

/** One of these, another one each time. */
export function anyOf<T>(all: readonly T[]): T {
  const one = all[Math.floor(Math.random() * all.length)]
  if (one === undefined)
    throw new Error('The sandbox lacks the rows for this. Begin the kata anew, in a fresh sandbox.')
  return one
}
