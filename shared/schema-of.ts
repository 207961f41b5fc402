import * as z from 'zod/mini'
import type { $ZodType as Schema } from 'zod/v4/core'
import type { Field, Fields } from './fields.ts'
import { Day, Names, RowId } from './row.ts'

const schemas = () => ({
  text: z.string(),
  number: z.int(),
  money: z.int(),
  flag: z.boolean(),
  day: Day,
  moment: z.iso.datetime(),
  id: RowId,
  names: Names,
})
type Schemas = ReturnType<typeof schemas>

type Bare<D> = D extends { schema: infer S extends Schema }
  ? S
  : D extends { kind: infer K extends keyof Schemas }
    ? Schemas[K]
    : D extends { values: readonly (infer V extends string)[] }
      ? z.ZodMiniEnum<{ [K in V]: K }>
      : never
type SchemaOf<D> = D extends { isNullable: true } ? z.ZodMiniNullable<Bare<D>> : Bare<D>

function bareOf(field: Field): Schema {
  if (field.kind === 'json') return field.schema
  return field.schema ?? (field.kind === 'choice' ? z.enum(field.values) : schemas()[field.kind])
}

/** The schema of a row in the API. */
export const schemaOf = <F extends Fields>(fields: F) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, { from }]) => from !== 'cell')
        .map(([name, field]) => [name, field.isNullable ? z.nullable(bareOf(field)) : bareOf(field)]),
      // Object.fromEntries loses the names.
    ) as { -readonly [K in keyof F as F[K] extends { from: 'cell' } ? never : K]: SchemaOf<F[K]> },
  )

/** What operators can enter. */
export const inputOf = <F extends Fields>(fields: F) =>
  z.object(
    // Object.fromEntries loses the names.
    Object.fromEntries(Object.entries(fields).flatMap(([name, { input }]) => (input ? [[name, input]] : []))) as {
      -readonly [K in keyof F as F[K] extends { input: Schema } ? K : never]: F[K] extends { input: infer S }
        ? S
        : never
    },
  )
