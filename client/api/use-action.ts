import { useCallback, useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { invalidateResource, queryClient, resourceOf, trackOptimistic } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/ui/toast.ts'
import type { Endpoint, Input, ReplyBody } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { isIdempotent } from '#shared/headers.ts'
import { actionMessages } from './action-messages.ts'

/** What goes with a write: with every one, or with one that knows more, such as a row's name. */
type Options<E extends Endpoint> = {
  /** Resources whose rows change with it, besides the endpoint's own. */
  alsoChanges?: readonly string[] | 'everything'
  /** Shows the outcome before the server has answered; what it returns takes that back when the server refuses. */
  optimistic?: (input: Input<E>) => () => void
  /** Hears of success before anything is read again. */
  onDone?: (reply: ReplyBody<E>, input: Input<E>) => void
  /** What it has changed has been read again, after success or refusal. */
  onReadAgain?: () => void
  /** The toast after success; null for none. */
  done?: (reply: ReplyBody<E>, input: Input<E>) => string | null
  /** What the toast's Undo does; null where nothing can be taken back. */
  undo?: (reply: ReplyBody<E>, input: Input<E>) => (() => unknown) | null
  /** The toast after `run` has failed; null where the page itself says so. `reason` is the problem in words. */
  failed?: ((reason: string, error: unknown, input: Input<E>) => string | null) | null
  /** What its toasts are about: a later one of the same cause takes the place of an earlier one. */
  cause?: string
}

export type Action<E extends Endpoint> = {
  /** Sends it and shows the outcome in a toast. Gives the reply, or null when it failed. */
  run: (input: Input<E>, options?: Options<E>) => Promise<{ reply: ReplyBody<E> } | null>
  /** Sends it and throws when it fails, for forms that show the failure themselves. */
  send: (input: Input<E>, options?: Options<E>) => Promise<ReplyBody<E>>
  isBusy: boolean
  /** What is being sent now; null: nothing. */
  sending: Input<E> | null
  /** Why the last one failed; null since one succeeded or begins. */
  error: unknown
}

/**
 * The one way to write. It knows when it is busy, gives an idempotency key where the endpoint takes one (the same key until an answer
 * to the same input has come), shows an optimistic outcome and takes it back, reads what it has changed again, and says how it went.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: Options<E> = {}): Action<E> {
  const t = useMessages(actionMessages)
  const describe = useProblemText()
  const keys = useRef(new Map<string, string>())
  const [running, setRunning] = useState<readonly Input<E>[]>([])
  const [error, setError] = useState<unknown>(null)
  // Rows are drawn again only when what they call is another function: `run` and `send` stay the same.
  const latest = useLatest({ options, t, describe })

  const send = useCallback(
    async (input: Input<E>, own?: Options<E>) => {
      const { optimistic, alsoChanges = [], onDone, onReadAgain } = { ...latest.current.options, ...own }
      async function readAgain() {
        if (alsoChanges === 'everything') await queryClient.invalidateQueries()
        else await Promise.all([resourceOf(endpoint.path), ...alsoChanges].map(invalidateResource))
        onReadAgain?.()
      }
      setRunning(before => [...before, input])
      setError(null)
      const takeBack = optimistic?.(input)
      const text = JSON.stringify(input)
      try {
        // Until an answer to it has come, the same input may be the same press again.
        const key = keys.current.get(text) ?? crypto.randomUUID()
        keys.current.set(text, key)
        const call = callOf(endpoint, input, key)
        const reply = await (takeBack ? trackOptimistic(call) : call)
        keys.current.delete(text)
        onDone?.(reply, input)
        void readAgain()
        return reply
      } catch (failure) {
        setError(failure)
        takeBack?.()
        // What does not fit the contract was never looked at; after any other refusal the rows may be others by now.
        if (takeBack || onReadAgain || !isRefusedInput(failure)) void readAgain()
        throw failure
      } finally {
        setRunning(before => before.filter(one => one !== input))
      }
    },
    [endpoint],
  )

  const run = useCallback(
    async (input: Input<E>, own?: Options<E>) => {
      try {
        const reply = await send(input, own)
        const { t: say, options } = latest.current
        const { cause = endpoint.path, ...now } = { ...options, ...own }
        const text = now.done?.(reply, input)
        const undo = now.undo?.(reply, input)
        const action = undo ? { label: say('undo'), onClick: () => void undo() } : undefined
        if (text) toast.success(text, { cause, ...(action && { action }) })
        return { reply }
      } catch (failure) {
        const { t: say, describe: textOf, options } = latest.current
        const { cause = endpoint.path, failed } = { ...options, ...own }
        const reason = textOf(failure)
        const text = failed === undefined ? say('failed', { reason }) : failed?.(reason, failure, input)
        if (text) toast.error(text, { cause })
        return null
      }
    },
    [endpoint, send],
  )

  return { run, send, isBusy: running.length > 0, sending: running.at(-1) ?? null, error }
}

function callOf<E extends Endpoint>(endpoint: E, input: Input<E>, key: string): Promise<ReplyBody<E>> {
  const { headers } = input as { headers?: Record<string, string> }
  const keyed = isIdempotent(endpoint.headers) ? { ...input, headers: { 'idempotency-key': key, ...headers } } : input
  // An input that fits the endpoint is what `call` takes, whichever of its parts are optional.
  const call = api.call as (endpoint: E, input: object) => Promise<ReplyBody<E>>
  return call(endpoint, keyed)
}

const isRefusedInput = (error: unknown) => error instanceof Problem && error.status === 400

/** The header of a change to a row: the version that it is based on. */
export const atVersion = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
