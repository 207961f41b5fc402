/** The line (from 1) of a character in a text. */
export function lineAt(text: string, position: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** Where each element of the `features` of a valid JSON object begins. */
export function positionsOfFeatures(text: string): number[] {
  const positions: number[] = []
  let depth = 0
  let lastText = ''
  let isInFeatures = false
  let isExpecting = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (/[\s,:]/.test(sign)) {
      if (sign === ',' && depth === 2) isExpecting = true
      continue
    }
    if (sign === ']' || sign === '}') {
      depth--
      isExpecting = false
      if (depth < 2) isInFeatures = false
      continue
    }
    if (isInFeatures && depth === 2 && isExpecting) {
      positions.push(at)
      isExpecting = false
    }
    if (sign === '"') {
      const end = endOfText(text, at)
      if (depth === 1) lastText = text.slice(at + 1, end)
      at = end
    } else if (sign === '[' || sign === '{') {
      depth++
      if (depth === 2 && sign === '[' && lastText === 'features') {
        // If a member is repeated, the last one counts.
        positions.length = 0
        isInFeatures = true
        isExpecting = true
      }
    }
  }
  return positions
}

/** The position of the closing quote of the string that starts here. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}
