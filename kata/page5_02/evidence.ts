/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  'search-in-address': ['searchProducts 200', 'searchProducts 200'],
  'latest-search-wins': ['searchProducts 200', 'searchProducts 200'],
  'counts-predict': ['searchProducts 200', 'searchProducts 200'],
  'says-what-it-guessed': ['searchProducts 200'],
  'says-nothing-found': ['searchProducts 200'],
}
