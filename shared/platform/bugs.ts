import * as z from 'zod/mini'
import { pointerStep } from '#shared/json-pointer.ts'

// Bugs are hunted in a sandbox of one's own: there, some endpoints answer wrongly on purpose.

export const BUG_KINDS = ['calculation', 'boundary', 'state', 'permission', 'contract', 'language'] as const
export const BUG_LEVELS = ['easy', 'fair', 'hard'] as const
export type BugKind = (typeof BUG_KINDS)[number]
export type BugLevel = (typeof BUG_LEVELS)[number]

/** What a found bug is worth. */
export const POINTS: Record<BugLevel, number> = { easy: 10, fair: 20, hard: 30 }
export const HINT_COST = 5
/** What a report costs in which nothing is wrong. */
export const MISS_COST = 2

export const MAX_BUGS = 12
export const MAX_SEED = 2 ** 31 - 1
export const MAX_HUNT_MINUTES = 240

/** A place in a response: its status, or a JSON pointer into its body. */
export const STATUS_PLACE = 'status'
export const BugPlace = z.string().check(z.regex(/^(status|(\/[^/]{0,200}){1,12})$/), z.maxLength(400))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two entries of a list are different records, not one record with other values. */
const areOthers = (one: unknown, other: unknown) =>
  isRecord(one) && isRecord(other) && (one.id !== other.id || one.number !== other.number)

/**
 * The places in which two bodies differ, as JSON pointers. A list whose records are others, or more or fewer, is one
 * place.
 */
export function differencesOf(one: unknown, other: unknown, pointer = ''): string[] {
  if (Array.isArray(one) && Array.isArray(other)) {
    const isSame = one.length === other.length && !one.some((entry, index) => areOthers(entry, other[index]))
    return isSame ? one.flatMap((entry, index) => differencesOf(entry, other[index], `${pointer}/${index}`)) : [pointer]
  }
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].flatMap(name => differencesOf(one[name], other[name], `${pointer}/${pointerStep(name)}`))
  }
  return Object.is(one, other) ? [] : [pointer]
}

const lastPart = (place: string) => place.slice(place.lastIndexOf('/') + 1)

/**
 * Whether a place names one of those that are wrong: exactly, inside it, or the record right around it. The whole body
 * names nothing.
 */
export const namesOneOf = (place: string, wrong: readonly string[]): boolean =>
  wrong.some(one => place === one || place.startsWith(`${one}/`) || one.slice(0, one.lastIndexOf('/')) === place)

/** Whether a place of another response shows the same field. */
export const showsFieldOf = (place: string, wrong: readonly string[]): boolean =>
  wrong.some(one => one !== STATUS_PLACE && lastPart(one) === lastPart(place))
