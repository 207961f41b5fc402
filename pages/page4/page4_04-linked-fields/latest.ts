/** What happens when a question is asked again while the answer to the one before is still on its way. */
export const PROTECTIONS = ['abort', 'ignore', 'none'] as const
export type Protection = (typeof PROTECTIONS)[number]

/** How a request ended. `wrong`: an older answer took the place of a newer one. */
export type Outcome = 'used' | 'aborted' | 'ignored' | 'wrong' | 'failed'

/** What is known of the question. `input` is what the shown answer was asked with. */
export type Answer<I, O> =
  | { is: 'idle' }
  | { is: 'asking'; input: I }
  | { is: 'answered'; input: I; output: O }
  | { is: 'failed'; input: I; error: unknown }

type Parts<I, O> = {
  send: (input: I, signal: AbortSignal) => Promise<O>
  /** Asked when a request begins and when it ends: it may be changed between. */
  protection: () => Protection
  show: (answer: Answer<I, O>) => void
}

/**
 * Asks one question again and again, and shows one answer: the one to what was asked last. Replies come in whatever order they like, so
 * each request has a number. `abort`: the request before is given up, and were its answer on its way already, its number is too low.
 * `ignore`: the number alone decides. `none`: whatever comes is shown, which is the bug that this page is about.
 */
export function createLatest<I, O>({ send, protection, show }: Parts<I, O>) {
  let newest = 0
  let running: AbortController | null = null

  /** From now on no answer to anything older is wanted. Gives the number of what comes now. */
  function leaveBehind(): number {
    if (protection() === 'abort') running?.abort()
    running = null
    return ++newest
  }

  /** Settles when the request has ended, and says how; it never throws. */
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

  /** There is no question any more. */
  function clear() {
    leaveBehind()
    show({ is: 'idle' })
  }

  return { ask, clear }
}
