const importByAddress = (address: string) => import(/* @vite-ignore */ address)

/**
 * An import that can be retried after a failure. A browser remembers that a module could not be fetched (Chromium since
 * 150), so the next attempt adds a query to the file's URL. Browsers whose error does not name the file fetch it again
 * by themselves.
 */
export function importAgain<M>(
  load: () => Promise<M>,
  importFrom: (address: string) => Promise<M> = importByAddress,
): () => Promise<M> {
  let failed: string | null = null
  let tries = 0
  return async () => {
    tries++
    if (failed !== null) return importFrom(`${failed}?try=${tries}`)
    try {
      return await load()
    } catch (error) {
      failed = addressIn(error)
      // The first failure may have been that of the styles, which names no module. By now the module's own failure is
      // remembered as well.
      if (failed === null || tries === 1) throw error
      return importFrom(`${failed}?try=${tries}`)
    }
  }
}

/** Without a query, as in the build's file names. */
const addressIn = (error: unknown): string | null =>
  /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null
