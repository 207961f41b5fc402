type Open = '[' | '{'
const CLOSING = { '[': ']', '{': '}' } as const

/**
 * Parses the beginning of a JSON text that was cut off: everything that is complete. A list whose end is missing becomes an
 * object with its first items by index. So a check can read these items, but can't mistake them for the whole list.
 */
export function parseBeginning(text: string): unknown {
  const { closed, depth } = closeBeginning(text)
  try {
    return withoutLists(JSON.parse(closed), depth)
  } catch {
    return undefined
  }
}

/** The complete values of the beginning of a JSON text, closed so that they are a JSON text. `depth`: how often. */
export function closeBeginning(text: string): { closed: string; depth: number } {
  const { end, open } = findComplete(text)
  const closing = open.toReversed().map(one => CLOSING[one])
  return { closed: text.slice(0, end) + closing.join(''), depth: open.length }
}

/** Where the last complete value ends, and what is open there. */
function findComplete(text: string): { end: number; open: readonly Open[] } {
  const open: Open[] = []
  let end = 0
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isInString) {
      if (character === '\\') at++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') open.push(character)
    else if (character === ',') {
      end = at
      depth = open.length
    } else if (character === ']' || character === '}') {
      open.pop()
      end = at + 1
      depth = open.length
    }
  }
  // Since then, containers have only been opened.
  return { end, open: open.slice(0, depth) }
}

/** The containers that are open lie within each other, each as the last item of the one around it. */
function withoutLists(value: unknown, depth: number): unknown {
  if (depth === 0 || value === null || typeof value !== 'object') return value
  const members = Object.entries(value)
  return Object.fromEntries(
    members.map(([key, member], index) => [
      key,
      index === members.length - 1 ? withoutLists(member, depth - 1) : member,
    ]),
  )
}
