import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { check } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { blankOf } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { FormIssues } from './form-issues.ts'
import { SchemaFields } from './schema-field.tsx'

let value: unknown

/** A form for this schema; `value` returns its current value. */
function show(schema: Schema, initial: unknown = blankOf(schema)) {
  value = initial
  function Form() {
    const [held, setHeld] = useState(initial)
    value = held
    const context = { issues: check(schema, held), isTried: true, suggestionFor: () => undefined }
    return (
      <FormIssues value={context}>
        <SchemaFields schema={schema} value={held} pointer="" onChange={setHeld} />
      </FormIssues>
    )
  }
  render(<Form />)
}
const of = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
})
const field = (name: string) => screen.getByLabelText(name, { exact: true }) as HTMLInputElement
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } })
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name, { exact: true }))

describe('a field', () => {
  test('for a number holds a number once it can be parsed, and until then a text with an issue', () => {
    show(of({ age: { type: 'integer', maximum: 150 } }))
    type('age', '1.')
    expect(field('age').value).toBe('1.')
    type('age', '151')
    expect(value).toEqual({ age: 151 })
    expect(screen.getByText(/must be at most 150/)).toBeDefined()
    type('age', 'old')
    expect(value).toEqual({ age: 'old' })
    expect(screen.getByText(/must be integer/)).toBeDefined()
  })

  test('that is optional is not sent when it is emptied; its checkbox sends an empty text', () => {
    show(of({ user: { type: 'string' } }))
    type('user', 'ann')
    type('user', '')
    expect(value).toEqual({})
    tick('Send user')
    expect(value).toEqual({ user: '' })
    tick('Send user')
    expect(value).toEqual({})
  })

  test('that is required can be omitted on purpose, and shows that it is missing', () => {
    show(of({ name: { type: 'string' } }, ['name']))
    type('name', '')
    expect(value).toEqual({ name: '' })
    tick('Send name')
    expect(value).toEqual({})
    expect(screen.getByText(/is missing/)).toBeDefined()
  })

  test('that is nullable has a checkbox for null', () => {
    show(of({ age: { anyOf: [{ type: 'integer' }, { type: 'null' }] } }), { age: 3 })
    tick('age is null')
    expect(value).toEqual({ age: null })
    expect(field('age').readOnly).toBe(true)
    tick('age is null')
    expect(value).toEqual({ age: 0 })
  })

  test('for declared values holds one of them, or another', () => {
    show(of({ level: { type: 'string', enum: ['normal', 'supersuper'] }, isOld: { type: 'boolean' } }))
    fireEvent.change(field('level'), { target: { value: '1' } })
    fireEvent.change(field('isOld'), { target: { value: '1' } })
    expect(value).toEqual({ level: 'supersuper', isOld: false })
    fireEvent.change(field('level'), { target: { value: 'other' } })
    type('Other value for level', 'god')
    expect(value).toEqual({ level: 'god', isOld: false })
    expect(screen.getByText(/must be one of "normal", "supersuper"/)).toBeDefined()
  })

  test('for a list of declared values keeps the order in which they are checked', () => {
    show(of({ columns: { type: 'array', minItems: 1, items: { enum: ['a', 'b', 'c'] } } }, ['columns']))
    tick('c')
    fireEvent.click(screen.getByLabelText(/^a/))
    expect(value).toEqual({ columns: ['c'] })
    tick('b')
    expect(value).toEqual({ columns: ['c', 'b'] })
    fireEvent.click(screen.getByText('Other value'))
    expect(value).toEqual({ columns: ['c', 'b', ''] })
  })

  test('for a list of objects adds and removes them', () => {
    show(of({ lines: { type: 'array', items: of({ sku: { type: 'string' } }, ['sku']) } }))
    fireEvent.click(screen.getByText('Add to lines'))
    fireEvent.click(screen.getByText('Add to lines'))
    const [, second] = screen.getAllByLabelText('sku')
    fireEvent.change(second as HTMLElement, { target: { value: 'tent' } })
    expect(value).toEqual({ lines: [{ sku: '' }, { sku: 'tent' }] })
    tick('Remove lines 1')
    expect(value).toEqual({ lines: [{ sku: 'tent' }] })
  })

  test('without a control of its own is edited as JSON, and shows the issues inside', () => {
    show(of({ tags: { type: 'object', additionalProperties: { type: 'integer' } } }))
    type('tags', '{"a":1')
    expect(value).toEqual({ tags: '{"a":1' })
    type('tags', '{"a":"x"}')
    expect(value).toEqual({ tags: { a: 'x' } })
    expect(screen.getByText('/tags/a')).toBeDefined()
  })

  test('in a list of JSON stays where it is while its text is emptied and typed again', () => {
    show(of({ changes: { type: 'array', items: {} } }), { changes: [{ id: 1 }, { id: 2 }] })
    const first = field('changes 1')
    type('changes 1', '')
    expect([field('changes 1') === first, value]).toEqual([true, { changes: ['', { id: 2 }] }])
    type('changes 1', '{"id":3}')
    expect(value).toEqual({ changes: [{ id: 3 }, { id: 2 }] })
    tick('Remove changes 1')
    expect(value).toEqual({ changes: [{ id: 2 }] })
  })

  test('for a secret is hidden', () => {
    show(of({ code: { type: 'string', format: 'password' } }, ['code']))
    expect(field('code').type).toBe('password')
  })
})
