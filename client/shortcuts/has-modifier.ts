type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Whether a key is for the browser or the system, such as Alt with an arrow key, which goes back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Keys): boolean => altKey || ctrlKey || metaKey
