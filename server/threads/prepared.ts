/** The results of `NeedsPreparation`, by a key that names all that they depend on. */
export type Prepared = Map<string, unknown>

/** How often a write may find that something else has changed meanwhile. */
const MAX_TRIES = 5

/**
 * A write needs the result of long computing, which must not happen in a transaction: it would hold up all other writes.
 * Throw it inside one. The transaction is rolled back, the result prepared, and the write done again.
 */
export class NeedsPreparation extends Error {
  readonly prepare: (prepared: Prepared) => Promise<void>
  constructor(prepare: NeedsPreparation['prepare']) {
    super('This write needs a result that has not been prepared.')
    this.prepare = prepare
  }
}

/** Does a write as often as it needs something else. Each time it finds what was prepared for it. */
export async function withPrepared<T>(write: (prepared: Prepared) => Promise<T>): Promise<T> {
  const prepared: Prepared = new Map()
  for (let tries = 1; ; tries++)
    try {
      return await write(prepared)
    } catch (error) {
      if (!(error instanceof NeedsPreparation) || tries === MAX_TRIES) throw error
      await error.prepare(prepared)
    }
}
