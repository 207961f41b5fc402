import { useEffect } from 'react'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import { checkRouteName, DeliveryRouteFields } from '#resources/delivery-routes/contract.ts'
import { nameKeyOf } from '#resources/delivery-routes/rules.ts'
import { useQuestion } from './use-question.ts'
import type { Race } from './use-race.ts'

type Asked = { name: string; exceptId?: number }
const send = (query: Asked, options: { signal: AbortSignal; headers: Record<string, string> }) =>
  api.send(checkRouteName, { query }, options)

/** So long the fingers must rest. */
export const REST_MS = 300

/**
 * Asks whether the name in the field is free, a moment after the last letter. Not asked: an empty name, one that is refused anyway, and
 * the one that the route has already.
 */
export function useNameCheck(race: Race, typed: string, own: { id: number; name: string }) {
  const { answer, ask, clear } = useQuestion(race, 'name', send)
  const name = typed.trim()
  const isOwn = own.id !== 0 && nameKeyOf(name) === nameKeyOf(own.name)
  const isAsked = !isOwn && z.safeParse(DeliveryRouteFields.shape.name, name).success
  const checkNow = () => ask({ name, exceptId: own.id || undefined }, name)

  // Also for a name that was not typed: one that was suggested, or came with another version of the route.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a name is asked about once, whatever is drawn meanwhile.
  useEffect(() => {
    clear()
    if (!isAsked) return
    const timer = setTimeout(checkNow, REST_MS)
    return () => clearTimeout(timer)
  }, [name, isAsked, own.id])

  /** The server has refused the name: who has it is asked, unless that is known already. */
  function checkAfterRefusal() {
    const isKnown = answer.is === 'answered' && answer.input.input.name === name && !answer.output.isFree
    if (!isKnown) checkNow()
  }

  return { answer, checkNow, checkAfterRefusal }
}
export type NameCheck = ReturnType<typeof useNameCheck>
