import type { Field, Fields, InputValues, ValuesOf } from '#shared/fields.ts'

const EMPTY: Record<Field['kind'], unknown> = {
  text: '',
  number: 0,
  money: 0,
  flag: false,
  day: '',
  moment: '',
  id: 0,
  names: { en: '', zh: '' },
  choice: '',
  json: null,
}

/** The values with which a form of these fields begins: those of a row, or empty ones, which the schema may refuse. */
export const draftOf = <F extends Fields>(fields: F, row?: ValuesOf<F>): InputValues<F> => {
  const values: Readonly<Record<string, unknown>> = { ...row }
  const entered = Object.entries(fields).filter(([, { input }]) => input)
  const draft = entered.map(([name, { kind, isNullable }]) => [
    name,
    row ? values[name] : isNullable ? null : EMPTY[kind],
  ])
  // Object.fromEntries loses the names.
  return Object.fromEntries(draft) as InputValues<F>
}
