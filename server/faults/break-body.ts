import { pointerStep } from '#shared/json-pointer.ts'
import { type Fault, roll } from '#shared/platform/faults.ts'

type Broken = { body: Uint8Array<ArrayBuffer>; what: string }
type Place = { holder: Record<string, unknown>; key: string; pointer: string }

/** The answer as no client should trust it: cut in half, or one value of its JSON (which one follows from the seed) wrong. */
export function breakBody(
  body: Uint8Array<ArrayBuffer>,
  { break: way, seed = 0 }: Partial<Fault>,
  call: number,
): Broken | null {
  if (way === undefined || body.length === 0) return null
  if (way === 'truncate') return { body: body.slice(0, Math.floor(body.length / 2)), what: 'truncate' }
  const content = parseJson(body)
  const places = [...placesOf(content, '')]
  const place = places[Math.floor(roll(seed, call, 2) * places.length)]
  if (!place) return null
  const { holder, key, pointer } = place
  if (way === 'null') holder[key] = null
  else if (way === 'type') holder[key] = ofAnotherType(holder[key])
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return { body: new TextEncoder().encode(JSON.stringify(content)), what: `${way} ${pointer}` }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** Every value of a JSON content, with its JSON pointer (RFC 6901). */
function* placesOf(content: unknown, pointer: string): Generator<Place> {
  if (content === null || typeof content !== 'object') return
  // Objects and arrays alike are read by key.
  const holder = content as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    const own = `${pointer}/${pointerStep(key)}`
    yield { holder, key, pointer: own }
    yield* placesOf(holder[key], own)
  }
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return value.length
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'true' : ''
  return value === null ? {} : 'not an object'
}
