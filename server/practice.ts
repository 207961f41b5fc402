import type { Context } from 'hono'
import type { Endpoint } from '#shared/contract.ts'
import type { Fault } from '#shared/platform/faults.ts'
import type { Rule } from './faults/store.ts'
import type { Operator } from './sessions/operator.ts'

/** A request of an operator, and what its endpoint would answer. */
export type FaultRequest = { c: Context; endpoint: Endpoint; operator: Operator; answer: () => Promise<Response> }

export type Faults = {
  /** Passes a request to its endpoint, through the matching fault if there is one. Without one it costs a look-up. */
  answer(request: FaultRequest): Promise<Response>
  /** The narrowest active rule that matches a request of this operator. */
  find(accountId: number, request: { method: string; path: string }): Rule | undefined
  /** The narrowest active rule for the messages of a socket or an event stream. */
  findForChannel(accountId: number, path: string): Rule | undefined
  /** Counts a call of a rule and returns the fault to apply. Null if the rule has ended in the meantime. */
  hit(rule: Rule): Promise<{ fault: Partial<Fault>; call: number } | null>
  /** Reads the operator's rules again and notifies the other instances. They apply when the promise resolves. */
  announceChange(accountId: number): Promise<void>
  close(): void
}
