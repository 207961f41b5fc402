/** Every refusal that the server can return, with its status. `/problems/<code>` explains each (server/problems/). */
export const PROBLEMS = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'session-ended': 401,
  'key-ended': 401,
  'wrong-credentials': 401,
  'not-permitted': 403,
  'not-yours': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'wrong-method': 405,
  'sandbox-gone': 409,
  'sandbox-changed': 409,
  'draft-submitted': 409,
  'wrong-offset': 409,
  'upload-incomplete': 409,
  'form-closed': 409,
  'job-state': 409,
  gone: 410,
  stale: 412,
  'too-large': 413,
  'wrong-media-type': 415,
  'wrong-password': 422,
  'email-taken': 422,
  'own-account': 422,
  'unknown-pokemon': 422,
  'unknown-team': 422,
  'unknown-site': 422,
  'unknown-member': 422,
  'move-refused': 422,
  'order-refused': 422,
  'order-on-its-way': 422,
  'last-manager': 422,
  'unknown-role': 422,
  'last-admin-right': 422,
  'role-held': 422,
  'rows-refused': 422,
  'import-in-use': 422,
  'would-make-circle': 422,
  'team-not-empty': 422,
  'step-refused': 422,
  'draft-refused': 422,
  'ticket-touched': 422,
  'checksum-mismatch': 422,
  'quota-exceeded': 422,
  'nothing-to-publish': 422,
  'answer-refused': 422,
  'change-refused': 422,
  'areas-overlap': 422,
  'too-complex': 422,
  'unreadable-wording': 422,
  'text-refused': 422,
  'low-contrast': 422,
  'keys-refused': 422,
  'tokens-refused': 422,
  'too-many-faults': 422,
  'own-sandbox-needed': 422,
  'name-taken': 422,
  'limit-reached': 422,
  'key-reused': 422,
  'not-restorable': 422,
  'version-required': 428,
  'too-many-attempts': 429,
  'too-many-streams': 429,
  'too-many-jobs': 429,
  'too-many-messages': 429,
  internal: 500,
  'practice-fault': 500,
  maintenance: 503,
  unavailable: 503,
  busy: 503,
  'storage-full': 503,
  'storage-failed': 503,
} as const satisfies Record<string, number>

/**
 * The client adds codes for a response that did not arrive. A read that waits for a connection is `offline`. Another is
 * `unreachable`, or `unreadable` if the response can't be parsed. A write may have taken effect: its result is unknown,
 * whether it may be sent again (`result-unknown`) or not (`result-unknown-once`).
 */
export type ErrorCode = keyof typeof PROBLEMS | ClientCode
type ClientCode = 'offline' | 'unreachable' | 'unreadable' | 'result-unknown' | 'result-unknown-once'

/**
 * A field that does not validate: a JSON pointer into the input (`/body/email`), the code of the issue, and the
 * bound that was exceeded, if there is one: the stock that is left, or the current price. An unknown query parameter
 * comes with the nearest name that the endpoint has.
 */
export type FieldError = { pointer: string; code: string; bound?: number; nearest?: string }

/** The body of an RFC 9457 `application/problem+json` response. */
export type ProblemBody = {
  type: string
  title: string
  status: number
  code: ErrorCode
  requestId?: string
  /** What a client should do, in English. */
  detail?: string
  /** The path of the console's page about the refused request. */
  instance?: string
  errors?: FieldError[]
  /** When to try again, as in `Retry-After`. */
  retryAfterSeconds?: number
  /** How many there may be, if there are too many. */
  limit?: number
}

/**
 * A refusal, on the server and in the client. When a handler throws one, the transaction is rolled back and the
 * refusal becomes the response. The client throws the same class. Status 0 means that the server was not reached.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly body: ProblemBody

  constructor(body: ProblemBody, options?: ErrorOptions) {
    super(body.title, options)
    this.name = 'Problem'
    this.status = body.status
    this.code = body.code
    this.body = body
  }
}

/** Whether nobody knows if the write that failed has taken effect. */
export const isResultUnknown = (error: unknown): error is Problem =>
  error instanceof Problem && (error.code === 'result-unknown' || error.code === 'result-unknown-once')

/** Creates a refusal with the members that its code requires: `throw refuse('stale', { current })`. */
export function refuse(code: keyof typeof PROBLEMS, members: object = {}, options?: ErrorOptions): Problem {
  return new Problem(
    { type: `/problems/${code}`, title: code.replaceAll('-', ' '), status: PROBLEMS[code], code, ...members },
    options,
  )
}

/** The row is not there, or not for the caller: `executeTakeFirstOrThrow(notFound)`. */
export const notFound = (): Problem => refuse('not-found')
