import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { refuse } from '#shared/errors.ts'
import { defineMessages } from '#shared/messages.ts'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

const words = defineMessages('named', { name_too_small: { en: 'Enter a name.', zh: '請輸入名稱。' } })
const schema = z.object({ name: z.string().check(z.minLength(1)) })

function Naming({ send }: { send: (values: { name: string }) => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(true)
  const { field, handleSubmit, isSending, errorText } = useContractForm({
    schema,
    initialValues: { name: '' },
    words,
    send: async values => {
      await send(values)
      setIsOpen(false)
    },
  })
  const form = { onSubmit: handleSubmit, isSending, errorText, onClose: () => setIsOpen(false) }
  if (!isOpen) return null
  return (
    <FormDialog title="New list" submitLabel="Create" {...form}>
      <TextField {...field('name', { label: 'Name' })} />
    </FormDialog>
  )
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const submit = (value: string) => {
  fireEvent.change(name(), { target: { value } })
  fireEvent.submit(screen.getByRole('form', { name: 'New list' }))
}

test('a refusal keeps the dialog open with its input and shows the reason; success closes it', async () => {
  let isRefused = true
  render(
    <Naming
      send={async () => {
        if (isRefused) throw refuse('busy')
      }}
    />,
  )
  submit('Depots')
  await screen.findByRole('alert')
  expect(name().value).toBe('Depots')
  isRefused = false
  submit('Depots')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('Escape closes only the topmost dialog, and a cancelled file chooser closes none', () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()]
  render(
    <Dialog title="Outer" onClose={closeOuter}>
      <input type="file" aria-label="File" />
      <Dialog title="Inner" onClose={closeInner}>
        Text
      </Dialog>
    </Dialog>,
  )
  // What the browser sends on Escape, to the topmost dialog.
  fireEvent(screen.getByRole('dialog', { name: 'Inner' }), new Event('cancel', { cancelable: true }))
  expect([closeInner.mock.calls.length, closeOuter.mock.calls.length]).toEqual([1, 0])
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }))
  expect(closeOuter).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog', { name: 'Outer' }), new Event('cancel', { cancelable: true }))
  expect(closeOuter).toHaveBeenCalledOnce()
})

test('a click on the backdrop closes it, but not a selection of text that ends there', () => {
  const handleClose = vi.fn()
  render(
    <Dialog title="Rename" onClose={handleClose}>
      <input aria-label="Name" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  // The browser sends the click to what contains both ends of the press.
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  fireEvent.click(dialog)
  expect(handleClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(handleClose).toHaveBeenCalledOnce()
})

test('Cancel and Escape close it without sending', () => {
  const send = vi.fn()
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ]) {
    const { unmount } = render(<Naming send={send} />)
    leave()
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
  }
  expect(send).not.toHaveBeenCalled()
})
