import * as z from 'zod/mini'

/** What something is called in both languages. */
export const Names = z.object({ en: z.string(), zh: z.string() })

/** A day without a time: `2024-11-03`. */
export const Day = z.iso.date()

/** The largest number that a column of whole numbers holds. */
export const MAX_INTEGER = 2 ** 31 - 1

/** The id of a row within its sandbox. */
export const RowId = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER))

/** The version of a row that a sender read. */
export const RowVersion = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

/** The version and time of the last change, of every row that operators change; the version is its ETag. */
export const versioned = { version: z.int(), updatedAt: z.iso.datetime() }

/** The beginning of a township's number: five digits are a county, eight a township. */
export const TownshipPrefix = z.string().check(z.regex(/^\d{1,8}$/))
