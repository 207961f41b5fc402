/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  grid: ['listProducts 200'],
  'by-keyboard': ['editProducts 200', 'editProducts 200'],
  'next-save-waits': ['editProducts 200', 'editProducts 200'],
  paste: ['editProducts 200', 'editProducts 200'],
  'not-saved': ['editProducts 200', 'editProducts 200'],
  conflict: ['editProducts 200'],
  undo: ['editProducts 200', 'editProducts 200', 'editProducts 200'],
}
