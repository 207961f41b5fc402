import { REDACTED } from '#shared/platform/traffic.ts'
import { withoutSecrets } from '#shared/secrets.ts'

/**
 * Where an error came from: React while rendering, a chunk that failed to load, other code (`uncaught`), a promise
 * that nobody handled, a worker, or a request whose failure a page reports.
 */
export const ERROR_KINDS = ['render', 'chunk', 'uncaught', 'rejection', 'worker', 'request'] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

export const ERROR_STATES = ['open', 'regressed', 'resolved'] as const
export type ErrorState = (typeof ERROR_STATES)[number]

/** A resolved group that happens again is regressed until it is resolved again. */
export const stateOf = (group: { resolvedAt: string | null; regressedAt: string | null }): ErrorState =>
  group.resolvedAt !== null ? 'resolved' : group.regressedAt !== null ? 'regressed' : 'open'

/** Where reports are sent. They are no steps of the operator. */
export const REPORTS_PATH = '/api/error-reports'

export const MAX_NAME_LENGTH = 100
export const MAX_MESSAGE_LENGTH = 500
export const MAX_STACK_LENGTH = 6_000
export const MAX_STEPS = 20
export const MAX_STEP_LENGTH = 200
export const MAX_TIMES = 10_000

/** A sandbox keeps this many groups, and of each group this many reports: the latest ones. */
export const MAX_GROUPS = 200
export const MAX_REPORTS = 10

/** Tokens and keys of this console, and most others: a long run of letters and digits. */
const LONG_TOKEN = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** A text without secrets and e-mail addresses. */
export const redact = (text: string): string =>
  withoutSecrets(text).replace(LONG_TOKEN, REDACTED).replace(EMAIL, '[email]')

/**
 * A report as it is stored: no text in it has secrets, wherever it stands, and no path has a query. Every client may send
 * reports, so it isn't enough that the console redacts its own.
 */
export function cleaned<T>(part: T): T {
  if (typeof part === 'string') return redact(part) as T
  if (Array.isArray(part)) return part.map(one => cleaned<unknown>(one)) as T
  if (part === null || typeof part !== 'object') return part
  const members = Object.entries(part).map(([name, value]): [string, unknown] => {
    return [name, cleaned(name === 'path' ? String(value).replace(/[?#].*$/s, '') : value)]
  })
  // The same names with values of the same types.
  return Object.fromEntries(members) as T
}

/** A message without what differs between two occurrences of the same error: ids, numbers, and hashes of file names. */
export const normalizeMessage = (message: string): string =>
  message
    .replace(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '#')
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '')
    .replace(/\b(?=[a-f]*\d)[\da-f]{8,}\b/gi, '#')
    .replace(/\d+/g, '#')

/** A path of the API without ids: `/api/members/7` → `/api/members/#`. */
export const normalizePath = (path: string): string =>
  path.replace(/\/(?:\d+|[\da-f]{16,}|[\da-f-]{36})(?=\/|$)/gi, '/#')
