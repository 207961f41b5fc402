import { act, fireEvent, render, screen } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Form } from '#resources/forms/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import FormBuilderPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const formAt = (id: number, version = 1): Form => ({
  ...{ id, version, title: { en: `Survey ${id}`, zh: '' }, fields: [], isClosed: false, latest: null },
  updatedAt: '2026-10-31T00:00:00.000Z',
})

let sent: HeldRequest[]
let navigate: NavigateFunction
let search: string
function Shell() {
  navigate = useNavigate()
  search = useLocation().search
  return <FormBuilderPage />
}
const does = (action: () => unknown) =>
  act(async () => {
    action()
    await vi.advanceTimersByTimeAsync(0)
  })
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toast.dismissAll()
  useGlobal.setState({ permissions: ['forms:read', 'forms:write'] })
  sent = holdRequests()
  return () => vi.useRealTimers()
})
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object = {}, status = 200) => does(() => writes()[index]?.reply(status, answer))
const read = (path: string, answer: object) =>
  does(() => sent.findLast(one => one.method === 'GET' && one.path.split('?')[0] === path)?.reply(200, answer))
const press = (name: string | RegExp) => does(() => screen.getByRole('button', { name }).click())
const open = (address: string) => render(<Shell />, { wrapper: pageAt(address) })
const title = () => screen.getAllByRole('textbox')[0]?.getAttribute('value')

test('a new form gets its id when it is saved, and stays on the screen', async () => {
  open('/forms?form=new')
  await press('Save')
  await reply(0, { ...formAt(5), title: { en: 'New form', zh: '新表單' } }, 201)
  expect(search).toBe('?form=5')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('a new form that is saved after another one was opened leaves that one open', async () => {
  open('/forms?form=new')
  await press('Save')
  await does(() => navigate('/forms?form=9'))
  await read('/api/forms/9/versions', { rows: [] })
  await read('/api/forms/9', formAt(9))
  await reply(0, formAt(5), 201)
  expect([search, title()]).toEqual(['?form=9', 'Survey 9'])
})

test('a second new form does not become the first one when that is saved', async () => {
  open('/forms?form=new')
  await press('Save')
  await does(() => navigate('/forms'))
  await does(() => navigate('/forms?form=new'))
  await reply(0, formAt(5), 201)
  expect(search).toBe('?form=new')
  await press('Save')
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'POST'])
})

test('a form that is deleted twice at once is deleted once, and Undo brings it back', async () => {
  open('/forms')
  await read('/api/forms', { rows: [{ ...formAt(5), fields: 0, answers: 0 }], next: null, count: { value: 1 } })
  await press(/^Delete/)
  await press(/^Delete/)
  await reply(0, {}, 204)
  expect([writes().length, useToasts.getState().toasts[0]?.action?.label]).toEqual([1, 'Undo'])
  await does(() => useToasts.getState().toasts[0]?.action?.onClick())
  expect(writes()[1]?.path).toBe('/api/forms/5/restore')
  await reply(1, formAt(5, 2))
  await press(/^Delete/)
  expect(writes()).toHaveLength(3)
})

test('who leaves a form with changes that are not saved is asked', async () => {
  open('/forms?form=9')
  await read('/api/forms/9/versions', { rows: [] })
  await read('/api/forms/9', formAt(9))
  expect(asks()).toBe(false)
  await does(() => fireEvent.change(screen.getAllByRole('textbox')[0] as Element, { target: { value: 'A survey' } }))
  expect(asks()).toBe(true)
})
