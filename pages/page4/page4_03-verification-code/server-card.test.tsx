import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeLanguage } from '#client/i18n/i18n.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { ServerCard } from './server-card.tsx'

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  render(<ServerCard />, { wrapper: pageAt() })
})
afterEach(() => act(() => changeLanguage('en')))
const made = () => sent.filter(({ path }) => path === '/api/captchas').length
async function answer(id: string, question: string | null = null) {
  const captcha = { id, kind: question === null ? 'picture' : 'question', question, lifetimeSeconds: 120 }
  await act(() => expect.poll(() => sent.at(-1)?.path).toBe('/api/captchas'))
  await act(async () => sent.at(-1)?.reply(201, captcha))
  if (question !== null) return
  await act(() => expect.poll(() => sent.at(-1)?.path).toBe(`/api/captchas/${id}/picture`))
  await act(async () => sent.at(-1)?.reply(200))
}
const field = () => screen.findByRole<HTMLInputElement>('textbox')

test('in another language a picture stays, with what was typed, and a question is another one', async () => {
  await answer('one')
  fireEvent.change(await field(), { target: { value: 'abc' } })
  await act(async () => changeLanguage('zh'))
  expect([(await field()).value, made()]).toEqual(['abc', 1])
  await act(async () => changeLanguage('en'))
  fireEvent.click(screen.getByLabelText(/^Sum in words/))
  await answer('two', 'One and one?')
  expect(document.activeElement).not.toBe(await field())
  await act(async () => changeLanguage('zh'))
  await answer('three', '一加一？')
  expect(await screen.findByText('一加一？')).toBeTruthy()
})

test('whoever asks for another captcha goes on in its form', async () => {
  await answer('one')
  const first = await field()
  fireEvent.click(screen.getByRole('button', { name: 'New captcha' }))
  await answer('two')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  expect(document.activeElement).not.toBe(first)
})
