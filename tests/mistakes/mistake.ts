/** A small mistake that somebody could make: `find` occurs once in the file, and `replace` takes its place. */
export type Mistake = { name: string; file: string; find: string; replace: string }

/** Groups the mistakes of a file, to name it once. */
export const inFile = (file: string, ...mistakes: [name: string, find: string, replace: string][]): Mistake[] =>
  mistakes.map(([name, find, replace]) => ({ name, file, find, replace }))
