import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useFilters } from './use-filters.tsx'

const change = vi.fn()
let held: HeldRequest[]
beforeEach(() => {
  change.mockClear()
  held = holdRequests()
})
type State = Partial<Sites['state']>
const open = (state: State) =>
  renderHook((state: State) => useFilters({ state: { clustering: 'grid', ...state }, change } as unknown as Sites), {
    wrapper: pageAt(),
    initialProps: state,
  })
const reply = async (path: RegExp, body: object, status = 200) => {
  const reading = () => held.find(one => path.test(one.path))
  await expect.poll(reading).toBeDefined()
  await act(async () => reading()?.reply(status, body))
}
const filterOf = ({ result }: ReturnType<typeof open>, name: string) =>
  result.current.filters.find(one => 'name' in one && one.name === name)

test('what is set counts as a filter, “closed” too, but not how sites are grouped', () => {
  const { result } = open({ isOpen: false, kind: 'shop' as never, clustering: 'none' as never })
  expect(result.current.active).toEqual(['kind', 'isOpen'])
})

test('a filter is removed by itself, and all of them leave the grouping as it is', () => {
  const { result } = open({ isOpen: true, productId: 5 })
  result.current.remove('isOpen')
  result.current.reset()
  expect(change.mock.calls).toEqual([
    [{ isOpen: undefined }],
    [{ kind: undefined, township: undefined, isOpen: undefined, productId: undefined }],
  ])
})

test('counties can be chosen once they have been read', async () => {
  const hook = open({})
  expect(filterOf(hook, 'township')).toMatchObject({ options: [] })
  await reply(/\/counties/, { rows: [{ id: '63000', name: { en: 'Taipei', zh: '臺北市' } }] })
  await expect.poll(() => filterOf(hook, 'township')).toMatchObject({ options: [{ value: '63000', label: 'Taipei' }] })
})

test('a product is named once it has been read, and by its number before, or if that fails', async () => {
  const hook = open({ productId: 5 })
  expect(filterOf(hook, 'productId')).toMatchObject({ chip: '#5' })
  await reply(/\/products\/5/, { id: 5, name: { en: 'Tent', zh: '帳篷' } })
  await expect.poll(() => filterOf(hook, 'productId')).toMatchObject({ chip: 'Tent' })
  hook.rerender({ productId: 6 })
  expect(filterOf(hook, 'productId')).toMatchObject({ chip: '#6' })
  await reply(/\/products\/6/, { code: 'not-found' }, 404)
  expect(filterOf(hook, 'productId')).toMatchObject({ chip: '#6' })
})

test('without a product, none is read', async () => {
  open({})
  await expect.poll(() => held.length).toBe(1)
  expect(held[0]?.path).toContain('counties')
})
