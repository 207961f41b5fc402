const importByAddress = (address: string) => import(/* @vite-ignore */ address)

/**
 * An import that can be tried again after it failed. A browser remembers that a module could not be fetched (Chromium since 150), so
 * the next try names the same file by another address. Browsers that do not name the file in their error fetch it again by themselves.
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
      // The first failure may have been that of its styles, which names no module; by now the module's own is remembered as well.
      if (failed === null || tries === 1) throw error
      return importFrom(`${failed}?try=${tries}`)
    }
  }
}

/** Without a query, as the build names its files. */
const addressIn = (error: unknown): string | null =>
  /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null
