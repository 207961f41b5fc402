import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { CurrentPage } from '#client/router/current-page.ts'
import { pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { LIST_PATH, linkToNewPlan, linkToPlan, PLANS_PATH } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import type { Entry, Pokedex } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { forEachStat, type StatValues } from '#resources/species/rules.ts'
import { readSpread, type Spread } from '#resources/spreads/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { PlanEditor } from './plan-editor.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const ID = '0123456789abcdef'
const stats = (more: Partial<StatValues> = {}): StatValues => ({ ...forEachStat(() => 0), ...more })
const plan = (version: number, more: Partial<Spread> = {}): Spread => ({
  ...{
    id: ID,
    owner: 'ada',
    version,
    updatedAt: '2026-10-31T00:00:00.000Z',
    name: 'Fast',
    pokemonId: 7,
    nature: 'hardy',
  },
  ...{ level: 50, ivs: stats(), evs: stats(), ...more },
})
const entry: Entry = {
  ...{ dexId: 1, nationalId: 7, pokemonId: 7, identifier: 'squirtle', name: { en: 'Squirtle', zh: '傑尼龜' } },
  ...{
    types: ['water'],
    base: stats({ hp: 44 }),
    evs: stats(),
    otherForms: [],
    folded: { en: 'squirtle', zh: '傑尼龜' },
  },
}
const pokedex: Pokedex = { entries: [entry], imageTemplate: null }

let held: HeldRequest[]
let where: string
let receive: (next: Spread) => void
function Address({ of }: { of: Spread }) {
  const { pathname, search } = useLocation()
  where = pathname + search
  return <PlanEditor pokedex={pokedex} plan={of} />
}
const here = pages.find(({ path }) => path === LIST_PATH) ?? null
function open(of: Spread, address = linkToPlan(ID)) {
  const page = (one: Spread) => (
    <CurrentPage value={here}>
      <Address of={one} />
    </CurrentPage>
  )
  const { rerender } = render(page(of), { wrapper: pageAt(address) })
  receive = next => rerender(page(next))
}
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  useGlobal.setState({ user: 'ada', permissions: ['spreads:read', 'spreads:write'] })
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(() => writes().length).toBe(count)
const reply = (status: number, answer?: object) => act(async () => writes().at(-1)?.reply(status, answer))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const last = () => useToasts.getState().toasts.at(-1)

const FIELDS = ['Plan name', 'Pokémon', 'Nature', 'Level', 'HP EV', 'HP IV', 'HP EV slider'] as const
const isFixed = (label: string) => field(label).readOnly === true || field(label).disabled

test('while a plan is being saved, nothing is typed that the reply would replace', async () => {
  open(plan(3))
  type('HP EV', '252')
  press('Save')
  await isSent(1)
  expect(FIELDS.filter(label => !isFixed(label))).toEqual([])
  await reply(200, plan(4, { evs: stats({ hp: 252 }) }))
  expect(FIELDS.filter(isFixed)).toEqual([])
  expect([field('HP EV').value, last()?.text]).toEqual(['252', 'The plan was saved.'])
  expect(button('Save').disabled).toBe(true)
})

test('only what was changed is sent, on the version that it was changed on', async () => {
  open(plan(3))
  type('Plan name', 'Slow')
  press('Save')
  await isSent(1)
  expect(writes()[0]).toMatchObject({ method: 'PATCH', body: { name: 'Slow' }, headers: { 'if-match': '"3"' } })
  expect(Object.keys(writes()[0]?.body ?? {})).toEqual(['name'])
})

test('what was changed elsewhere meanwhile is kept, and named', async () => {
  open(plan(3))
  type('Plan name', 'Slow')
  press('Save')
  await isSent(1)
  await reply(412, { code: 'stale', current: plan(4, { level: 60 }) })
  await isSent(2)
  expect(writes()[1]).toMatchObject({ body: { name: 'Slow' }, headers: { 'if-match': '"4"' } })
  await reply(200, plan(5, { name: 'Slow', level: 60 }))
  expect([field('Level').value, last()?.text]).toEqual(['60', 'Saved, with changes from elsewhere: Level.'])
})

test('a new plan opens at its own address once it is saved, with the training methods that were chosen', async () => {
  open(plan(0, { id: '', owner: '' }), linkToNewPlan())
  fireEvent.click(screen.getByLabelText(/vitamins/i))
  press('Save')
  await isSent(1)
  expect(writes()[0]).toMatchObject({ method: 'POST', body: { name: 'Fast', pokemonId: 7, level: 50 } })
  await reply(201, plan(1))
  expect(where).toBe(`${linkToPlan(ID)}?vitamins=true`)
  // It is there without being read.
  expect(queryClient.getQueryData(api.query(readSpread, { params: { spreadId: ID } }).queryKey)).toEqual(plan(1))
})

test('nobody knows whether a new plan whose reply was lost exists; sent again, it has the same key', async () => {
  open(plan(0, { id: '', owner: '' }), linkToNewPlan())
  press('Save')
  await isSent(1)
  await act(async () => writes()[0]?.cut())
  expect((await screen.findByRole('alert')).textContent).toContain('it’s unknown whether this was done')
  press('Save')
  await isSent(2)
  const [one, other] = writes()
  expect(other?.headers['idempotency-key']).toBe(one?.headers['idempotency-key'])
})

test('a plan without a Pokémon is not sent', async () => {
  open(plan(0, { id: '', owner: '', pokemonId: 0 }), linkToNewPlan())
  press('Save')
  await screen.findByText('Choose a Pokémon.')
  expect(writes()).toEqual([])
})

test('all 510 points can be spent; one more is an issue of the field that was changed last', async () => {
  open(plan(3, { evs: stats({ hp: 252, attack: 252 }) }))
  type('Speed EV', '6')
  expect(field('Speed EV').getAttribute('aria-invalid')).not.toBe('true')
  type('Speed EV', '7')
  expect(screen.getByText('Must be 6 or less: the total can’t exceed 510.')).toBeDefined()
  expect(field('HP EV').getAttribute('aria-invalid')).not.toBe('true')
  press('Save')
  await expect.poll(() => document.activeElement).toBe(field('Speed EV'))
  expect(writes()).toEqual([])
  // The slider stops at what is left.
  type('Speed EV', '4')
  fireEvent.change(field('Speed EV slider'), { target: { value: '252' } })
  expect(field('Speed EV').value).toBe('6')
})

test('a plan that was deleted by two presses is deleted once, and Undo brings it back', async () => {
  open(plan(3))
  press('Delete')
  press('Delete')
  await isSent(1)
  await reply(204)
  expect([where, last()?.text]).toEqual([PLANS_PATH, '“Fast” was deleted.'])
  await act(async () => last()?.action?.onClick())
  await isSent(2)
  expect(writes()[1]?.path).toMatch(`/spreads/${ID}/restore`)
})

test('a plan that could not be deleted stays, and can be deleted later', async () => {
  open(plan(3))
  press('Delete')
  await isSent(1)
  await reply(429, { code: 'too-many-requests' })
  expect([where, last()?.text]).toEqual([linkToPlan(ID), expect.stringContaining('could not be deleted')])
  press('Delete')
  await isSent(2)
})

test('a newer version that arrives is shown, unless something was typed', async () => {
  open(plan(3))
  await act(async () => receive(plan(4, { name: 'Theirs' })))
  expect(field('Plan name').value).toBe('Theirs')
  type('Plan name', 'Mine')
  await act(async () => receive(plan(5, { name: 'Theirs again' })))
  expect(field('Plan name').value).toBe('Mine')
  press('Discard changes')
  expect(field('Plan name').value).toBe('Theirs')
})

test('who leaves a plan with changes that are not saved is asked', () => {
  open(plan(3))
  expect(asks()).toBe(false)
  type('HP EV', '252')
  expect(asks()).toBe(true)
})
