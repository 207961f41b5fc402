/**
 * Returns the line on which each row begins. Call it once per row, in order, with the position at which the row ends.
 */
export function createLineCounter(text: string) {
  let [line, at] = [1, 0]
  return {
    before(end: number): number {
      const first = line
      for (; at < end; at++) if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) line++
      return first
    },
  }
}
