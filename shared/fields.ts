import type * as z from 'zod/mini'
import type { $ZodType as Schema } from 'zod/v4/core'
import type { Words } from './messages.ts'

// A field is declared once, as plain data: kind, title, and what is special about it. The contract's schema
// (`schema-of.ts`), the columns of the table, the mapping between row and API, the export and the columns of the list
// derive from it. Browsers load it, so it holds no schema that only the server needs, and no name of a column.

type Kinds = {
  text: string
  number: number
  /** Integer cents of TWD. */
  money: number
  flag: boolean
  day: string
  moment: string
  /** The id of a row: its own or another's. */
  id: number
  /** A name in both languages. */
  names: Words
}

export type Field = {
  /** The title of its column. Fields without one are not listed. */
  title?: Words
  /** The id of its column in lists, URLs and exports, if it differs from the field's name: `total`. */
  as?: string
  /** The list can be sorted by it, first in this direction. */
  sort?: 'asc' | 'desc'
  isNullable?: true
  /** Checks what operators enter. Without it, no form changes the field. */
  input?: Schema
  /** `row`: the platform sets it. `join`: it is a value of another row. */
  from?: 'row' | 'join'
} & (
  | { kind: keyof Kinds }
  | { kind: 'choice'; values: readonly string[]; words: Readonly<Record<string, Words>> }
  /** Any other shape. The table stores it as JSON text. */
  | { kind: 'json'; schema: Schema }
)
export type Fields = Readonly<Record<string, Field>>

export const defineFields = <const F extends Fields>(fields: F): F => fields

/** The version of a row and the time of its last change. */
export const version = defineFields({
  version: { kind: 'number', from: 'row' },
  updatedAt: { kind: 'moment', from: 'row', title: { en: 'Last changed', zh: '最後異動' } },
})

type ValueOf<D> =
  | (D extends { isNullable: true } ? null : never)
  | (D extends { kind: infer K extends keyof Kinds }
      ? Kinds[K]
      : D extends { values: readonly (infer V)[] }
        ? V
        : D extends { schema: infer S extends Schema }
          ? z.output<S>
          : never)
/** The values of a row in the API. */
export type ValuesOf<F extends Fields, K extends keyof F = keyof F> = { -readonly [N in K]: ValueOf<F[N]> }

type IdOf<K, D> = D extends { as: infer A extends string } ? A : K & string
/** The ids of the columns. */
export type ColumnId<F extends Fields> = {
  [K in keyof F]: F[K] extends { title: Words } ? IdOf<K, F[K]> : never
}[keyof F]
export type SortId<F extends Fields> = {
  [K in keyof F]: F[K] extends { sort: string } ? IdOf<K, F[K]> : never
}[keyof F]

// Lists and objects made from all fields lose the types of their members. The types above restore them.
export type ListedField = Field & { name: string; id: string; title: Words }
/** The fields that have a column, in order. */
export const listed = (fields: Fields): ListedField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.title ? [{ ...field, name, id: field.as ?? name, title: field.title }] : [],
  )
export const columnIds = <F extends Fields>(fields: F) =>
  listed(fields).map(({ id }) => id) as [ColumnId<F>, ...ColumnId<F>[]]
export const sortIds = <F extends Fields>(fields: F) =>
  listed(fields).flatMap(({ id, sort }) => (sort ? [id] : [])) as [SortId<F>, ...SortId<F>[]]
export const titlesOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(listed(fields).map(({ id, title }) => [id, title])) as Record<ColumnId<F>, Words>
