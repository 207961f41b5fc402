import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Step } from '#resources/saved-requests/contract.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { StepEditor } from './step-editor.tsx'
import { useSavedForm } from './use-saved-form.ts'

const NO_VALUES = { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' }
const step = (...takes: Step['takes']): Step => ({ operation: 'readMember', values: NO_VALUES, takes, assertions: [] })
const take = (name: string, from: 'header' | 'body', at: string) => ({ name, from, at })
const operation: Operation = {
  ...{ id: 'updateMember', resource: 'members', resourceTitle: { en: 'Members', zh: '' }, method: 'PATCH' },
  ...{ path: '/api/members/{memberId}', summary: { en: 'Update a member', zh: '' }, needs: 'members:write' },
  ...{ isPublic: false, query: null, body: null, replies: {}, live: null },
  params: { type: 'object', properties: { memberId: { type: 'integer' } }, required: ['memberId'] },
  headers: { type: 'object', properties: { 'if-match': { type: 'string' } }, required: ['if-match'] },
}

function Editor({ steps }: { steps: readonly Step[] }) {
  const saved = { id: 'a1', name: 'A chain', steps: [...steps], version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
  const { form } = useSavedForm(saved)
  const { steps: typed } = form.getValues()
  return <StepEditor form={form} steps={typed} index={typed.length - 1} operation={operation} />
}
const show = (...steps: Step[]) => render(<Editor steps={[...steps, step()]} />, { wrapper: pageAt() })
const suggested = () =>
  screen.getAllByRole('button', { name: /\{\{/ }).map(one => /\{\{\w+\}\}/.exec(one.textContent ?? '')?.[0])

test('a field suggests the variable of its name that was taken last, and If-Match the latest ETag', () => {
  show(
    step(take('memberId', 'body', '/id'), take('created', 'header', 'etag')),
    step(take('changed', 'header', 'ETag'), take('other', 'body', '/etag')),
  )
  expect(suggested()).toEqual(['{{memberId}}', '{{changed}}'])
})

test('nothing is suggested by the step itself, or by a name that no field has', () => {
  render(<Editor steps={[step(take('etag', 'body', '/id')), step(take('memberId', 'body', '/id'))]} />, {
    wrapper: pageAt(),
  })
  expect(screen.queryAllByRole('button', { name: /\{\{/ })).toEqual([])
})

test('a fault is kept without spaces around it', () => {
  show()
  const fault = screen.getByPlaceholderText<HTMLInputElement>('delay=2000;p=0.5')
  fireEvent.change(fault, { target: { value: ' delay=500 ' } })
  expect(fault.value).toBe('delay=500')
})
