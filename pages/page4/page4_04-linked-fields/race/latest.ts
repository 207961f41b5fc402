/** What happens to a request when its question is asked again before the response. */
export const PROTECTIONS = ['abort', 'ignore', 'none'] as const
export type Protection = (typeof PROTECTIONS)[number]

/** How a request ended. `wrong`: an older answer replaced a newer one. */
export type Outcome = 'used' | 'aborted' | 'ignored' | 'wrong' | 'failed'

/** The state of the question. `input` is the input of the answer that is shown. */
export type Answer<I, O> =
  | { is: 'idle' }
  | { is: 'asking'; input: I }
  | { is: 'answered'; input: I; output: O }
  | { is: 'failed'; input: I; error: unknown }

type Parts<I, O> = {
  send: (input: I, signal: AbortSignal) => Promise<O>
  /** Called when a request starts and when it ends, because it may change between. */
  protection: () => Protection
  show: (answer: Answer<I, O>) => void
}

/**
 * Asks one question repeatedly, and shows one answer: that to the latest input. Responses arrive in any order, so each
 * request has a number. `abort`: the previous request is aborted, and if its response is already on its way, its number
 * is outdated. `ignore`: only the number decides. `none`: every response is shown, which is the bug that this page is
 * about.
 */
export function createLatest<I, O>({ send, protection, show }: Parts<I, O>) {
  let newest = 0
  let running: AbortController | null = null

  /** Makes all earlier requests outdated. Returns the number of the next one. */
  function leaveBehind(): number {
    if (protection() === 'abort') running?.abort()
    running = null
    return ++newest
  }

  /** Settles when the request has ended, with its outcome. Never throws. */
  async function ask(input: I): Promise<Outcome> {
    const number = leaveBehind()
    const controller = new AbortController()
    running = controller
    show({ is: 'asking', input })
    const answer = await send(input, controller.signal).then(
      (output): Answer<I, O> => ({ is: 'answered', input, output }),
      (error: unknown): Answer<I, O> => ({ is: 'failed', input, error }),
    )
    const isStale = number !== newest
    if (isStale && controller.signal.aborted) return 'aborted'
    if (isStale && protection() !== 'none') return 'ignored'
    show(answer)
    if (isStale) return 'wrong'
    return answer.is === 'failed' ? 'failed' : 'used'
  }

  function clear() {
    leaveBehind()
    show({ is: 'idle' })
  }

  return { ask, clear }
}
