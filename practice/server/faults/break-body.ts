import { pointerStep } from '#shared/json-pointer.ts'
import { type Fault, roll } from '#shared/platform/faults.ts'
import { parseJson } from '#shared/text/parse-json.ts'

type Broken = { body: Uint8Array<ArrayBuffer>; what: string }
type Member = { holder: Record<string, unknown>; key: string; pointer: string }

/** Breaks a response: cuts it in half, or changes one value of its JSON, which the seed selects. */
export function breakBody(
  body: Uint8Array<ArrayBuffer>,
  { break: kind, seed = 0 }: Partial<Fault>,
  call: number,
): Broken | null {
  if (kind === undefined || body.length === 0) return null
  if (kind === 'truncate') return { body: body.slice(0, Math.floor(body.length / 2)), what: 'truncate' }
  const content = parseJson(new TextDecoder().decode(body))
  const members = [...membersOf(content, '')]
  const member = members[Math.floor(roll(seed, call, 2) * members.length)]
  if (!member) return null
  const { holder, key, pointer } = member
  if (kind === 'null') holder[key] = null
  else if (kind === 'type') holder[key] = ofAnotherType(holder[key])
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return { body: new TextEncoder().encode(JSON.stringify(content)), what: `${kind} ${pointer}` }
}

/** Every value in a JSON document, with its JSON pointer (RFC 6901). */
function* membersOf(content: unknown, pointer: string): Generator<Member> {
  if (content === null || typeof content !== 'object') return
  // Objects and arrays are both read by key.
  const holder = content as Record<string, unknown>
  for (const key of Object.keys(holder)) {
    const own = `${pointer}/${pointerStep(key)}`
    yield { holder, key, pointer: own }
    yield* membersOf(holder[key], own)
  }
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === 'string') return value.length
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'true' : ''
  return value === null ? {} : 'not an object'
}
