import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { judge, type Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Assertion } from '#resources/saved-requests/contract.ts'
import { isCompared, sourceOf } from '#resources/saved-requests/rules.ts'
import { readSource } from './takes.ts'
import { asText, fillText, namesIn, onlyName, type Variables } from './variables.ts'

/** The result of an assertion. `found` is the actual value on one line; null: none. */
export type Outcome = { assertion: Assertion; holds: boolean; found: string | null; unknown: string[] }

/** Evaluates an assertion on a response. An assertion with an unknown variable fails. */
export function assess(assertion: Assertion, operation: Operation, reply: Reply, variables: Variables): Outcome {
  const unknown = isCompared(assertion.kind) ? namesIn(assertion.expected).filter(name => !variables.has(name)) : []
  const { holds, found } = tryOn(assertion, operation, reply, variables)
  return { assertion, holds: holds && unknown.length === 0, found, unknown }
}

type Trial = { holds: boolean; found: string | null }

function tryOn({ kind, at, expected }: Assertion, operation: Operation, reply: Reply, variables: Variables): Trial {
  const source = sourceOf(kind)
  const read = source && readSource(reply, { from: source, at })
  const found = read && shorten(JSON.stringify(read.value) ?? '')
  switch (kind) {
    case 'status':
      return { holds: statusesOf(expected).includes(reply.status), found: String(reply.status) }
    case 'body-equals':
      return { holds: read !== null && isEqual(read.value, expectedValue(expected, variables)), found }
    case 'body-matches':
      return { holds: read !== null && fits(expected, asText(read.value), variables), found }
    case 'body-exists':
      return { holds: read !== null, found }
    case 'body-missing':
      return { holds: read === null, found }
    case 'header-equals':
      return { holds: read !== null && read.value === fillText(expected, variables).trim(), found }
    case 'time-below': {
      const { totalMs } = reply.timing
      return { holds: totalMs < Number(expected), found: `${Math.round(totalMs)} ms` }
    }
    case 'fits': {
      const verdict = judge(operation, reply)
      const [issue] = verdict.kind === 'differs' ? verdict.issues : []
      return {
        holds: verdict.kind === 'fits',
        found: issue ? `${issue.pointer || '/'} ${issue.code}` : `${reply.status} ${reply.mediaType}`.trim(),
      }
    }
  }
}

const statusesOf = (list: string): number[] => list.split(',').map(Number)

/** A single reference is the variable's value itself; other text is JSON, or a string if it is not valid JSON. */
function expectedValue(expected: string, variables: Variables): unknown {
  const name = onlyName(expected.trim())
  if (name !== null && variables.has(name)) return variables.get(name)
  const filled = fillText(expected.trim(), variables)
  try {
    return JSON.parse(filled)
  } catch {
    return filled
  }
}

/** True if two JSON values are equal, in any order of their members. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isEqual(item, other[index]))
    )
  if (!isObject(one)) return one === other
  if (!isObject(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(name => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  )
}

/** In a pattern, a variable matches literally. */
function fits(pattern: string, text: string, variables: Variables): boolean {
  const source = fillText(pattern, variables, value => asText(value).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  try {
    return new RegExp(source, 'u').test(text)
  } catch {
    return false
  }
}

const MAX_FOUND_LENGTH = 200
const shorten = (text: string) => (text.length > MAX_FOUND_LENGTH ? `${text.slice(0, MAX_FOUND_LENGTH)}…` : text)
