/** How long the overtaking response gets to leave before the other request runs. */
const HEAD_START_MS = 50

/** Every other request waits for the next one, so two consecutive requests run and arrive in the wrong order. */
export function createSwap() {
  let release: (() => void) | null = null
  return async <T>(longestMs: number, act: () => Promise<T>): Promise<T> => {
    const before = release
    if (before) {
      release = null
      try {
        return await act()
      } finally {
        setTimeout(before, HEAD_START_MS)
      }
    }
    await new Promise<void>(resolve => {
      const go = () => {
        clearTimeout(timer)
        if (release === go) release = null
        resolve()
      }
      const timer = setTimeout(go, longestMs)
      release = go
    })
    return act()
  }
}
export type Swap = ReturnType<typeof createSwap>
