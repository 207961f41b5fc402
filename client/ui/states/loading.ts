import { useLayoutEffect } from 'react'
import { create } from 'zustand'

// CSS could find placeholders by :has(), but then the browser would search the document after every change of it.
const usePlaceholders = create(() => 0)

/** Every placeholder of content that is loading calls this. */
export function usePlaceholder(): void {
  useLayoutEffect(() => {
    usePlaceholders.setState(count => count + 1)
    return () => usePlaceholders.setState(count => count - 1)
  }, [])
}

/** Whether there is a placeholder on the screen. */
export const useIsLoading = (): boolean => usePlaceholders(count => count > 0)
