import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * The server test and the story that notice a bug: a file, ` › ` and the title. Null if nobody does, and absent if the
 * yardstick has not looked.
 */
export type Noticed = { test?: string | null; story?: string | null }

const FILE = `${import.meta.dirname}/noticed.json`

/** What the yardstick has found, by the id of the bug. */
export function readNoticed(): Record<string, Noticed> {
  // The yardstick has written it.
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
}

/** Writes into noticed.json what a run has found, and keeps what it has not looked at. Returns both. */
export function noteNoticed(bug: string, found: Noticed): Noticed {
  const all = readNoticed()
  const noticed = { ...all[bug], ...found }
  const inOrder = Object.entries({ ...all, [bug]: noticed }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`)
  return noticed
}
