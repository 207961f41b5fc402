import { type RefObject, type SyntheticEvent, useRef } from 'react'

/**
 * Closes a modal dialog by a click on its backdrop. The browser also reports a click on the dialog itself if a press has
 * begun inside and ends outside, such as the selection of a text: that is none.
 */
export function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const pressed = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }: SyntheticEvent) => {
      pressed.current = target
    },
    onClick: ({ target }: SyntheticEvent) => {
      if (target === dialog.current && pressed.current === target) onClose()
    },
  }
}
