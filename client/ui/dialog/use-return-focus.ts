import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { focusedElement, isFocusLost } from '#client/ui/focus.ts'

/**
 * Remembers what has the focus before a dialog takes it. The returned function gives it back, unless something else has
 * it by then: React may remove a dialog without closing it, and then the browser does not.
 */
export function useReturnFocus(dialog: RefObject<HTMLElement | null>): () => void {
  const opener = useRef<HTMLElement | SVGElement>(null)
  useLayoutEffect(() => {
    const focused = focusedElement()
    // In the strict mode of development, effects run again when the dialog has the focus.
    if (focused && !dialog.current?.contains(focused)) opener.current = focused
  }, [dialog])
  return useCallback(() => {
    if (isFocusLost() || dialog.current?.contains(focusedElement())) opener.current?.focus()
  }, [dialog])
}
