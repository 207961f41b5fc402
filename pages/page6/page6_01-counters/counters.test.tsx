import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MAX_ITEMS } from '#resources/counters/rules.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useCounters } from './counters-state.ts'
import { ComponentCounters, StoreCounters, UrlCounters } from './places.tsx'
import { ServerCounters } from './server-counters.tsx'

test('S-STATE-1: the counters start at 20 and 10, 20, 30', () => {
  expect(useCounters.getState()).toEqual({ number: 20, array: [10, 20, 30] })
})

const items = () => screen.getAllByRole('listitem').map(one => one.querySelector('output')?.textContent)

test('an item that is added to the largest one is as large, and the URL keeps both', () => {
  render(<UrlCounters />, { wrapper: pageAt('/counters?array=7&array=1000000') })
  fireEvent.click(screen.getByRole('button', { name: 'Add item' }))
  expect(items()).toEqual(['7', '1,000,000', '1,000,000'])
})

test.each([
  ['component', ComponentCounters],
  ['store', StoreCounters],
  ['URL', UrlCounters],
])('in the %s, two presses count twice, however fast they are', (_, Counters) => {
  render(<Counters />, { wrapper: pageAt('/counters?number=20&array=10') })
  const before = items().length
  const pressTwice = (name: string) =>
    act(() => {
      const button = screen.getByRole('button', { name })
      button.click()
      button.click()
    })
  pressTwice('Add item')
  pressTwice('Increase Number')
  expect([items().length, screen.getAllByRole('status')[0]?.textContent]).toEqual([before + 2, '22'])
})

test('the list has room for as many items as the URL keeps', () => {
  const address = (count: number) => `/counters?${Array.from({ length: count }, () => 'array=1').join('&')}`
  render(<UrlCounters />, { wrapper: pageAt(address(MAX_ITEMS - 1)) })
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add item' })
  expect(add().disabled).toBe(false)
  fireEvent.click(add())
  expect([items().length, add().disabled]).toEqual([MAX_ITEMS, true])
})

const at = (number: number, version: number) => ({ number, array: [], version })

test('a failure is shown until the next press has worked, also if that was another button', async () => {
  const sent = holdRequests()
  render(<ServerCounters />, { wrapper: pageAt() })
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.reply(200, at(20, 1)))
  const writes = () => sent.filter(({ method }) => method !== 'GET')
  const press = async (name: string, status: number, answer: object) => {
    const count = writes().length
    fireEvent.click(await screen.findByRole('button', { name }))
    await expect.poll(() => writes().length).toBe(count + 1)
    await act(async () => writes()[count]?.reply(status, answer))
  }
  const failure = () => screen.queryByRole('alert')
  await press('Increase Number', 503, { code: 'unavailable' })
  await expect.poll(failure).not.toBeNull()
  await press('Reset', 200, at(0, 2))
  await expect.poll(failure).toBeNull()
  await press('Reset', 503, { code: 'unavailable' })
  await expect.poll(failure).not.toBeNull()
  await press('Increase Number', 200, at(1, 3))
  await expect.poll(failure).toBeNull()
})
