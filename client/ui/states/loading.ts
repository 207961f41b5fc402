import { createContext, use, useLayoutEffect } from 'react'
import { create } from 'zustand'

// CSS could find placeholders by :has(), but then the browser would search the document after every change of it.
const usePlaceholders = create(() => 0)

/** True in the content area. Placeholders elsewhere, such as in the lesson, are not counted. */
export const InContent = createContext(false)

/** Every placeholder of content that is loading calls this. */
export function usePlaceholder(): void {
  const isCounted = use(InContent)
  useLayoutEffect(() => {
    if (!isCounted) return
    usePlaceholders.setState(count => count + 1)
    return () => usePlaceholders.setState(count => count - 1)
  }, [isCounted])
}

/** Whether there is a placeholder in the content area. */
export const isLoading = (): boolean => usePlaceholders.getState() > 0
export const useIsLoading = (): boolean => usePlaceholders(count => count > 0)
