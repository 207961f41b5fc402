/** A piece of a hint: text, or a link to a page of the console, ready to use. */
export type HintPart = { text: string; to?: HintTarget }
/** The id of a page, the steps of a route within it, and its query. */
export type HintTarget = { page: string; steps: string[]; query: [name: string, value: string][] }

const LINK = /\[([^\]]+)\]\((page\d(?:_\d\d)?)((?:\/[^?)\s]+)?)(?:\?([^)]*))?\)/g

/**
 * The parts of a hint. A link is written as in Markdown, with the id of a page: `[Fault Lab](page8_02)`,
 * `[PATCH /api/profile](page8_01/profile/updateProfile?headers.if-match="1")`. Its query is written as it reads: it is not
 * encoded, and cannot contain `&` or `)`.
 */
export function hintParts(hint: string): HintPart[] {
  const parts: HintPart[] = []
  let end = 0
  for (const found of hint.matchAll(LINK)) {
    const [all, text = '', page = '', route = '', query = ''] = found
    if (found.index > end) parts.push({ text: hint.slice(end, found.index) })
    const pairs = query.split('&').filter(Boolean)
    parts.push({ text, to: { page, steps: route.split('/').slice(1), query: pairs.map(pairOf) } })
    end = found.index + all.length
  }
  if (end < hint.length) parts.push({ text: hint.slice(end) })
  return parts
}

function pairOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

/** A hint as it reads, without its links. */
export const hintText = (hint: string): string =>
  hintParts(hint)
    .map(({ text }) => text)
    .join('')
