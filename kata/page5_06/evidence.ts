/**
 * The requests that a page sends to meet each requirement. The server looks for them in its log. An entry takes none: the
 * list has all of it, and the browser may have the list.
 */
export const evidence = {
  finds: ['listSpecies 200'],
  entry: [],
  calculates: ['createSpread 201'],
  limits: ['createSpread 201'],
  saves: ['createSpread 201', 'readSpread 200', 'updateSpread 200'],
  merges: ['createSpread 201', 'updateSpread 412', 'updateSpread 200'],
}
