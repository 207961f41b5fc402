import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { toast } from '#client/toast/toast.ts'
import { refuse } from '#shared/errors.ts'
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

function openSending(onSent: () => void) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const { result, unmount } = renderHook(() =>
    useContractForm({ initialValues: { name: 'Ada' }, words, send: () => promise, onSent }),
  )
  act(() => result.current.handleSubmit())
  return { result, unmount, settle: (end: () => void) => act(async () => end()), resolve, reject }
}

test('after it was sent, its dialog is closed, unless nothing was sent or it is closed already', async () => {
  const onSent = vi.fn()
  const open = openSending(onSent)
  await open.settle(() => open.resolve(undefined))
  expect(onSent).toHaveBeenCalledOnce()
  const stale = openSending(onSent)
  await stale.settle(() => stale.resolve(false))
  const closed = openSending(onSent)
  closed.unmount()
  await closed.settle(() => closed.resolve(undefined))
  expect(onSent).toHaveBeenCalledOnce()
})

test('a refusal is shown in the form, and in a toast once the form is closed', async () => {
  const said = vi.spyOn(toast, 'error').mockImplementation(() => undefined)
  const open = openSending(vi.fn())
  await open.settle(() => open.reject(refuse('busy')))
  expect(open.result.current.errorText).not.toBeNull()
  expect(said).not.toHaveBeenCalled()
  const closed = openSending(vi.fn())
  closed.unmount()
  await closed.settle(() => closed.reject(refuse('busy')))
  expect(said).toHaveBeenCalledOnce()
  expect(said.mock.calls[0]?.[0]).toMatch(/^That did not work\. ./)
})

test('another attempt takes back what refused the one before', async () => {
  const send = vi.fn().mockRejectedValueOnce(refuse('busy')).mockReturnValue(Promise.withResolvers().promise)
  const { result } = renderHook(() => useContractForm({ initialValues: { name: 'Ada' }, words, send }))
  await act(async () => result.current.handleSubmit())
  expect(result.current.errorText).not.toBeNull()
  await act(async () => result.current.handleSubmit())
  expect([send.mock.calls.length, result.current.isSending, result.current.errorText]).toEqual([2, true, null])
})
