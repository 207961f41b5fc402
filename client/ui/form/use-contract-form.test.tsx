import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineMessages } from '#shared/messages.ts'
import { TextField } from './text-field.tsx'
import { useContractForm } from './use-contract-form.tsx'

const words = defineMessages('person', { name_too_small: { en: 'Enter a name.', zh: '請輸入姓名。' } })
const Person = z.object({ name: z.string().check(z.minLength(1)), email: z.string().check(z.email()) })

function PersonForm() {
  const { field, handleSubmit } = useContractForm({
    schema: Person,
    initialValues: { name: '', email: '' },
    words,
    send: async () => {},
  })
  return (
    <form onSubmit={handleSubmit}>
      <TextField {...field('name', { label: 'Name' })} />
      <TextField {...field('email', { label: 'E-mail' })} />
    </form>
  )
}
const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'

test('an untouched field shows no issue, an invalid one does, and submitting shows them all', () => {
  render(<PersonForm />)
  fireEvent.blur(screen.getByLabelText('Name'))
  expect(isInvalid('Name')).toBe(false)
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'nobody' } })
  fireEvent.blur(screen.getByLabelText('E-mail'))
  expect(isInvalid('E-mail')).toBe(true)
  fireEvent.submit(screen.getByLabelText('Name').closest('form') as HTMLFormElement)
  expect(isInvalid('Name')).toBe(true)
})
