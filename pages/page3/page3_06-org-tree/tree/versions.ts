/**
 * Remembers which version each write of this page has made of which. A step that is undone, or a row that has not been
 * refetched yet, may be some of them behind, and that is no conflict. A change by somebody else still is one.
 * Nodes are named by `keyOf`.
 */
export function createVersions() {
  const next = new Map<string, Map<number, number>>()
  return {
    /** What this page has made of that version. */
    newest(key: string, version: number): number {
      let newest = version
      const own = next.get(key)
      for (let to = own?.get(newest); to !== undefined; to = own?.get(newest)) newest = to
      return newest
    },
    /** A write that changes nothing creates no version. */
    wrote(key: string, from: number, to: number): void {
      if (to > from) next.set(key, new Map(next.get(key)).set(from, to))
    },
    /** The server knows another version: others have changed it, or the sandbox has been reset. */
    forget: (key: string): void => void next.delete(key),
  }
}
