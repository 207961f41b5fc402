const WHERE_ONE_WRITES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, dialog'

/**
 * Does a key belong to what has the focus rather than to a shortcut of one letter? The editor lives in a shadow root, so the path of the
 * event is asked, not its target. A dialog comes before all else.
 */
export const isWriting = (event: KeyboardEvent): boolean =>
  event
    .composedPath()
    .some(place => place instanceof HTMLElement && (place.matches(WHERE_ONE_WRITES) || place.isContentEditable))
