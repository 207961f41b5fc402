/** Long enough for a document that is being left to be gone, or for a broken connection to be opened again. */
const PAUSE_MS = 300

export const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, PAUSE_MS))

/**
 * Loads something, and tries once more after a pause if that fails. Firefox cancels what a document still loads as soon
 * as it begins to leave it, up to seconds before `pagehide`. So a first failure doesn't mean that anything is wrong: by
 * the second try, the document is gone or stays.
 */
export async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await pause()
    return load()
  }
}
