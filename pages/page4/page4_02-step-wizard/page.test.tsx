import { act, fireEvent, render, screen } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import StepWizardPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const ID = '00000000000000aa'
const OTHER = '00000000000000bb'
const DAMAGE = { category: 'zip', description: 'The sole came off', urgency: 'normal' } as const
const draftAt = (version: number, more: Partial<CheckedDraft> = {}): CheckedDraft => ({
  ...{ id: ID, version, ticketId: null, customer: null, product: null, damage: DAMAGE, handover: null, errors: [] },
  ...{ names: { customer: null, product: null, site: null }, updatedAt: '2026-10-31T00:00:00.000Z' },
  createdAt: '2026-10-31T00:00:00.000Z',
  progress: { customer: 'done', product: 'done', damage: 'done', handover: 'done' },
  ...more,
})

let sent: HeldRequest[]
let navigate: NavigateFunction
let search: string
function Shell() {
  navigate = useNavigate()
  const { pathname, search: now } = useLocation()
  search = now
  return pathname === '/wizard' ? <StepWizardPage /> : null
}
const does = (action: () => unknown) =>
  act(async () => {
    action()
    await vi.advanceTimersByTimeAsync(0)
  })
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toast.dismissAll()
  useGlobal.setState({ permissions: ['repair-drafts:read', 'repair-drafts:write'] })
  sent = holdRequests()
  return () => vi.useRealTimers()
})
const answer = (path: string, body: object, status = 200) =>
  does(() => sent.findLast(one => one.path === `/api/repair-drafts${path}`)?.reply(status, body))
const press = (name: string | RegExp) => does(() => screen.getByRole('button', { name }).click())
const writes = () => sent.filter(({ method }) => method !== 'GET')
async function open(step: number) {
  render(<Shell />, { wrapper: pageAt(`/wizard?draft=${ID}&step=${step}`) })
  await answer(`/${ID}`, draftAt(1))
}
const step = () => new URLSearchParams(search).get('step')
const describe = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })

test('Next leads to the next step when it is saved', async () => {
  await open(3)
  describe('The zip is torn at the top')
  const isWaiting = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled
  expect(isWaiting()).toBe(false)
  await press('Save and continue')
  expect([writes()[0]?.body, step(), isWaiting()]).toEqual([
    { damage: { ...DAMAGE, description: 'The zip is torn at the top' } },
    '3',
    true,
  ])
  await answer(`/${ID}`, draftAt(2, { damage: { ...DAMAGE, description: 'The zip is torn at the top' } }))
  expect(step()).toBe('4')
})

test('the review shows every answer in words', async () => {
  render(<Shell />, { wrapper: pageAt(`/wizard?draft=${ID}&step=5`) })
  const name = (of: string) => ({ en: of, zh: of })
  await answer(
    `/${ID}`,
    draftAt(1, {
      customer: { customerId: 4, contactName: 'Lin', contactBy: 'email', contact: 'lin@example.com' },
      product: { purchase: { orderId: 9, productId: 2 }, productName: '', boughtOn: '2026-10-01' },
      damage: { ...DAMAGE, urgency: 'urgent' },
      handover: { way: 'collection', siteId: null, address: 'Taipei 1', wishedOn: '2026-11-02' },
      names: { customer: name('Lin & Co'), product: name('Tent'), site: null },
    }),
  )
  const shown = [...document.querySelectorAll('dl > div')].map(fact => [...fact.children].map(one => one.textContent))
  expect(shown).toEqual([
    ['Customer', 'Lin & Co'],
    ['Contact person', 'Lin'],
    ['E-mail address', 'lin@example.com'],
    ['Product', 'Tent'],
    ['Order', '9'],
    ['Date of purchase', 'Oct 1, 2026'],
    ['Type of damage', 'Zip'],
    ['Description', DAMAGE.description],
    ['Urgency', 'Urgent'],
    ['Handover method', 'Collection'],
    ['Collection address', 'Taipei 1'],
    ['Preferred date', 'Nov 2, 2026'],
  ])
})

test('who goes to another step while one is saved stays there', async () => {
  await open(3)
  describe('The zip is torn at the top')
  await press('Save and continue')
  await press(/^1\. /)
  expect(step()).toBeNull()
  await does(() =>
    writes()[0]?.reply(200, draftAt(2, { damage: { ...DAMAGE, description: 'The zip is torn at the top' } })),
  )
  expect(step()).toBeNull()
})

test('a submission that is refused after the operator has left the review is told all the same', async () => {
  await open(5)
  await press('Submit')
  await press(/^1\. /)
  await does(() => writes()[0]?.reply(422, { code: 'draft-refused' }))
  expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['bad'])
  await press(/^5\. /)
  await press('Submit')
  await does(() => writes()[1]?.reply(422, { code: 'draft-refused' }))
  // In the review itself it is shown where it happened.
  expect([useToasts.getState().toasts.length, screen.getAllByRole('alert').length]).toEqual([1, 1])
})

test('a new draft that comes late does not take the place of the one that was opened meanwhile', async () => {
  render(<Shell />, { wrapper: pageAt('/wizard') })
  await answer('', { rows: [] })
  await press('New repair request')
  await does(() => navigate(`/wizard?draft=${OTHER}`))
  await does(() => writes()[0]?.reply(201, draftAt(1)))
  expect(search).toContain(OTHER)
})

test('what is typed into a later step stays when another customer is chosen', async () => {
  const person = (id: number) => ({ id, name: { en: `Customer ${id}`, zh: '' }, place: { en: 'Taipei', zh: '' } })
  const customerOf = (customerId: number) =>
    ({ customerId, contactName: 'Lin', contactBy: 'phone', contact: '0212345678' }) as const
  const choices = (path: string, rows: object[]) =>
    does(() => sent.findLast(one => one.path.startsWith(`/api/repair-choices/${path}`))?.reply(200, { rows }))
  render(<Shell />, { wrapper: pageAt(`/wizard?draft=${ID}&step=4`) })
  await answer(`/${ID}`, draftAt(1, { customer: customerOf(4) }))
  await choices('customers', [person(4), person(5)])
  await choices('sites', [])
  const address = () => screen.queryByLabelText<HTMLInputElement>('Collection address')
  fireEvent.click(screen.getByLabelText('Collection'))
  fireEvent.change(address() as HTMLElement, { target: { value: 'Taipei 1' } })
  await press(/^1\. /)
  fireEvent.click(screen.getByRole('combobox', { name: 'Customer' }))
  fireEvent.click(screen.getByRole('option', { name: /Customer 5/ }))
  await press('Save and continue')
  await does(() => writes()[0]?.reply(200, draftAt(2, { customer: customerOf(5) })))
  expect(address()?.value).toBe('Taipei 1')
})

test('who leaves a step with input that is not saved is asked, also from another step', async () => {
  await open(3)
  expect(asks()).toBe(false)
  describe('The zip is torn at the top')
  expect(asks()).toBe(true)
  await does(() => navigate(`/wizard?draft=${ID}&step=1`))
  expect([step(), asks()]).toEqual(['1', true])
})
