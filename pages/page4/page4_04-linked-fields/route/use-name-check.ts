import { useEffect } from 'react'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import type { Race } from '#pages/page4/page4_04-linked-fields/race/use-race.ts'
import { useQuestion } from '#pages/page4/page4_04-linked-fields/use-question.ts'
import { checkRouteName, DeliveryRouteFields } from '#resources/delivery-routes/contract.ts'
import { nameKeyOf } from '#resources/delivery-routes/rules.ts'

type NameQuery = { name: string; exceptId?: number }
const send = (query: NameQuery, options: { signal: AbortSignal; headers: Record<string, string> }) =>
  api.send(checkRouteName, { query }, options)

const REST_MS = 300

/**
 * Checks whether the name in the field is free, debounced. Skips an empty or invalid name, and the route's current one.
 */
export function useNameCheck(race: Race, typed: string, own: { id: number; name: string }) {
  const { answer, ask, clear } = useQuestion(race, 'name', send)
  const name = typed.trim()
  const isOwn = own.id !== 0 && nameKeyOf(name) === nameKeyOf(own.name)
  const isAsked = !isOwn && z.safeParse(DeliveryRouteFields.shape.name, name).success
  const checkNow = () => ask({ name, exceptId: own.id || undefined }, name)

  // Also checks a name that was not typed: a suggestion, or one from another version of the route.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks a name once, whatever renders meanwhile.
  useEffect(() => {
    clear()
    if (!isAsked) return
    const timer = setTimeout(checkNow, REST_MS)
    return () => clearTimeout(timer)
  }, [name, isAsked, own.id])

  /** The server has refused the name: looks up who has it, unless that is known. */
  function checkAfterRefusal() {
    const isKnown = answer.is === 'answered' && answer.input.input.name === name && !answer.output.isFree
    if (!isKnown) checkNow()
  }

  return { answer, checkNow, checkAfterRefusal }
}
export type NameCheck = ReturnType<typeof useNameCheck>
