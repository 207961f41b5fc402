import { useCallback, useState } from 'react'

/** Whether the element's content is wider than the element: `const [ref, isWide] = useIsWide()`. */
export function useIsWide(): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isWide, setIsWide] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const measure = () => setIsWide(element.scrollWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [])
  return [ref, isWide]
}
