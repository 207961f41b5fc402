import * as z from 'zod/mini'
import type { $ZodType as Schema } from 'zod/v4/core'

/** A list counts up to this many rows. Beyond that, the response says "more than". */
export const COUNT_CAP = 10_000

/** The query of every list: the number of rows, and the cursor from the previous page. */
export const pageQuery = {
  /** The most rows of a page. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  /** The `next` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(500))),
}

/** Part of a name in either language (or of another searchable field). Case, width and accents are ignored. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** The number of rows that a list has, up to `COUNT_CAP`. */
const RowCount = z.object({
  value: z.int(),
  /** Whether there are more rows than `value`. */
  isCapped: z.boolean(),
})

/** A page of a list. */
export const pageOf = <S extends Schema>(row: S) =>
  z.object({
    rows: z.array(row),
    /** The cursor of the next page; null on the last. */
    next: z.nullable(z.string()),
    count: RowCount,
  })

/** `field` sorts ascending, `-field` descending. */
export const sortQuery = <const F extends string>(fields: readonly F[]) =>
  z.enum(fields.flatMap(field => [field, `-${field}` as const]))
