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
  /**
   * `row`: a column that `toColumns` doesn't write. `derived`: it follows from other columns or other rows. `cell`: lists
   * and exports show it, but it is no value of the API.
   */
  from?: 'row' | 'derived' | 'cell'
  /** The column that holds it, if its name differs from the field's. */
  column?: string
  /** What the API returns, if its kind says too little: decimals, ids that are no numbers. */
  schema?: Schema
} & (
  | { kind: keyof Kinds }
  /** Without words, the values themselves are shown. */
  | { kind: 'choice'; values: readonly string[]; words?: Readonly<Record<string, Words>> }
  /** Any other shape. The table stores it as JSON text. */
  | { kind: 'json'; schema: Schema }
)
export type Fields = Readonly<Record<string, Field>>

export const defineFields = <const F extends Fields>(fields: F): F => fields

// For every row that operators can change.
export const version = defineFields({
  /** The number of changes, and the ETag. */
  version: { kind: 'number', from: 'row' },
  /** The time of the last change, in UTC. */
  updatedAt: { kind: 'moment', from: 'row', title: { en: 'Last changed', zh: '最後異動' } },
})

export type ValueOf<D> =
  | (D extends { isNullable: true } ? null : never)
  | (D extends { schema: infer S extends Schema }
      ? z.output<S>
      : D extends { kind: infer K extends keyof Kinds }
        ? Kinds[K]
        : D extends { values: readonly (infer V)[] }
          ? V
          : never)
/** The values of a row in the API. */
export type ValuesOf<F extends Fields, K extends keyof F = keyof F> = {
  -readonly [N in K as F[N] extends { from: 'cell' } ? never : N]: ValueOf<F[N]>
}

type Entered<F extends Fields> = { [K in keyof F]: F[K] extends { input: Schema } ? K : never }[keyof F]
/** The values that operators can enter. */
export type InputValues<F extends Fields> = ValuesOf<F, Entered<F>>

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
// `listed` loses the names; these types restore them.
export const columnIds = <F extends Fields>(fields: F) => listed(fields).map(({ id }) => id) as ColumnId<F>[]
export const sortIds = <F extends Fields>(fields: F) =>
  // As above.
  listed(fields).flatMap(({ id, sort }) => (sort ? [id] : [])) as SortId<F>[]
export const titlesOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(listed(fields).map(({ id, title }) => [id, title])) as Record<ColumnId<F>, Words>

export const FLAG_WORDS = { yes: { en: 'Yes', zh: '是' }, no: { en: 'No', zh: '否' } }

/** The value of a listed field in a row. */
// A row of the API is an object with a value for each field.
export const valueIn = (row: object, { name }: ListedField) => (row as Readonly<Record<string, unknown>>)[name]
