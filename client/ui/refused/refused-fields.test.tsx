import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'

const sheet = (errors: Record<string, string>) => (
  <Form label="Order" onSubmit={event => event?.preventDefault()} errorText={null} actions={null}>
    <TextField label="Customer" error={errors.customer} />
    <fieldset>
      <legend>Line 2</legend>
      <TextField label="Quantity" error={errors.quantity} />
    </fieldset>
  </Form>
)
const names = () => screen.queryAllByRole('link').map(link => link.textContent)

test('a refused form says which fields, as links, until they are right', async () => {
  const both = { customer: 'Choose one.', quantity: 'Only 4 left.' }
  const { rerender } = render(sheet(both))
  expect(names()).toEqual([])
  fireEvent.submit(screen.getByRole('form'))
  await expect.poll(names).toEqual(['Customer', 'Line 2: Quantity'])
  expect(screen.getByText(/Check these 2 fields/).textContent).toContain('Nothing was saved.')
  fireEvent.click(screen.getByRole('link', { name: 'Line 2: Quantity' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Quantity'))
  rerender(sheet({ quantity: 'Only 4 left.' }))
  await expect.poll(names).toEqual([])
  rerender(sheet(both))
  await expect.poll(names).toHaveLength(2)
})
