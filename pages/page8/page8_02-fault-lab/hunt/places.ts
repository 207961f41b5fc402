import { pointerStep } from '#shared/json-pointer.ts'

/** A place in a response, and what is there. */
type Place = { place: string; value: string }

const MAX_PLACES = 1_000
const MAX_VALUE = 60

/** The places of a body: its values and its lists, by JSON pointer. */
function placesOf(body: unknown, pointer = ''): Place[] {
  if (typeof body !== 'object' || body === null) return [{ place: pointer, value: String(body).slice(0, MAX_VALUE) }]
  const own = Array.isArray(body) && pointer !== '' ? [{ place: pointer, value: `[${body.length}]` }] : []
  const inside = Object.entries(body).flatMap(([name, value]) => placesOf(value, `${pointer}/${pointerStep(name)}`))
  return [...own, ...inside].slice(0, MAX_PLACES)
}

/** The places of a logged body; none if it is no JSON, or was cut. */
export function placesIn(text: string | null): Place[] {
  try {
    return text ? placesOf(JSON.parse(text)) : []
  } catch {
    return []
  }
}
