import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
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
  return <BodyForm body={body} values={values} issues={[]} onChange={patch => setValues({ ...values, ...patch })} />
}

test('an example that arrives after the switch to JSON is written as JSON', async () => {
  render(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Fill in an example' }))
  fireEvent.click(screen.getByRole('radio', { name: 'JSON' }))
  expect(current.text).toBe('{}')
  await waitFor(() => expect(JSON.parse(current.text ?? 'null')).toEqual({ stars: 4 }))
})
