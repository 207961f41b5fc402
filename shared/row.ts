import * as z from 'zod/mini'

/** A name in both languages. */
export const Names = z.object({ en: z.string(), zh: z.string() })

const NewName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** A name in both languages, as operators enter it. */
export const NewNames = z.object({ en: NewName, zh: NewName })

/** A day without a time: `2024-11-03`. */
export const Day = z.iso.date()

/** The largest value of an integer column. */
export const MAX_INTEGER = 2 ** 31 - 1

/** The id of a row within its sandbox. */
export const RowId = z.int().check(z.minimum(1), z.maximum(MAX_INTEGER))

/** The version of a row that a sender read. */
export const RowVersion = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

/** For every row that operators can change. */
export const versioned = {
  /** The number of changes, and the ETag. */
  version: z.int(),
  /** The time of the last change, in UTC. */
  updatedAt: z.iso.datetime(),
}

/** A row that another one refers to, with its name. */
export const NamedRow = z.object({ id: RowId, name: Names })

/** A row at the version that a sender read. */
export const VersionedRow = z.object({ id: RowId, version: RowVersion })

/** For `z.refine`: a list that names no row twice. */
export const hasUniqueIds = (rows: readonly { id: string | number }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length

/** The start of a township's id: five digits for a county, eight for a township. */
export const TownshipPrefix = z.string().check(z.regex(/^\d{1,8}$/))
