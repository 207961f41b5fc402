/** How many requests an operator may save, and how long each may be. */
export const MAX_SAVED_REQUESTS = 100
export const MAX_STEPS = 20
export const MAX_TAKES = 20
export const MAX_ASSERTIONS = 30
/** Of a whole saved request, as it is sent. */
export const MAX_BYTES = 64 * 1024

/** What a variable may be called. */
export const VARIABLE_NAME = /^[A-Za-z_]\w{0,39}$/

/** Where a step takes a variable from: `at` is a JSON pointer into the body, or a header's name, and nothing for the status. */
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
export type AssertionKind = (typeof ASSERTION_KINDS)[number]

/** RFC 6901: nothing for the whole, else each token behind a slash; `~` only as `~0` or `~1`. */
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/u
/** RFC 9110, a token. */
const HEADER_NAME = /^[!#$%&'*+.^`|~\w-]+$/
/** One status, or several of which any will do. */
const STATUS_LIST = /^\s*[1-5]\d\d(?:\s*,\s*[1-5]\d\d)*\s*$/
const MILLISECONDS = /^\s*[1-9]\d{0,5}\s*$/

/** A member that is wrong, and how. */
export type Wrong<K extends string> = { member: K; code: string }

const pointerIssue = (source: Source, at: string) => {
  if (source === 'body' && !POINTER.test(at)) return 'pointer'
  return source === 'header' && !HEADER_NAME.test(at) ? 'header_name' : null
}

export function wrongInTake({ from, at }: { from: Source; at: string }): Wrong<'at'> | null {
  const code = pointerIssue(from, at)
  return code && { member: 'at', code }
}

/** What an assertion looks at. */
export const sourceOf = (kind: AssertionKind): Source | null => {
  if (kind.startsWith('body-')) return 'body'
  return kind === 'header-equals' ? 'header' : null
}

/** Does an assertion of this kind compare with something? */
export const isCompared = (kind: AssertionKind): boolean =>
  kind !== 'body-exists' && kind !== 'body-missing' && kind !== 'fits'

/** What can be wrong with an assertion before it is tried; what stands in it as `{{name}}` is known only then. */
export function wrongInAssertion(assertion: {
  kind: AssertionKind
  at: string
  expected: string
}): Wrong<'at' | 'expected'> | null {
  const { kind, at, expected } = assertion
  const source = sourceOf(kind)
  const code = source && pointerIssue(source, at)
  if (code) return { member: 'at', code }
  if (kind === 'status' && !STATUS_LIST.test(expected)) return { member: 'expected', code: 'status_list' }
  if (kind === 'time-below' && !MILLISECONDS.test(expected)) return { member: 'expected', code: 'milliseconds' }
  if (kind === 'body-matches' && !isPattern(expected)) return { member: 'expected', code: 'pattern' }
  return null
}

/** Variables stand in a pattern as the text that they are: any text will do to see whether the rest is one. */
const isPattern = (source: string) => {
  try {
    return new RegExp(source.replace(/\{\{\s*\w+\s*\}\}/g, 'x'), 'u') instanceof RegExp
  } catch {
    return false
  }
}
