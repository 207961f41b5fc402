import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { OwnWording } from './own-wording.tsx'

const wording = { count: 0, text: 'No shelves at all', interval: null, category: 'other' }
const preview = { language: 'en', from: 0, to: 20, counts: [wording], gaps: [], overlaps: [] }

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  render(<OwnWording />, { wrapper: pageAt() })
})
async function ask(status: number, answer: object) {
  const count = sent.length
  fireEvent.submit(screen.getByRole('form'))
  await expect.poll(() => sent.length).toBe(count + 1)
  await act(async () => sent[count]?.reply(status, answer))
}
const shown = () => screen.queryByText('No shelves at all') !== null
const mark = () => document.querySelector('mark')?.textContent

test('a text that can’t be read has no table of the one before, and says where it ends to make sense', async () => {
  await ask(200, preview)
  expect(shown()).toBe(true)
  fireEvent.change(screen.getByLabelText('Intervals'), { target: { value: '(0)[none];(1-)[x' } })
  await ask(422, {
    ...{ code: 'unreadable-wording', at: 3 },
    errors: [{ pointer: '/body/text/interval', code: 'unreadable-wording' }],
  })
  expect([shown(), mark()]).toEqual([false, '[none];(1-)[x'])
  await ask(200, preview)
  expect([shown(), mark()]).toEqual([true, undefined])
})

test('another language begins with its own text, and without the result of the other', async () => {
  await ask(200, preview)
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'zh' } })
  expect([shown(), sent[0]?.body.language]).toEqual([false, 'en'])
  await ask(200, preview)
  expect(sent[1]?.body.language).toBe('zh')
})
