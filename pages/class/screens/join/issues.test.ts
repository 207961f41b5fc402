import { expect, test } from 'vitest'
import { issueOf } from './issues.ts'

test.each([
  [404, {}, ['code', 'wrongCode']],
  [410, {}, ['code', 'gone']],
  [422, { code: 'limit-reached' }, ['code', 'full']],
  [422, { code: 'name-taken', errors: [{ pointer: '/body/account' }] }, ['account', 'taken']],
  [400, { code: 'invalid-input', errors: [{ pointer: '/body/code' }] }, ['code', 'wrongCode']],
  [400, { code: 'invalid-input', errors: [{ pointer: '/body/account' }] }, ['account', 'wrongAccount']],
  [400, { code: 'invalid-input', errors: [{ pointer: '/body/name' }] }, ['name', 'wrongName']],
  [400, { code: 'invalid-input', errors: [{ pointer: '/body/password' }] }, ['password', 'wrongPassword']],
])('%i with %j names the field', (status, problem, [field, key]) => {
  expect(issueOf({ status, ...problem })).toEqual({ field, key })
})

test.each([
  [503, { code: 'busy' }],
  [429, { code: 'too-many-attempts' }],
  [0, {}],
])('%i is about no field', (status, problem) => {
  expect(issueOf({ status, ...problem })).toBeNull()
})
