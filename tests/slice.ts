import { existsSync } from 'node:fs'

/** Whether this project is a slice of the console, with some of its pages. */
export const isSlice = existsSync(`${import.meta.dirname}/../slice.json`)

/** The number that a test must find more than, lest it proves nothing. A slice may have less. */
export const moreThan = (count: number): number => (isSlice ? -1 : count)
