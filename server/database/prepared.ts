import type { CompiledQuery } from 'kysely'
import type { Db } from './open.ts'

/** Stands for a value in a query that is built before the value is known. */
class Slot {
  readonly place: number
  constructor(place: number) {
    this.place = place
  }
}

/**
 * A query for a place that every request passes: built once for a database, then run with other values each time, which must be as
 * many. Building takes Kysely several times as long as SQLite takes to answer. The values must only be handed on, not looked at.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Db, ...values: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, ...values: Values) => Promise<Row[]> {
  const known = new WeakMap<Db, CompiledQuery<Row>>()

  function compile(db: Db, values: Values) {
    // Kysely passes a value on as it is, so a slot comes out among the parameters where its value belongs.
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
