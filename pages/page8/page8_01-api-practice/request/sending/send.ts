import { api } from '#client/api/api.ts'
import { forgetOffline } from '#client/offline/offline-store.ts'
import { endSession, revokeSession } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { entryOf, historyStore } from '#pages/page8/page8_01-api-practice/history/history.ts'
import { type Race, race } from '#pages/page8/page8_01-api-practice/reply/race.ts'
import { type Reply, readBody } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import { startTiming } from '#pages/page8/page8_01-api-practice/reply/timing.ts'
import { setCall, useDesk } from '#pages/page8/page8_01-api-practice/request/desk.ts'
import { buildRequest } from '#pages/page8/page8_01-api-practice/request/request.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { isLast } from './send-guard.ts'

/** Sends the values unchanged, and stores the result in the working state. */
export async function send(operation: Operation, values: Values): Promise<void> {
  const { id } = operation
  const before = useDesk.getState().calls[id]
  if (before?.state === 'sending') before.abort()
  const controller = new AbortController()
  const call = { state: 'sending', since: performance.now(), received: 0, abort: () => controller.abort() } as const
  const isCurrent = () => useDesk.getState().calls[id] === shown
  let shown: typeof call | (Omit<typeof call, 'received'> & { received: number }) = call
  setCall(id, call)
  try {
    const ask = () =>
      exchange(operation, values, controller.signal, received => {
        if (!isCurrent()) return
        shown = { ...call, received }
        setCall(id, shown)
      })
    if (isLast(operation, values)) {
      const refused = await leaveBy(ask)
      if (refused && isCurrent()) take(operation, values, refused)
      return
    }
    if (values.times > 1) {
      const runs = await race(values.times, ask, controller.signal)
      const first = runs.find(({ reply }) => reply !== null)?.reply
      if (!isCurrent()) return
      if (first) take(operation, values, first, runs)
      else setCall(id, { state: 'unanswered', why: 'unreachable' })
      return
    }
    const reply = await ask()
    if (isCurrent()) take(operation, values, reply)
  } catch {
    // A Problem of status 0, or an abort reason: nothing else is thrown, because every response is shown.
    if (isCurrent()) setCall(id, { state: 'unanswered', why: controller.signal.aborted ? 'aborted' : 'unreachable' })
  }
}

/**
 * Ends the own session, after a confirmation. Like signing out, it clears everything. Returns the response if the
 * server refuses.
 */
async function leaveBy(ask: () => Promise<Reply>): Promise<Reply | null> {
  let refused: Reply | null = null
  try {
    await revokeSession(async () => {
      const reply = await ask()
      if (reply.status < 400) return
      refused = reply
      throw new Error(`The session was not ended: ${reply.status}.`)
    })
  } catch (error) {
    if (!refused) throw error
    return refused
  }
  await forgetOffline(useGlobal.getState().user)
  endSession('signed-out')
  return null
}

/**
 * Sends one request of a run. It is recorded like any other, and shown in the run. null: it ended the session. Throws
 * if there was no response.
 */
export async function sendInRun(operation: Operation, values: Values, signal: AbortSignal): Promise<Reply | null> {
  const ask = () => exchange(operation, values, signal, () => undefined)
  const reply = isLast(operation, values) ? await leaveBy(ask) : await ask()
  if (reply) note(operation, values, reply)
  return reply
}

function take(operation: Operation, values: Values, reply: Reply, runs?: Race) {
  setCall(operation.id, { state: 'answered', reply, isKept: false, race: runs })
  note(operation, values, reply)
}

function note(operation: Operation, values: Values, reply: Reply) {
  rememberEtag(operation, values, reply)
  void keep(operation, values, reply)
}

async function exchange(
  operation: Operation,
  values: Values,
  signal: AbortSignal,
  onBytes: (size: number) => void,
): Promise<Reply> {
  const { url, ...request } = buildRequest(operation, values)
  const stopTiming = startTiming(url)
  const response = await api.exchange(
    url,
    { ...request, cache: 'no-store', signal },
    { isAnonymous: values.isAnonymous },
  )
  const body = await readBody(response, onBytes)
  return {
    at: new Date().toISOString(),
    status: response.status,
    headers: [...response.headers],
    ...body,
    timing: await stopTiming(),
  }
}

const pathOf = (operation: Operation, values: Values) => buildRequest(operation, values).url.split('?')[0] ?? ''

/** The version for `If-Match`: the one that was read last of the row that this request is about. */
export const etagFor = (operation: Operation, values: Values): string | undefined =>
  useDesk.getState().etags[pathOf(operation, values)]

function rememberEtag(operation: Operation, values: Values, { headers }: Reply) {
  const etag = headers.find(([name]) => name === 'etag')?.[1]
  if (etag) useDesk.setState(({ etags }) => ({ etags: { ...etags, [pathOf(operation, values)]: etag } }))
}

async function keep(operation: Operation, values: Values, reply: Reply) {
  const entry = entryOf(operation, values, reply)
  const history = await historyStore.change(entries => [entry, ...entries])
  if (history) useDesk.setState({ history })
}
