import { stylesSettled } from './styles-again.ts'
import { tryTwice } from './try-twice.ts'

const importByAddress = (address: string) => import(/* @vite-ignore */ address)

/**
 * An import that is tried twice, and can be retried after a failure. A browser remembers that a module could not be
 * fetched (Chromium since 150), so each further attempt adds a query to the file's URL. Browsers whose error does not
 * name the file fetch it again by themselves. Waits for stylesheets of which a second request is under way.
 */
export function importAgain<M>(
  load: () => Promise<M>,
  importFrom: (address: string) => Promise<M> = importByAddress,
): () => Promise<M> {
  let failed: string | null = null
  let tries = 0
  const attempt = async () => {
    tries++
    if (failed !== null) return importFrom(`${failed}?try=${tries}`)
    try {
      return await load()
    } catch (error) {
      failed = addressIn(error)
      throw error
    }
  }
  return async () => {
    const module = await tryTwice(attempt)
    await stylesSettled()
    return module
  }
}

/** Without a query, as in the build's file names. */
const addressIn = (error: unknown): string | null =>
  /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : '')?.[0] ?? null
