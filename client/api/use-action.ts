import { useCallback, useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { isServerThere } from '#client/api/connection.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { cancelReadings, invalidateResource, queryClient, trackOptimistic } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { toast } from '#client/toast/toast.ts'
import { type Endpoint, type Input, type ReplyBody, resourceOf } from '#shared/contract.ts'
import { isResultUnknown, Problem } from '#shared/errors.ts'
import { isIdempotent } from '#shared/headers.ts'
import { actionMessages } from './action-messages.ts'

/** Options of a write: for every run, or for a single run that knows more, such as a row's name. */
type Options<E extends Endpoint> = {
  /** Other resources whose rows this write changes, besides the endpoint's own. */
  alsoChanges?: readonly string[] | 'everything'
  /** Shows the result before the server has responded. Returns the rollback, which runs if the server refuses. */
  optimistic?: (input: Input<E>) => () => void
  /** Runs after success, before anything is refetched. */
  onDone?: (reply: ReplyBody<E>, input: Input<E>) => void
  /** Runs when the affected data has been refetched, after success or refusal. */
  onReadAgain?: () => void
  /** The toast after success; null for none. */
  done?: (reply: ReplyBody<E>, input: Input<E>) => string | null
  /** Whether some of it was refused, as the toast says: it warns. */
  isPartial?: (reply: ReplyBody<E>) => boolean
  /** What the toast's Undo does; null if it can't be undone. */
  undo?: (reply: ReplyBody<E>, input: Input<E>) => (() => unknown) | null
  /**
   * The toast after the server has refused `run`; null if the page shows the failure itself. `reason` is the problem as
   * text. If the result is unknown, the toast says that instead, and
   * offers to ask the server. The page's own button sends again, with the same key.
   */
  failed?: ((reason: string, error: unknown, input: Input<E>) => string | null) | null
  /** Groups toasts: a new toast replaces an earlier one with the same cause. */
  cause?: string
}

export type Action<E extends Endpoint> = {
  /**
   * Sends the request and shows the result in a toast. Returns the response, or null if it failed or if the same deletion
   * is under way.
   */
  run: (input: Input<E>, options?: Options<E>) => Promise<{ reply: ReplyBody<E> } | null>
  /** The same, but throws on failure, for forms that show it themselves. */
  send: (input: Input<E>, options?: Options<E>) => Promise<ReplyBody<E>>
  isBusy: boolean
  /** The input that is being sent; null: none. */
  sending: Input<E> | null
  /** Why the last request failed; null once another one succeeds or starts. */
  error: unknown
}

/**
 * The one way to write. It knows when it is busy, sends an idempotency key if the endpoint takes one (the same key
 * until a response to the same input has arrived), shows an optimistic update and rolls it back, invalidates what it
 * has changed, and reports the result.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: Options<E> = {}): Action<E> {
  const t = useMessages(actionMessages)
  const describe = useProblemText()
  const keys = useRef(new Map<string, string>())
  /** What toasts say that nobody knows. The next response answers that. */
  const unknown = useRef(new Set<string>())
  const deleting = useRef(new Set<string>())
  const [running, setRunning] = useState<readonly Input<E>[]>([])
  const [error, setError] = useState<unknown>(null)
  // `run` and `send` keep their identity, so that rows don't render again.
  const latest = useLatest({ options, t, describe })

  const sayDone = useCallback(
    (reply: ReplyBody<E>, input: Input<E>, own?: Options<E>) => {
      const { t: say, options } = latest.current
      const { cause = endpoint.path, ...now } = { ...options, ...own }
      if (unknown.current.delete(cause)) toast.dismiss(cause)
      const text = now.done?.(reply, input)
      const undo = now.undo?.(reply, input)
      const action = undo && { label: say('undo'), onClick: () => void undo() }
      if (!text) return
      const button = action && { action, resource: resourceOf(endpoint.path) }
      toast[now.isPartial?.(reply) ? 'warning' : 'success'](text, { cause, ...button })
    },
    [endpoint],
  )

  const send = useCallback(
    async (input: Input<E>, own?: Options<E>) => {
      const { optimistic, alsoChanges = [], onDone, onReadAgain } = { ...latest.current.options, ...own }
      async function readAgain() {
        await invalidate(endpoint, alsoChanges)
        onReadAgain?.()
      }
      setRunning(before => [...before, input])
      setError(null)
      if (optimistic) void cancelReadings(resourceOf(endpoint.path))
      const takeBack = optimistic?.(input)
      const text = JSON.stringify(input)
      try {
        // Until a response has arrived, the same input may be a retry of the same action.
        const key = keys.current.get(text) ?? crypto.randomUUID()
        keys.current.set(text, key)
        const call = callOf(endpoint, input, key)
        const reply = await (takeBack ? trackOptimistic(call) : call)
        keys.current.delete(text)
        onDone?.(reply, input)
        sayDone(reply, input, own)
        void readAgain()
        return reply
      } catch (failure) {
        setError(failure)
        takeBack?.()
        // If the input was invalid, the server has changed nothing. After any other refusal, the rows may have changed.
        if (takeBack || onReadAgain || !isRefusedInput(failure)) void readAgain()
        throw failure
      } finally {
        setRunning(before => before.filter(one => one !== input))
      }
    },
    [endpoint, sayDone],
  )

  const run = useCallback(
    async (input: Input<E>, own?: Options<E>) => {
      const deletion = endpoint.method === 'DELETE' ? JSON.stringify(input) : null
      // A second press would be refused, and that toast would replace the one with Undo.
      if (deletion && deleting.current.has(deletion)) return null
      if (deletion) deleting.current.add(deletion)
      try {
        return { reply: await send(input, own) }
      } catch (failure) {
        const { t: say, describe: textOf, options } = latest.current
        const { cause = endpoint.path, failed, alsoChanges = [] } = { ...options, ...own }
        const reason = textOf(failure)
        if (failed !== null && isResultUnknown(failure)) {
          const check = async () => {
            await invalidate(endpoint, alsoChanges)
            if (await isServerThere()) toast.success(say('checked'), { cause })
            else toast.error(reason, { cause, action })
          }
          const action = { label: say('check'), onClick: () => void check() }
          unknown.current.add(cause)
          toast.error(reason, { cause, action })
          return null
        }
        const text = failed === undefined ? say('failed', { reason }) : failed?.(reason, failure, input)
        if (text) toast.error(text, { cause })
        return null
      } finally {
        if (deletion) deleting.current.delete(deletion)
      }
    },
    [endpoint, send],
  )

  return { run, send, isBusy: running.length > 0, sending: running.at(-1) ?? null, error }
}

/** Refetches what a write changes. */
const invalidate = (endpoint: Endpoint, alsoChanges: readonly string[] | 'everything') =>
  alsoChanges === 'everything'
    ? queryClient.invalidateQueries()
    : Promise.all([resourceOf(endpoint.path), ...alsoChanges].map(invalidateResource))

function callOf<E extends Endpoint>(endpoint: E, input: Input<E>, key: string): Promise<ReplyBody<E>> {
  const { headers } = input as { headers?: Record<string, string> }
  const keyed = isIdempotent(endpoint.headers) ? { ...input, headers: { 'idempotency-key': key, ...headers } } : input
  // `input` fits the endpoint, so `call` accepts it, whichever of its parts are optional.
  const call = api.call as (endpoint: E, input: object) => Promise<ReplyBody<E>>
  return call(endpoint, keyed)
}

const isRefusedInput = (error: unknown) => error instanceof Problem && error.status === 400

/** The `If-Match` header for a change that is based on this version of a row. */
export const atVersion = ({ version }: { version: number }) => ({ 'if-match': `"${version}"` })
