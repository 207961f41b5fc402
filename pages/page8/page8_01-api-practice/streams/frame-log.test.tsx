import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { EMPTY_FEED } from './feeds.ts'
import type { Frame } from './frame.ts'
import { FrameLog } from './frame-log.tsx'

const frame = (nth: number, type: string): Frame => ({
  ...{ kind: 'frame', nth, at: '2026-10-31T00:00:00.000Z', direction: 'in', type, seq: null },
  ...{ text: `{"type":"${type}"}`, bytes: 15, issues: [], mark: null },
})
const show = (...types: string[]) => {
  const log = types.map((type, at) => frame(at + 1, type))
  render(<FrameLog id="a" feed={{ ...EMPTY_FEED, log, count: log.length }} />, { wrapper: pageAt() })
}
const kinds = () =>
  within(screen.getByRole('group', { name: 'Message types' })).getAllByText(/./, { selector: 'label' })
const messages = () => screen.queryAllByRole('listitem').length

test('the types of messages are in the order of the alphabet, with how many there are of each', () => {
  show('rows', 'login', 'rows')
  expect(kinds().map(({ textContent }) => textContent)).toEqual(['login 1', 'rows 2'])
})

test('a type is hidden and shown again, and keeps its count', () => {
  show('rows', 'login', 'rows')
  fireEvent.click(screen.getByLabelText(/^rows/))
  expect([messages(), kinds().length]).toEqual([1, 2])
  fireEvent.click(screen.getByLabelText(/^login/))
  expect([messages(), kinds().length]).toEqual([0, 2])
  fireEvent.click(screen.getByLabelText(/^rows/))
  expect(messages()).toBe(2)
})
