import type { Field, Fields, SortId, ValueOf, ValuesOf } from '#shared/fields.ts'
import type { Words } from '#shared/messages.ts'

// How the fields of an entity are stored (`shared/fields.ts`).

type Snake<S> = S extends `${infer A}${infer B}` ? `${A extends Lowercase<A> ? A : `_${Lowercase<A>}`}${Snake<B>}` : ''
type Flat<T> = { [K in keyof T]: T[K] }

type ColumnOf<F extends Fields, K extends keyof F> = F[K] extends { column: infer C extends string } ? C : Snake<K>
type Stored<F extends Fields> = { [K in keyof F]: F[K] extends { from: 'derived' | 'cell' } ? never : K }[keyof F]
/** The fields that `toColumns` writes. */
export type Written<F extends Fields> = { [K in keyof F]: F[K] extends { from: string } ? never : K }[keyof F]
type NullOf<F extends Fields, K extends keyof F> = F[K] extends { isNullable: true } ? null : never
type Value<F extends Fields, K extends keyof F> = F[K]['kind'] extends 'flag'
  ? 0 | 1 | NullOf<F, K>
  : F[K]['kind'] extends 'json'
    ? string | NullOf<F, K>
    : ValueOf<F[K]>
type ColumnsOf<F extends Fields, K extends keyof F> = Flat<
  { [N in K as F[N]['kind'] extends 'names' ? never : ColumnOf<F, N>]: Value<F, N> } & {
    [N in K as F[N]['kind'] extends 'names' ? `${ColumnOf<F, N>}_${'en' | 'zh'}` : never]: string | NullOf<F, N>
  }
>
/** The columns of a table that hold the fields. */
export type TableOf<F extends Fields> = ColumnsOf<F, Stored<F>>

const columnOf = (name: string, { column }: Field) =>
  column ?? name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

type Row = Record<string, unknown>
/** How a value that is not null is stored in the column. Names take two. */
type Codec = { read: (value: unknown) => unknown; write: (value: unknown) => unknown }
const PLAIN: Codec = { read: value => value, write: value => value }
const CODECS: Partial<Record<Field['kind'], Codec>> = {
  flag: { read: value => value === 1, write: Number },
  json: { read: value => JSON.parse(String(value)), write: value => JSON.stringify(value) },
}
type Member = {
  name: string
  columns: string[]
  read: (row: Row) => unknown
  write: (columns: Row, value: unknown) => void
}

function memberOf(name: string, field: Field): Member {
  const column = columnOf(name, field)
  if (field.kind === 'names') {
    const [en, zh] = [`${column}_en`, `${column}_zh`]
    return {
      name,
      columns: [en, zh],
      read: row => (row[en] === null ? null : { en: row[en], zh: row[zh] }),
      write(columns, value) {
        // The field is of this kind.
        const words = value as Words | null
        columns[en] = words?.en ?? null
        columns[zh] = words?.zh ?? null
      },
    }
  }
  const { read, write } = CODECS[field.kind] ?? PLAIN
  return {
    name,
    columns: [column],
    read: row => (row[column] === null ? null : read(row[column])),
    write(columns, value) {
      columns[column] = value === null ? null : write(value)
    },
  }
}

/** `toApi` and `toColumns` of an entity. Derived fields are left to the entity. */
export function mappingOf<F extends Fields>(fields: F) {
  const all = Object.entries(fields)
    .filter(([, { from }]) => from !== 'derived' && from !== 'cell')
    .map(([name, field]) => ({ ...memberOf(name, field), isWritten: !field.from }))
  const written = all.filter(({ isWritten }) => isWritten)
  return {
    /** The columns of all fields. */
    columns: all.flatMap(({ columns }) => columns) as (keyof TableOf<F> & string)[],
    toApi(row: TableOf<F>): ValuesOf<F, Stored<F>> {
      const values: Row = {}
      for (const { name, read } of all) values[name] = read(row)
      // A value for each stored field, read as its kind is stored.
      return values as ValuesOf<F, Stored<F>>
    },
    toColumns(values: ValuesOf<F, Written<F>>): ColumnsOf<F, Written<F>> {
      const given: Row = values
      const columns: Row = {}
      for (const { name, write } of written) write(columns, given[name])
      // A column for each written field.
      return columns as ColumnsOf<F, Written<F>>
    },
  }
}

type SortColumnOf<F extends Fields, I> = {
  [K in keyof F]: (F[K] extends { as: infer A } ? A : K) extends I
    ? F[K]['kind'] extends 'names'
      ? `${ColumnOf<F, K>}_en`
      : ColumnOf<F, K>
    : never
}[keyof F]

/** The column of each sort. Names are sorted by their English form. */
export const sortsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.sort ? [[field.as ?? name, columnOf(name, field) + (field.kind === 'names' ? '_en' : '')]] : [],
    ),
    // Object.fromEntries loses the names.
  ) as { [I in SortId<F>]: SortColumnOf<F, I> }
