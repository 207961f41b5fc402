/** Limits on saved requests per operator, and on their length. */
export const MAX_SAVED_REQUESTS = 100
export const MAX_STEPS = 20
export const MAX_TAKES = 20
export const MAX_ASSERTIONS = 30
/** The limit for a whole saved request. */
export const MAX_BYTES = 64 * 1024

export const VARIABLE_NAME = /^[A-Za-z_]\w{0,39}$/

/** The source of a variable: `at` is a JSON pointer into the body, a header name, or empty for the status. */
export const SOURCES = ['body', 'header', 'status'] as const
export type Source = (typeof SOURCES)[number]

export const ASSERTION_KINDS = [
  'status',
  'body-equals',
  'body-matches',
  'body-exists',
  'body-missing',
  'header-equals',
  'time-below',
  'fits',
] as const
type AssertionKind = (typeof ASSERTION_KINDS)[number]

/** RFC 6901: empty for the whole document, otherwise tokens after slashes; `~` only as `~0` or `~1`. */
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/u
/** RFC 9110: a token. */
const HEADER_NAME = /^[!#$%&'*+.^`|~\w-]+$/
/** A status, or several that are all accepted. */
const STATUS_LIST = /^\s*[1-5]\d\d(?:\s*,\s*[1-5]\d\d)*\s*$/
const MILLISECONDS = /^\s*[1-9]\d{0,5}\s*$/

export type Wrong<K extends string> = { member: K; code: string }

const pointerIssue = (source: Source, at: string) => {
  if (source === 'body' && !POINTER.test(at)) return 'pointer'
  return source === 'header' && !HEADER_NAME.test(at) ? 'header-name' : null
}

export function wrongInTake({ from, at }: { from: Source; at: string }): Wrong<'at'> | null {
  const code = pointerIssue(from, at)
  return code && { member: 'at', code }
}

export const sourceOf = (kind: AssertionKind): Source | null => {
  if (kind.startsWith('body-')) return 'body'
  return kind === 'header-equals' ? 'header' : null
}

/** Whether assertions of this kind compare with a value. */
export const isCompared = (kind: AssertionKind): boolean =>
  kind !== 'body-exists' && kind !== 'body-missing' && kind !== 'fits'

/** Validates an assertion before it runs. Parts with `{{name}}` can only be checked then. */
export function wrongInAssertion(assertion: {
  kind: AssertionKind
  at: string
  expected: string
}): Wrong<'at' | 'expected'> | null {
  const { kind, at, expected } = assertion
  const source = sourceOf(kind)
  const code = source && pointerIssue(source, at)
  if (code) return { member: 'at', code }
  if (kind === 'status' && !STATUS_LIST.test(expected)) return { member: 'expected', code: 'status-list' }
  if (kind === 'time-below' && !MILLISECONDS.test(expected)) return { member: 'expected', code: 'milliseconds' }
  if (kind === 'body-matches' && !isPattern(expected)) return { member: 'expected', code: 'pattern' }
  return null
}

/** Replaces variables with plain text, to check the rest of the pattern. */
const isPattern = (source: string) => {
  try {
    return new RegExp(source.replace(/\{\{\s*\w+\s*\}\}/g, 'x'), 'u') instanceof RegExp
  } catch {
    return false
  }
}
