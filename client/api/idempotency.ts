import { useRef } from 'react'

/**
 * Keys for sending the same thing once: `keyOf(body)` gives the same key while the body is the same, so that who sends again because
 * no answer came does nothing twice. Another body is another thing.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef<{ text: string; key: string }>(null)
  return body => {
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return last.current.key
  }
}
