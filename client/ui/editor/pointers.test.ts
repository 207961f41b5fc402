import { json } from '@codemirror/lang-json'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { rangeOf } from './pointers.ts'

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [json()] })
const textAt = (doc: string, pointer: string) => {
  const range = rangeOf(stateOf(doc), pointer)
  return range && doc.slice(range.from, range.to)
}

const DOC = '{ "rows": [{ "id": "x0" }, { "id": 1 }, [true, null]], "a/b~c": { "": 2 } }'

test.each([
  ['', DOC],
  ['/rows/0/id', '"x0"'],
  ['/rows/1/id', '1'],
  ['/rows/2/0', 'true'],
  ['/rows/2/1', 'null'],
  ['/a~1b~0c', '{ "": 2 }'],
  ['/a~1b~0c/', '2'],
])('%j points at %s', (pointer, text) => {
  expect(textAt(DOC, pointer)).toBe(text)
})

test('a missing member points at the start of its object', () => {
  expect(textAt(DOC, '/rows/0/name')).toBe('{')
  expect(textAt(DOC, '/rows/9')).toBe('[')
})

test('malformed text has positions too, as far as it can be parsed', () => {
  expect(textAt('{ "a": [1, 2', '/a/1')).toBe('2')
  expect(textAt('', '/a')).toBe('')
})
