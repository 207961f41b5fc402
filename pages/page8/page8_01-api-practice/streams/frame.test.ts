// @vitest-environment node
import { expect, test } from 'vitest'
import { endIn, frameIn, frameOut, numberIn, typeOf } from './frame.ts'

const says = { type: 'object', required: ['type'], properties: { type: { type: 'string' }, seq: { type: 'integer' } } }
const heard = { says, after: 4, latest: 9, seen: new Set([5]) }

test('a message shows its type, its size, and whether it matches', () => {
  const text = '{"type":"login","seq":12,"name":"臺"}'
  expect(frameIn(text, heard)).toMatchObject({ type: 'login', seq: 12, bytes: text.length + 2, issues: [], mark: null })
  expect(frameIn('{"type":1}', heard)).toMatchObject({ type: null, issues: [{ pointer: '/type', code: 'type' }] })
  expect(frameIn('{', heard)).toMatchObject({ type: null, issues: null })
  expect(frameOut('[]', says).issues).toMatchObject([{ pointer: '', code: 'type' }])
})

test('missed, new and repeated messages are distinguished', () => {
  const mark = (seq: number, given = heard) => frameIn(`{"type":"login","seq":${seq}}`, given).mark
  expect([5, 6, 9, 10].map(seq => mark(seq))).toEqual(['again', 'missed', 'missed', null])
  // A connection that was not resumed has missed nothing.
  expect(mark(6, { ...heard, after: null as unknown as number })).toBeNull()
})

test('reads numbers and endings, and ignores anything else', () => {
  expect(numberIn('{"type":"hello","seq":3}')).toEqual({ type: 'hello', seq: 3 })
  expect(numberIn('{"type":"rows"}')).toBeNull()
  expect(endIn('{"type":"end","code":4401}')).toBe(4401)
  expect(endIn('{"type":"end"}')).toBeNull()
})

test('a message is filtered by its type', () => {
  const stamp = { nth: 1, at: '' }
  expect(typeOf({ ...frameIn('{"type":"rows"}', heard), ...stamp })).toBe('rows')
  expect(typeOf({ ...frameIn('{}', heard), ...stamp })).toBe('#none')
  expect(typeOf({ ...frameOut('{}', says), ...stamp })).toBe('#out')
})
