import type { CompiledQuery } from 'kysely'
import type { Db } from './open.ts'

/** A placeholder for a value in a query that is built before the value is known. */
class Slot {
  readonly place: number
  constructor(place: number) {
    this.place = place
  }
}

/**
 * A query that runs on every request: built once for each database, then executed with new values. Building it takes
 * Kysely several times as long as SQLite takes to run it. `build` must pass the values on without looking at them, and
 * their number must not change.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<Row[]> {
  const known = new WeakMap<Db, CompiledQuery<Row>>()

  function compile(db: Db, values: Values) {
    // Kysely passes a value through unchanged, so each slot appears in the parameters at the position of its value.
    const slots = values.map((_, place) => new Slot(place)) as unknown as Values
    const query = build(db, ...slots).compile()
    known.set(db, query)
    return query
  }

  return async (db, ...values) => {
    const query = known.get(db) ?? compile(db, values)
    const parameters = query.parameters.map(one => (one instanceof Slot ? values[one.place] : one))
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
