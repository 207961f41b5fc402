/**
 * Makes Playwright's `fill` insert text like a user in Firefox. Its own way sets the value of the field, which React does
 * not notice. Runs in the page, before its scripts.
 */
export function insertTextAsTyped(): void {
  const insert = (text: string) => {
    document.execCommand('insertText', false, text)
  }
  // Playwright assigns its own function to this name in each document.
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insert, set: () => {} })
}
