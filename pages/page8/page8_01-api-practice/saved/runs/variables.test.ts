import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { readPointer } from './pointer.ts'
import { fill, fillText, fillValues, namesIn, namesInValues, reference } from './variables.ts'

const VARIABLES = new Map<string, unknown>([
  ['id', 412],
  ['name', 'Lin'],
  ['tags', ['a', 'b']],
])
const name = fc.stringMatching(/^[A-Za-z_]\w{0,8}$/)

describe('filling in', () => {
  test.each([
    ['{{id}}', 412],
    ['{{ id }}', 412],
    ['{{tags}}', ['a', 'b']],
    ['/members/{{id}}', '/members/412'],
    ['{{name}} {{id}}', 'Lin 412'],
    ['with {{tags}}', 'with ["a","b"]'],
    [' {{id}}', ' 412'],
    ['{{nobody}} {{id}}', '{{nobody}} 412'],
    ['{{ not a name }}', '{{ not a name }}'],
  ])('%j becomes %j', (text, filled) => {
    expect(fill(text, VARIABLES)).toEqual(filled)
  })

  test('a variable alone is replaced by its value, and within a text by its text', () => {
    fc.assert(
      fc.property(name, fc.jsonValue(), (key, value) => {
        const variables = new Map([[key, value]])
        expect(fill({ deep: [reference(key)] }, variables)).toEqual({ deep: [value] })
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        expect(fill(`<${reference(key)}>`, variables)).toBe(`<${text}>`)
      }),
    )
  })

  test('does not expand inserted values again', () => {
    expect(
      fillText(
        '{{a}}',
        new Map([
          ['a', '{{b}}'],
          ['b', 'no'],
        ]),
      ),
    ).toBe('{{b}}')
  })

  test('replaces every known reference, and leaves unknown ones unchanged', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(name, { minLength: 1, maxLength: 3 }), (value, names) => {
        const template = { value, list: names.map(one => `${reference(one)}!`) }
        expect(fill(template, new Map())).toEqual(template)
        const filled = fill(template, new Map(names.map(one => [one, 1])))
        expect(namesIn((filled as typeof template).list)).toEqual([])
      }),
    )
  })

  const values = (more: Partial<Values>): Values => ({
    params: {},
    query: {},
    headers: {},
    body: undefined,
    text: null,
    file: null,
    isAnonymous: false,
    fault: '',
    times: 1,
    ...more,
  })

  test('fills in a body text as JSON, or else as text', () => {
    const filled = (text: string) => fillValues(values({ text }), VARIABLES).text
    expect(JSON.parse(filled('{"id": "{{id}}", "say": "to {{name}}"}') ?? '')).toEqual({ id: 412, say: 'to Lin' })
    expect(filled('{"id": {{id}}}')).toBe('{"id": 412}')
    expect(filled('{ "untouched":1 }')).toBe('{ "untouched":1 }')
  })

  test('of two bodies, only the names in the one that is sent count', () => {
    expect(namesInValues(values({ body: '{{body}}', text: '{{text}}' }))).toEqual(['text'])
    expect(namesInValues(values({ body: '{{body}}', params: { id: '{{id}}' } }))).toEqual(['id', 'body'])
  })
})

describe('JSON pointers', () => {
  // The examples of RFC 6901, section 5.
  const document = {
    foo: ['bar', 'baz'],
    '': 0,
    'a/b': 1,
    'c%d': 2,
    'e^f': 3,
    'g|h': 4,
    'i\\j': 5,
    'k"l': 6,
    ' ': 7,
    'm~n': 8,
  }
  test.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('%j', (pointer, value) => {
    expect(readPointer(document, pointer)).toEqual({ value })
  })

  test.each(['foo', '/foo/2', '/foo/-', '/foo/01', '/foo/length', '/toString', '/nothing/there'])(
    '%j finds nothing',
    pointer => {
      expect(readPointer(document, pointer)).toBeNull()
    },
  )

  test('finds every member at its pointer', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), whole => {
        for (const [key, value] of Object.entries(whole)) {
          const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
          expect(readPointer(whole, pointer)).toEqual({ value })
        }
      }),
    )
  })
})
