import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useToasts } from '#client/toast/toast.ts'
import { BodyForm } from './body-form.tsx'
import type { Values } from './values.ts'

const BLANK: Values = {
  params: {},
  query: {},
  headers: {},
  body: {},
  text: null,
  file: null,
  isAnonymous: false,
  fault: '',
  times: 1,
}
let current: Values

function Form() {
  const [values, setValues] = useState(BLANK)
  current = values
  const body = {
    mediaType: 'application/json',
    isRequired: true,
    schema: { type: 'object' as const, properties: { stars: { type: 'integer' as const } } },
    example: { stars: 4 },
  }
  const change = (patch: Partial<Values>) => setValues({ ...values, ...patch })
  return (
    <>
      <button type="button" onClick={() => change({ headers: { 'idempotency-key': 'mine' } })}>
        Type a key
      </button>
      <BodyForm body={body} values={values} issues={[]} onChange={change} />
    </>
  )
}

test('an example that arrives after the switch to JSON is written as JSON', async () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in an example' }))
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }))
  expect(current.text).toBe('{}')
  await waitFor(() => expect(JSON.parse(current.text ?? 'null')).toEqual({ stars: 4 }))
})

test('what is typed while an example arrives, or before it is undone, stays', async () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in an example' }))
  fireEvent.click(screen.getByRole('button', { name: 'Type a key' }))
  await waitFor(() => expect(current.body).toEqual({ stars: 4 }))
  expect(current.headers).toEqual({ 'idempotency-key': 'mine' })
  const undo = useToasts.getState().toasts.at(-1)?.action
  act(() => undo?.onClick())
  expect(current).toMatchObject({ body: {}, headers: { 'idempotency-key': 'mine' } })
})
