import type { KeyboardEvent } from 'react'

const OF_INPUT_METHOD = 229

/**
 * Whether a key belongs to an input method. In Safari, the Enter that accepts its proposal arrives when the composition
 * has ended already (bugs.webkit.org/show_bug.cgi?id=165004), and only its code tells.
 */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === OF_INPUT_METHOD
