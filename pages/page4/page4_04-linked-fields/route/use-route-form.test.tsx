import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { useRace } from '#pages/page4/page4_04-linked-fields/race/use-race.ts'
import type { DeliveryRoute } from '#resources/delivery-routes/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { RouteForm } from './route-form.tsx'
import { draftAt, useRouteForm } from './use-route-form.ts'

const routeAt = (version: number, more: Partial<DeliveryRoute> = {}): DeliveryRoute => ({
  ...{ id: 4, name: 'North', siteId: 5, weekday: 'mon', slot: 'morning', version },
  ...{ updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
const TAKEN = { code: 'name-taken', errors: [{ pointer: '/body/name', code: 'name-taken' }] }

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useRouteForm> }
const [onSaved, onRefused] = [vi.fn(), vi.fn()]
const open = (route: DeliveryRoute) => {
  hook = renderHook(() => useRouteForm(route, onSaved, onRefused)).result
}
beforeEach(() => {
  for (const mock of [onSaved, onRefused]) mock.mockClear()
  toast.dismissAll()
  sent = holdRequests()
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object, status = 200) => does(() => writes()[index]?.reply(status, answer))
const type = (values: Partial<DeliveryRoute>) => does(() => hook.current.form.setValues(values))
const save = () => does(() => hook.current.handleSubmit())
const asked = () => writes().map(({ method, path, headers, body }) => [method, path, headers['if-match'], body])
const said = () => useToasts.getState().toasts.at(-1)?.text

test('of a route only what was changed is sent, in its version', async () => {
  open(routeAt(3))
  await type({ slot: 'evening' })
  await save()
  expect(asked()).toEqual([['PATCH', '/api/delivery-routes/4', '"3"', { slot: 'evening' }]])
  await reply(0, routeAt(4, { slot: 'evening' }))
  expect([onSaved.mock.calls.length, said(), hook.current.isDirty]).toEqual([
    1,
    expect.stringContaining('North'),
    false,
  ])
})

test('a new route is created whole, with the service point of the address', async () => {
  open(draftAt(5))
  await type({ name: 'South' })
  await save()
  expect(asked()).toEqual([
    ['POST', '/api/delivery-routes', undefined, { name: 'South', siteId: 5, weekday: 'mon', slot: 'morning' }],
  ])
  await reply(0, routeAt(1, { name: 'South' }), 201)
  expect(said()).toBe('The route South was added.')
  // From then on it is a route like any other.
  await type({ slot: 'evening' })
  await save()
  expect(asked()[1]).toEqual(['PATCH', '/api/delivery-routes/4', '"1"', { slot: 'evening' }])
})

test.each([
  ['a new route', draftAt(5)],
  ['a route', routeAt(3)],
])('a taken name of %s is looked up; another refusal is not', async (_, route) => {
  open(route)
  await type({ name: 'South' })
  await save()
  await reply(0, TAKEN, 422)
  expect([onRefused.mock.calls.length, Object.keys(hook.current.form.errors), onSaved.mock.calls]).toEqual([
    1,
    ['name'],
    [],
  ])
  await save()
  await reply(1, { code: 'unknown-site' }, 422)
  await save()
  await does(() => writes()[2]?.cut())
  expect([onRefused.mock.calls.length, hook.current.form.values.name]).toEqual([1, 'South'])
})

test('what somebody else has changed is kept and named; what both have changed is asked about', async () => {
  open(routeAt(3))
  await type({ name: 'South' })
  await save()
  await reply(0, { code: 'stale', current: routeAt(5, { slot: 'evening' }) }, 412)
  expect(asked()[1]).toEqual(['PATCH', '/api/delivery-routes/4', '"5"', { name: 'South' }])
  await reply(1, routeAt(6, { name: 'South', slot: 'evening' }))
  expect(said()).toMatch(/South.*Time|time/)
  await type({ name: 'East' })
  await save()
  await reply(2, { code: 'stale', current: routeAt(7, { name: 'West', slot: 'evening' }) }, 412)
  expect([writes().length, hook.current.question?.sides.theirs.name]).toEqual([3, 'West'])
})

test('a route that is saved after another one was opened leaves that one open', async () => {
  function Form() {
    const race = useRace()
    const rest = { race, canWrite: true, isNext: false, onSite: () => {}, onOpen: () => {}, onClose: () => {} }
    return <RouteForm {...rest} route={routeAt(3)} onSaved={onSaved} />
  }
  for (const isLeft of [false, true]) {
    const { rerender, unmount } = render(<Form />, { wrapper: pageAt('/routes') })
    fireEvent.change(screen.getByRole('textbox', { name: /name/i }), { target: { value: 'South' } })
    await does(() => screen.getByRole('button', { name: 'Save' }).click())
    if (isLeft) rerender(<p />)
    await reply(writes().length - 1, routeAt(4, { name: 'South' }))
    expect([onSaved.mock.calls.length, writes().length]).toEqual([1, isLeft ? 2 : 1])
    unmount()
  }
})

test.each([true, false])(
  'who leaves a route with changes that are not saved is asked, if they may save them: %j',
  canWrite => {
    function Form() {
      const rest = { race: useRace(), isNext: false, onSite: () => {}, onOpen: () => {}, onClose: () => {} }
      return <RouteForm {...rest} canWrite={canWrite} route={routeAt(3)} onSaved={onSaved} />
    }
    render(<Form />, { wrapper: pageAt('/routes') })
    expect(asks()).toBe(false)
    fireEvent.change(screen.getByRole('textbox', { name: /name/i }), { target: { value: 'South' } })
    expect(asks()).toBe(canWrite)
  },
)
