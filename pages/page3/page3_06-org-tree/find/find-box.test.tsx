import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FoundInTree } from '#resources/teams/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { FindBox } from './find-box.tsx'

const team: FoundInTree = { kind: 'team', id: 3, name: { en: 'North', zh: '北區' }, path: [] }
const [onChoose, onSearch, onOutside] = [vi.fn(), vi.fn(), vi.fn()]

let sent: HeldRequest[]
beforeEach(async () => {
  for (const mock of [onChoose, onSearch, onOutside]) mock.mockClear()
  sent = holdRequests()
  document.addEventListener('keydown', onOutside)
  render(<FindBox label="Find" onChoose={onChoose} onSearch={onSearch} />, { wrapper: pageAt() })
  fireEvent.change(box(), { target: { value: 'nor' } })
  await expect.poll(() => sent.length).toBe(1)
  await act(async () => sent[0]?.reply(200, { rows: [team] }))
  await expect.poll(isOpen).toBe(true)
  return () => document.removeEventListener('keydown', onOutside)
})
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const isOpen = () => screen.queryByRole('option') !== null
const press = (key: string, more = {}) => fireEvent.keyDown(box(), { key, ...more })

test('Escape closes the list, then clears the field, and only then is for the dialog around it', () => {
  press('Escape')
  expect([isOpen(), box().value]).toEqual([false, 'nor'])
  press('ArrowDown')
  expect(isOpen()).toBe(true)
  press('Escape')
  press('Escape')
  expect([box().value, onSearch.mock.calls.at(-1)]).toEqual(['', ['']])
  expect(onOutside).not.toHaveBeenCalled()
  press('Escape')
  expect(onOutside).toHaveBeenCalledOnce()
})

test('while an input method composes, the keys are its own', () => {
  press('Enter', { isComposing: true })
  press('Escape', { isComposing: true })
  expect([onChoose.mock.calls, isOpen(), box().value]).toEqual([[], true, 'nor'])
  press('Enter')
  expect([onChoose.mock.calls, isOpen(), box().value]).toEqual([[[team]], false, 'nor'])
})
