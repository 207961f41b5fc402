import * as z from 'zod/mini'
import type { $ZodType as Schema } from 'zod/v4/core'

/** The largest count that a list works out; beyond it the answer says "more than". */
export const COUNT_CAP = 10_000

/** The query of every list: how many rows, and the cursor that the page before gave. */
export const pageQuery = {
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  cursor: z.optional(z.string().check(z.maxLength(500))),
}

/** Part of a name in either language (or of what else a list searches), whatever its case, width and accents. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(100)))

/** A page of a list. `next` asks for the page after it; null on the last. */
export const pageOf = <S extends Schema>(row: S) =>
  z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    count: z.object({ value: z.int(), isCapped: z.boolean() }),
  })

/** `field` ascending or `-field` descending, for each field that a list sorts by. */
export const sortQuery = <const F extends string>(fields: readonly [F, ...F[]]) =>
  z.enum(fields.flatMap(field => [field, `-${field}` as const]))
