import * as z from 'zod/mini'

/** A name in both languages. */
export const Names = z.object({ en: z.string(), zh: z.string() })

/** A day without a time: `2024-11-03`. */
export const Day = z.iso.date()

/** The largest value of an integer column. */
export const MAX_INTEGER = 2 ** 31 - 1

/** The id of a row within its sandbox. */
export const RowId = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER))

/** The version of a row that a sender read. */
export const RowVersion = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

/** The version and time of the last change, for every row that operators can change. The version is its ETag. */
export const versioned = { version: z.int(), updatedAt: z.iso.datetime() }

/** A row that another one refers to, with its name. */
export const NamedRow = z.object({ id: RowId, name: Names })

/** A row at the version that a sender read. */
export const VersionedRow = z.object({ id: RowId, version: RowVersion })

/** The start of a township's id: five digits for a county, eight for a township. */
export const TownshipPrefix = z.string().check(z.regex(/^\d{1,8}$/))
