const WHERE_ONE_WRITES = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, dialog'

/**
 * True if the focused element handles this key, so that it must not trigger a one-letter shortcut. Checks the event's
 * path, not its target, because the editor is in a shadow root. An open dialog also blocks shortcuts. A select handles
 * letters, but no keys with Ctrl.
 */
export const isWriting = (event: Event & { ctrlKey?: boolean; metaKey?: boolean }): boolean =>
  event
    .composedPath()
    .some(
      place =>
        place instanceof HTMLElement &&
        (place.matches(WHERE_ONE_WRITES) ||
          place.isContentEditable ||
          (place.tagName === 'SELECT' && !event.ctrlKey && !event.metaKey)),
    )
