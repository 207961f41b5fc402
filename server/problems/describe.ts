import type { FieldError, ProblemBody } from '#shared/errors.ts'
import { problemAdvice } from '#shared/problems/problem-advice-messages.ts'
import { problemMessages } from '#shared/problems/problem-messages.ts'
import { isProblemCode, type ProblemCode } from './declared.ts'

/** Titles for clients, of codes whose text for operators says less, because no operator should meet them. */
const TITLES: Partial<Record<ProblemCode, string>> = {
  'invalid-input': 'The request doesn’t match the contract.',
  'not-signed-in': 'The request has no token.',
  'not-found': 'Nothing exists at this path.',
  'wrong-method': 'This path doesn’t support the method.',
  'wrong-media-type': 'The body has another media type than the contract declares.',
  'version-required': 'The request has no If-Match.',
}

/**
 * Adds what a developer wants to know about a refusal (RFC 9457, 3.1): the title of its type, what a client should do,
 * and where the operator can read the request in the traffic log.
 */
export function describeProblem(body: ProblemBody, requestId: string): ProblemBody {
  const { type, title, status, code, errors = [], ...members } = body
  // A wrong password is no missing token.
  const advice = code === 'wrong-credentials' ? [] : [adviceOf(status)]
  const detail = [...errors.map(wordsOf), ...advice].join(' ')
  return {
    type,
    title: isProblemCode(code) ? titleOf(code) : title,
    status,
    code,
    ...(detail && { detail }),
    instance: `/api/traffic/${requestId}`,
    ...members,
    requestId,
    ...(body.errors && { errors }),
  }
}

const wordsOf = ({ pointer, code, nearest }: FieldError) =>
  `${pointer}: ${code}.${nearest ? ` Did you mean ${nearest}?` : ''}`

/** The first sentence of the text for operators says what happened. */
function titleOf(code: ProblemCode): string {
  const text = problemMessages.texts[code].en
  const whole = typeof text === 'string' ? text : text.other
  return TITLES[code] ?? whole.slice(0, whole.indexOf('.') + 1)
}

function adviceOf(status: number): string {
  const advice: Record<string, { en: string | { other: string } } | undefined> = problemAdvice.texts
  const text = advice[`status${status}`]?.en ?? ''
  return typeof text === 'string' ? text : text.other
}
