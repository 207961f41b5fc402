import type { Fields, SortId, ValuesOf } from '#shared/fields.ts'

// How the fields of an entity are stored (`shared/fields.ts`).

type Snake<S> = S extends `${infer A}${infer B}` ? `${A extends Lowercase<A> ? A : `_${Lowercase<A>}`}${Snake<B>}` : ''
type Flat<T> = { [K in keyof T]: T[K] }

type Stored<F extends Fields> = { [K in keyof F]: F[K] extends { from: 'join' } ? never : K }[keyof F]
type Written<F extends Fields> = { [K in keyof F]: F[K] extends { from: string } ? never : K }[keyof F]
/** A field whose value is a column. */
type Single<F extends Fields, K extends keyof F> = K extends keyof F
  ? F[K]['kind'] extends 'names'
    ? never
    : K
  : never
type Value<F extends Fields, K extends keyof F> = F[K]['kind'] extends 'flag'
  ? 0 | 1
  : F[K]['kind'] extends 'json'
    ? string | Extract<ValuesOf<F>[K], null>
    : ValuesOf<F>[K]
type ColumnsOf<F extends Fields, K extends keyof F> = Flat<
  { [N in Single<F, K> as Snake<N>]: Value<F, N> } & {
    [N in Exclude<K, Single<F, K>> as `${Snake<N>}_en` | `${Snake<N>}_zh`]: string
  }
>
/** The columns of a table that hold the fields. */
export type TableOf<F extends Fields> = ColumnsOf<F, Stored<F>>

const snake = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

type Row = Record<string, unknown>
type Codec = { read: (row: Row, column: string) => unknown; write: (value: never, column: string) => Row }
const plain: Codec = { read: (row, column) => row[column], write: (value, column) => ({ [column]: value }) }
const CODECS: Partial<Record<Fields[string]['kind'], Codec>> = {
  names: {
    read: (row, column) => ({ en: row[`${column}_en`], zh: row[`${column}_zh`] }),
    write: ({ en, zh }: { en: string; zh: string }, column) => ({ [`${column}_en`]: en, [`${column}_zh`]: zh }),
  },
  flag: {
    read: (row, column) => row[column] === 1,
    write: (value: boolean, column) => ({ [column]: Number(value) }),
  },
  json: {
    read: (row, column) => (row[column] === null ? null : JSON.parse(row[column] as string)),
    write: (value: unknown, column) => ({ [column]: value === null ? null : JSON.stringify(value) }),
  },
}

/** `toApi` and `toColumns` of an entity. Fields of other rows (`from: 'join'`) are left to the entity. */
export function mappingOf<F extends Fields>(fields: F) {
  const all = Object.entries(fields)
    .filter(([, { from }]) => from !== 'join')
    .map(([name, { kind, from }]) => ({ name, from, column: snake(name), ...(CODECS[kind] ?? plain) }))
  const written = all.filter(({ from }) => !from)
  // The columns and values are those of the fields, in any order.
  return {
    toApi(row: TableOf<F>) {
      const values: Row = {}
      for (const { name, column, read } of all) values[name] = read(row, column)
      return values as ValuesOf<F, Stored<F>>
    },
    toColumns: (values: ValuesOf<F, Written<F>>) =>
      Object.assign(
        {},
        ...written.map(({ name, column, write }) => write((values as Row)[name] as never, column)),
      ) as ColumnsOf<F, Written<F>>,
  }
}

type SortColumnOf<F extends Fields, I> = {
  [K in keyof F]: (F[K] extends { as: infer A } ? A : K) extends I
    ? F[K]['kind'] extends 'names'
      ? `${Snake<K>}_en`
      : Snake<K>
    : never
}[keyof F]

/** The column of each sort. Names are sorted by their English form. */
export const sortsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { as, sort, kind }]) =>
      sort ? [[as ?? name, kind === 'names' ? `${snake(name)}_en` : snake(name)]] : [],
    ),
  ) as { [I in SortId<F>]: SortColumnOf<F, I> }
