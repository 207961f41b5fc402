import { useEffect, useState } from 'react'
import { createLatest, type Answer as LatestAnswer } from './race/latest.ts'
import type { FieldName } from './race/sent.ts'
import type { Note, Race } from './race/use-race.ts'

type Options = { signal: AbortSignal; headers: Record<string, string> }
type Send<I, O> = (input: I, options: Options) => Promise<{ body: O; headers: Headers }>
export type Answer<I, O> = LatestAnswer<{ input: I; note: Note }, O>

/**
 * One question of the page, asked again with each choice or letter, and the answer that is shown. Does not use the
 * query cache, which keeps answers to different inputs apart by itself: this page shows what happens without it. Define
 * `send` at module level.
 */
export function useQuestion<I, O>({ note, protectionNow }: Race, field: FieldName, send: Send<I, O>) {
  const [answer, show] = useState<Answer<I, O>>({ is: 'idle' })
  const [latest] = useState(() =>
    createLatest<{ input: I; note: Note }, O>({
      async send({ input, note: { headers, answered } }, signal) {
        try {
          const reply = await send(input, { signal, headers })
          answered(reply.headers.get('x-request-id'))
          return reply.body
        } catch (error) {
          if (!signal.aborted) answered(null)
          throw error
        }
      },
      protection: protectionNow,
      show,
    }),
  )
  // After unmounting, no answer is needed.
  useEffect(() => latest.clear, [latest])

  return {
    answer,
    clear: latest.clear,
    /** `subject`: what the question is about, in the operator's words. */
    ask(input: I, subject: string) {
      const noted = note(field, subject)
      void latest.ask({ input, note: noted }).then(noted.end)
    },
  }
}

/** The input of the answer that is shown; undefined if there is none. */
export const askedFor = <I, O>(answer: Answer<I, O>): I | undefined =>
  answer.is === 'idle' ? undefined : answer.input.input
