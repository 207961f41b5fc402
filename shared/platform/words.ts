import type { Words } from '#shared/messages.ts'

/** Words that rules name by value, such as those of an order’s status. */
export type WordList = { namespace: string; words: Record<string, Words> }

const lists: WordList[] = []
let handleList: (list: WordList) => void = () => {}

/** Defines words that code reads without a translate function. Those of a sandbox replace them in place. */
export function defineWords<K extends string>(namespace: string, words: Record<K, Words>): Record<K, Words> {
  const list = { namespace, words }
  lists.push(list)
  handleList(list)
  return words
}

/** Calls `handle` with all lists, and later with each list whose code is loaded. */
export function followWords(handle: (list: WordList) => void): void {
  handleList = handle
  for (const list of lists) handle(list)
}

export const wordLists = (): readonly WordList[] => lists
