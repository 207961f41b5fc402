import { useEffect, useState } from 'react'
import { createLatest, type Answer as LatestAnswer } from './latest.ts'
import type { FieldName } from './sent.ts'
import type { Note, Race } from './use-race.ts'

type Options = { signal: AbortSignal; headers: Record<string, string> }
type Send<I, O> = (input: I, options: Options) => Promise<{ body: O; headers: Headers }>
export type Answer<I, O> = LatestAnswer<{ input: I; note: Note }, O>

/**
 * One question of the page, asked again with each choice or letter, and the answer that is shown. By hand rather than as queries of the
 * cache, which keep the answers to different questions apart by themselves: what else happens is what this page shows.
 * `send` is defined at module level.
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
  // Whoever leaves wants no answer.
  useEffect(() => latest.clear, [latest])

  return {
    answer,
    clear: latest.clear,
    /** `subject`: what it is about, in the operator's words. */
    ask(input: I, subject: string) {
      const noted = note(field, subject)
      void latest.ask({ input, note: noted }).then(noted.end)
    },
  }
}
export type Question<I, O> = ReturnType<typeof useQuestion<I, O>>

/** What the answer that is shown was asked with; undefined while there is none. */
export const askedFor = <I, O>(answer: Answer<I, O>): I | undefined =>
  answer.is === 'idle' ? undefined : answer.input.input
