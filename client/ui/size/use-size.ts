import { useCallback, useState } from 'react'

/** In pixels, without borders. */
export type Size = { width: number; height: number }

const UNKNOWN: Size = { width: 0, height: 0 }

/** The size of an element, known before its first paint: `const [ref, { width, height }] = useSize()`. */
export function useSize(): [(element: Element | null) => (() => void) | undefined, Size] {
  const [size, setSize] = useState(UNKNOWN)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(before => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}

/** Calls back when the size of an element changes. For `useSyncExternalStore`. */
export function watchSize(element: Element | null, listener: () => void): () => void {
  if (!element) return () => {}
  const observer = new ResizeObserver(listener)
  observer.observe(element)
  return () => observer.disconnect()
}

/** One rem, in pixels: more with larger text (page 6_06). */
export const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
