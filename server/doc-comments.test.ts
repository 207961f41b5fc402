import { expect, test } from 'vitest'
import { constantsIn, docsOf } from './doc-comments.ts'

const docOf = docsOf([
  constantsIn(`/** A page of a list. */
export const pageOf = row =>
  z.object({
    rows: z.array(row),
    /** The cursor of the next page; null on the last. */
    next: z.nullable(z.string()),
  })

/** Part of a name. */
export const search = z.optional(z.string())
`),
  constantsIn(`/** What an operator can change. */
const Fields = z.object({
  /**
   * Unique in the sandbox,
   * ignoring case.
   */
  email: z.email(),
  place: z.object({
    /** Degrees. */
    lat: z.number(),
  }),
})

export const Member = z.object({
  ...Fields.shape,
  /** The number of changes. */
  version: z.int(),
})

const Filter = z.object({
  search,
  member: Member,
})

export const listMembers = endpoint('GET /api/members/search', {
  query: z.extend(Filter, page),
  body: Fields,
  replies: { 200: pageOf(Member) },
})
`),
])

test('a property has the comment above it, on one line or several, at any depth', () => {
  expect(docOf('Member', ['version'])).toBe('The number of changes.')
  expect(docOf('Fields', ['email'])).toBe('Unique in the sandbox, ignoring case.')
  expect(docOf('Fields', ['place', 'lat'])).toBe('Degrees.')
  expect(docOf('Fields', [])).toBe('What an operator can change.')
})

test('a schema inherits the comments of the constants that it mentions', () => {
  expect(docOf('Member', ['email'])).toBe('Unique in the sandbox, ignoring case.')
  expect(docOf('listMembers', ['body', 'email'])).toBe('Unique in the sandbox, ignoring case.')
  expect(docOf('listMembers', ['query', 'search'])).toBe('Part of a name.')
  expect(docOf('listMembers', ['replies', '200', 'next'])).toBe('The cursor of the next page; null on the last.')
})

test('nothing is made up, and a component is explained once, where it is defined', () => {
  expect(docOf('Member', ['name'])).toBeUndefined()
  expect(docOf('Nobody', ['email'])).toBeUndefined()
  expect(docOf('Filter', ['member'])).toBeUndefined()
  // The address names nothing.
  expect(docOf('listMembers', [])).toBeUndefined()
})
