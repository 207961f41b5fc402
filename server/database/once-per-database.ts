import type { Reader } from './open.ts'

/**
 * Reads something once per database and keeps it in memory: rows that only change when a new version of the console
 * starts. A failure is not kept.
 */
export function oncePerDatabase<T>(read: (db: Reader) => Promise<T>): (db: Reader) => Promise<T> {
  const known = new WeakMap<Reader, Promise<T>>()
  return db =>
    known.getOrInsertComputed(db, () => {
      const found = read(db)
      found.catch(() => known.delete(db))
      return found
    })
}
