import { expect, test } from 'vitest'
import { ProfileFields } from '#resources/profile/contract.ts'
import { refuse } from '#shared/errors.ts'
import { issuesOf, issuesOfRefusal } from './issues.ts'

const good = { name: 'Ann', age: 30, email: 'ann@strive.example', address: '', timeZone: 'Asia/Taipei' }

test('finds no issues in valid values', () => {
  expect(issuesOf(ProfileFields, good)).toEqual({})
})

test('names each issue and its bound', () => {
  const bad = { name: ' ', age: 151, email: 'ann', address: 'x'.repeat(201), timeZone: 'Mars/Base' }
  expect(issuesOf(ProfileFields, bad)).toEqual({
    name: { code: 'required' },
    age: { code: 'too-big', bound: 150 },
    email: { code: 'email' },
    address: { code: 'too-long', bound: 200 },
    timeZone: { code: 'time-zone' },
  })
})

test('distinguishes a fraction from a missing value', () => {
  expect(issuesOf(ProfileFields, { ...good, age: 1.5 }).age?.code).toBe('int')
  // What a number field returns for a text that is not a number.
  expect(issuesOf(ProfileFields, { ...good, age: Number.NaN }).age?.code).toBe('int')
  expect(issuesOf(ProfileFields, { ...good, email: undefined }).email?.code).toBe('required')
})

test('assigns the server’s issues to fields', () => {
  const errors = [
    { pointer: '/body/lines/0/quantity', code: 'too-small' },
    { pointer: '/query/limit', code: 'too-big' },
  ]
  expect(issuesOfRefusal(refuse('invalid-input', { errors }))).toEqual({ 'lines.0.quantity': { code: 'too-small' } })
  expect(issuesOfRefusal(new Error('none'))).toEqual({})
})
