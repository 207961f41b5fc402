import type { Answer, Endpoint } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import type { Words } from '#shared/messages.ts'
import { propertyOf } from '#shared/objects.ts'
import type { BugKind, BugLevel } from '#shared/platform/bugs.ts'
import type { AnyAnswer } from './http/any-answer.ts'
import type { HandlerContext } from './http/serve.ts'
import type { Write } from './writes/write.ts'

/** What everybody may know about a bug when a hunt has ended. */
type About = {
  /** Unique: `orders-total-without-tax`. */
  id: string
  kind: BugKind
  level: BugLevel
  /** The page on which it can be seen. */
  page: string
  /** What the contract or the rule says. */
  promise: Words
  /** What happens instead. */
  wrong: Words
  /** The test that catches it. */
  test: Words
}

/** Notes a place that is wrong in the answer to a write: `status`, or a pointer into its body. */
type Spot = (place: string) => void

type Context = Record<string, unknown>
type Next<C, A> = (context: C) => Promise<A>

/** An endpoint that answers wrongly, in the sandbox of whoever hunts this bug, and nowhere else. */
export type Bug = About & {
  endpoint: Endpoint
  answer: (context: Context, next: Next<Context, AnyAnswer>, spot: Spot) => Promise<AnyAnswer>
}

type Answering<C, A extends { body: unknown }> =
  | { answer: (context: C, next: Next<C, A>, spot: Spot) => Promise<A> }
  | { change: (body: A['body'], context: C) => Partial<A['body']> }

/**
 * Defines a bug of an endpoint. `answer` may change what the handler receives and what it returns. What is wrong in the
 * answer to a read is found by comparing; a write can't be made twice, so it has to be spotted. `change` is shorter for a
 * read: it returns the members of the body that are wrong.
 */
export const defineBug = <E extends Endpoint>(
  endpoint: E,
  bug: About & Answering<HandlerContext<NoInfer<E>>, Answer<NoInfer<E>>>,
): Bug => ({
  ...bug,
  endpoint,
  // The contract's types are checked above; the server calls all bugs alike.
  answer: ('change' in bug ? changing(bug.change) : bug.answer) as unknown as Bug['answer'],
})

const changing =
  <C, B>(change: (body: B, context: C) => Partial<B>) =>
  async (context: C, next: Next<C, { body: B }>) => {
    const answer = await next(context)
    return { ...answer, body: { ...answer.body, ...change(answer.body, context) } }
  }

/**
 * A write whose answer is changed in place before it is stored. What is changed later is lost on a request with an
 * Idempotency-Key, which gets the stored answer.
 */
export const answeringWrite =
  <A>(write: Write<A>, change: (answer: A) => void): Write<A> =>
  work =>
    write(async writing => {
      const answer = await work(writing)
      change(answer)
      return answer
    })

/** A bug that accepts a stale version: the write runs on the current one. */
export async function ignoringVersion<C extends { headers: { 'if-match'?: string | undefined } }, A>(
  context: C,
  next: Next<C, A>,
  spot: Spot,
): Promise<A> {
  try {
    return await next(context)
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'stale') throw error
    spot('status')
    const version = propertyOf(propertyOf(error.body, 'current'), 'version')
    return next({ ...context, headers: { ...context.headers, 'if-match': `"${version}"` } })
  }
}
