/** The requests that a page sends to meet each requirement. The server looks for them in its log. */
export const evidence = {
  shows: ['readCounters 200'],
  adds: ['addToCounter 200', 'addToCounter 200'],
  'overwrites-nothing': ['replaceCounters 412', 'replaceCounters 200'],
  'each-press-counts': ['replaceCounters 200', 'replaceCounters 200', 'replaceCounters 200'],
  'whole-list': ['replaceCounters 200', 'replaceCounters 200'],
  'lost-reply': ['addToCounter 200'],
}
