import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { linkToNewPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { MAX_IV } from '#resources/spreads/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { NewPlanPage } from './new-plan-page.tsx'

// The editor has tests of its own.
vi.mock('./plan-editor.tsx', () => ({
  EDITOR_HEIGHT_PX: 400,
  PlanEditor: ({ plan }: { plan: object }) => <output>{JSON.stringify(plan)}</output>,
}))

const ID = '0123456789abcdef'
const stats = (value: number) => forEachStat(() => value)
const species = {
  ...{ dexId: 1, nationalId: 7, pokemonId: 7, identifier: 'squirtle', name: { en: 'Squirtle', zh: '傑尼龜' } },
  ...{ types: ['water'], base: [44, 48, 65, 50, 64, 43], evs: [0, 0, 1, 0, 0, 0], otherForms: [] },
}
const plan = {
  ...{ id: ID, owner: 'ben', version: 3, updatedAt: '2026-10-31T00:00:00.000Z', name: 'Fast', pokemonId: 7 },
  ...{ nature: 'jolly', level: 100, ivs: stats(30), evs: stats(4) },
}

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
  useGlobal.setState({ user: 'ada' })
})
async function open(address: string, copied?: object) {
  render(<NewPlanPage />, { wrapper: pageAt(address) })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows: [species], imageTemplate: null }))
  if (copied) {
    await expect.poll(() => held.length).toBe(2)
    await act(async () => held[1]?.reply(200, copied))
  }
  const text = await screen.findByText(/^\{/)
  return JSON.parse(text.textContent ?? '')
}

test('a plan for a Pokémon has its name, and no effort values', async () => {
  expect(await open(linkToNewPlan({ pokemonId: 7 }))).toMatchObject({
    ...{ id: '', version: 0, name: 'Squirtle', pokemonId: 7, level: 50, ivs: stats(MAX_IV), evs: stats(0) },
  })
})

test('a copy has everything but the identity of its original', async () => {
  const { owner: _, updatedAt: __, ...rest } = plan
  expect(await open(linkToNewPlan({ copyOf: ID }), plan)).toEqual({
    ...{ ...rest, id: '', owner: '', version: 0, updatedAt: '', name: 'Copy of Fast' },
  })
})

test('the copy of a plan with the longest name can be saved', async () => {
  const { name } = await open(linkToNewPlan({ copyOf: ID }), { ...plan, name: 'x'.repeat(80) })
  expect([name.length, name.slice(0, 9)]).toEqual([80, 'Copy of x'])
})

test('nor is its last character half an emoji', async () => {
  const { name } = await open(linkToNewPlan({ copyOf: ID }), { ...plan, name: `x${'🔥'.repeat(39)}` })
  expect([name.length <= 80, name.isWellFormed(), name.slice(-2)]).toEqual([true, true, '🔥'])
})
