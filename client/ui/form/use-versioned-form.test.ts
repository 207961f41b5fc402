import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { defineMessages } from '#shared/messages.ts'
import { useVersionedForm } from './use-versioned-form.ts'

type Note = { version: number; title: string; text: string; seen: number }
const note = (version: number, more: Partial<Note> = {}): Note => ({ version, title: 'a', text: 'b', seen: 0, ...more })
const words = defineMessages('versioned', {})

function open(save: (base: Note, changes: object) => Promise<Note> = vi.fn()) {
  const hook = renderHook(
    ({ record }) =>
      useVersionedForm({
        ...{ record, words, save, onSaved: () => undefined },
        schema: undefined as never,
        fieldsOf: ({ title, text }: Note) => ({ title, text }),
        currentOf: error => (error instanceof Error ? null : (error as Note)),
      }),
    { initialProps: { record: note(1) } },
  )
  return {
    ...hook,
    type: (title: string) => act(() => hook.result.current.form.setFieldValue('title', title)),
    receive: (record: Note) => hook.rerender({ record }),
    shown: () => [hook.result.current.form.values.title, hook.result.current.base.version, hook.result.current.isDirty],
  }
}

test('a newer version is shown if nothing was typed, and an older one never', () => {
  const { receive, shown } = open()
  receive(note(2, { title: 'theirs' }))
  expect(shown()).toEqual(['theirs', 2, false])
  receive(note(1))
  expect(shown()).toEqual(['theirs', 2, false])
})

test('what was typed stays: on the newer version if its fields are the same, or else on the one that was seen', () => {
  const { type, receive, shown } = open()
  type('mine')
  receive(note(2, { seen: 5 }))
  expect(shown()).toEqual(['mine', 2, true])
  receive(note(3, { text: 'theirs' }))
  expect(shown()).toEqual(['mine', 2, true])
})

test('what is changed while it is being saved stays, as a change of the saved version', async () => {
  const { promise, resolve } = Promise.withResolvers<Note>()
  const { result, type, shown } = open(() => promise)
  type('first')
  act(() => result.current.formProps.onSubmit())
  type('second')
  await act(async () => resolve(note(2, { title: 'First', text: 'theirs' })))
  expect([...shown(), result.current.form.values.text]).toEqual(['second', 2, true, 'theirs'])
})

test('without a change meanwhile, the saved record is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Note>()
  const { result, type, shown } = open(() => promise)
  type('first')
  act(() => result.current.formProps.onSubmit())
  await act(async () => resolve(note(2, { title: 'First' })))
  expect(shown()).toEqual(['First', 2, false])
})

describe('in another sandbox, where a record with the same id is another one', () => {
  const workIn = (sandboxId: string) => act(() => useGlobal.setState({ sandboxId }))
  beforeEach(() => workIn('main'))
  afterEach(() => useGlobal.setState(useGlobal.getInitialState()))

  test('what was typed is not saved, but waits for the way back', async () => {
    const save = vi.fn(async () => note(8))
    const { result, type, receive, shown } = open(save)
    type('mine')
    workIn('lunch')
    receive(note(7, { title: 'theirs' }))
    await act(async () => result.current.formProps.onSubmit())
    expect(save).not.toHaveBeenCalled()
    expect(result.current.formProps.errorText).not.toBeNull()
    expect(shown()).toEqual(['mine', 1, true])
    workIn('main')
    await act(async () => result.current.formProps.onSubmit())
    expect(save).toHaveBeenCalledWith(note(1), { title: 'mine' })
  })

  test('without input, the form shows the other record, even if its version is lower', async () => {
    const save = vi.fn(async () => note(2))
    const { result, type, receive, shown } = open(save)
    receive(note(5, { title: 'here' }))
    workIn('lunch')
    receive(note(1, { title: 'there' }))
    expect(shown()).toEqual(['there', 1, false])
    type('mine')
    await act(async () => result.current.formProps.onSubmit())
    expect(save).toHaveBeenCalledWith(note(1, { title: 'there' }), { title: 'mine' })
  })

  test('what is discarded gives way to the other record', () => {
    const { result, type, receive, shown } = open()
    type('mine')
    workIn('lunch')
    receive(note(1, { title: 'there' }))
    act(() => result.current.discard())
    expect(shown()).toEqual(['there', 1, false])
  })
})
