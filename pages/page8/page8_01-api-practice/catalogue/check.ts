import * as z from 'zod/mini'
import { pointerStep } from '#shared/json-pointer.ts'
import { isObject, type Schema, typeOf } from './schema.ts'

/** A place where a value differs from its schema: a JSON pointer, what is wrong, and what was expected. */
export type Issue = { pointer: string; code: IssueCode; asked?: string | number }
type IssueCode =
  | 'required'
  | 'type'
  | 'one_of'
  | 'too_short'
  | 'too_long'
  | 'form'
  | 'too_small'
  | 'too_big'
  | 'multiple_of'
  | 'too_few'
  | 'too_many'
  | 'repeated'
  | 'not_declared'
  | 'none_fits'
  | 'excluded'
  | 'json'

export const MAX_ISSUES = 50

/** Where the value differs from the schema, at most fifty places; none if it is valid. */
export function check(schema: Schema, value: unknown, pointer = ''): Issue[] {
  const issues: Issue[] = []
  for (const issue of issuesOf(schema, value, pointer)) if (issues.push(issue) === MAX_ISSUES) break
  return issues
}

function* issuesOf(schema: Schema, value: unknown, pointer: string): Generator<Issue> {
  if (schema.type !== undefined && !isOfType(schema.type, value)) {
    yield { pointer, code: 'type', asked: schema.type }
    return
  }
  yield* choiceIssues(schema, value, pointer)
  if (typeof value === 'string') yield* textIssues(schema, value, pointer)
  else if (typeof value === 'number') yield* numberIssues(schema, value, pointer)
  else if (Array.isArray(value)) yield* arrayIssues(schema, value, pointer)
  else if (isObject(value)) yield* objectIssues(schema, value, pointer)
}

/** JSON allows numbers that JavaScript reads as a different number or as infinity: neither side accepts those. */
const isOfType = (type: string, value: unknown) =>
  type === 'integer'
    ? Number.isSafeInteger(value)
    : typeOf(value) === type && (type !== 'number' || Number.isFinite(value))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function* choiceIssues(schema: Schema, value: unknown, pointer: string): Generator<Issue> {
  const choices = schema.enum ?? ('const' in schema ? [schema.const] : null)
  if (choices && !choices.some(one => isSame(one, value)))
    yield { pointer, code: 'one_of', asked: choices.map(one => JSON.stringify(one)).join(', ') }
  for (const one of schema.allOf ?? []) yield* issuesOf(one, value, pointer)
  if (schema.anyOf) yield* nearest(schema.anyOf, value, pointer)
  if (schema.oneOf) {
    const fitting = schema.oneOf.filter(one => fits(one, value)).length
    if (fitting === 0) yield* nearest(schema.oneOf, value, pointer)
    else if (fitting > 1) yield { pointer, code: 'none_fits' }
  }
  if (schema.not && fits(schema.not, value)) yield { pointer, code: 'excluded' }
}

const fits = (schema: Schema, value: unknown) => issuesOf(schema, value, '').next().done === true

/** When none of several schemas fits, returns the issues against the one that was most likely meant. */
function nearest(schemas: Schema[], value: unknown, pointer: string): Issue[] {
  if (schemas.some(one => fits(one, value))) return []
  const tries = schemas
    .map(one => check(one, value, pointer))
    .filter(issues => issues[0]?.pointer !== pointer || issues[0].code !== 'type')
  const weight = (issues: Issue[]) => issues.length + 100 * issues.filter(({ code }) => code === 'one_of').length
  const [first] = tries.sort((a, b) => weight(a) - weight(b))
  if (first) return first
  const types = schemas.map(one => one.type).filter(type => type !== undefined)
  return [types.length > 0 ? { pointer, code: 'type', asked: types.join(' / ') } : { pointer, code: 'none_fits' }]
}

function* textIssues(schema: Schema, text: string, pointer: string): Generator<Issue> {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  // Lengths are those of JavaScript strings, on both sides.
  if (text.length < minLength) yield { pointer, code: 'too_short', asked: minLength }
  if (text.length > maxLength) yield { pointer, code: 'too_long', asked: maxLength }
  const isOfForm = schema.pattern === undefined || patternOf(schema.pattern).test(text)
  if (!isOfForm || !isOfFormat(schema.format, text))
    yield { pointer, code: 'form', asked: schema.format ?? schema.pattern }
}

/** The formats that our documents use, parsed as the server parses them. */
const FORMATS: Record<string, z.ZodMiniType> = { date: z.iso.date(), 'date-time': z.iso.datetime(), email: z.email() }
const isOfFormat = (format: string | undefined, text: string) => FORMATS[format ?? '']?.safeParse(text).success ?? true

const patterns = new Map<string, RegExp>()
function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'u')
  patterns.set(source, pattern)
  return pattern
}

function* numberIssues(schema: Schema, value: number, pointer: string): Generator<Issue> {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf } = schema
  if (minimum !== undefined && value < minimum) yield { pointer, code: 'too_small', asked: minimum }
  if (maximum !== undefined && value > maximum) yield { pointer, code: 'too_big', asked: maximum }
  if (above !== undefined && value <= above) yield { pointer, code: 'too_small', asked: `> ${above}` }
  if (below !== undefined && value >= below) yield { pointer, code: 'too_big', asked: `< ${below}` }
  if (multipleOf !== undefined && !Number.isInteger(Number((value / multipleOf).toPrecision(15))))
    yield { pointer, code: 'multiple_of', asked: multipleOf }
}

function* arrayIssues(schema: Schema, list: unknown[], pointer: string): Generator<Issue> {
  const { prefixItems = [], items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  if (list.length < minItems) yield { pointer, code: 'too_few', asked: minItems }
  if (list.length > maxItems) yield { pointer, code: 'too_many', asked: maxItems }
  if (schema.uniqueItems && new Set(list.map(one => JSON.stringify(one))).size < list.length)
    yield { pointer, code: 'repeated' }
  for (const [index, one] of list.entries()) {
    const declared = prefixItems[index] ?? items
    if (declared) yield* issuesOf(declared, one, `${pointer}/${index}`)
  }
}

function* objectIssues(schema: Schema, value: Record<string, unknown>, pointer: string): Generator<Issue> {
  const { properties = {}, required = [], additionalProperties: others, propertyNames } = schema
  for (const name of required)
    if (!Object.hasOwn(value, name)) yield { pointer: `${pointer}/${pointerStep(name)}`, code: 'required' }
  for (const [name, member] of Object.entries(value)) {
    const at = `${pointer}/${pointerStep(name)}`
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (declared) yield* issuesOf(declared, member, at)
    else if (others === false) yield { pointer: at, code: 'not_declared' }
    else if (isObject(others)) yield* issuesOf(others, member, at)
    if (propertyNames && !declared && !fits(propertyNames, name)) yield { pointer: at, code: 'not_declared' }
  }
}
