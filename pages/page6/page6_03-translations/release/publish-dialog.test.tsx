import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { ListedTranslation } from '#resources/translations/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const text = (id: string, version = 1, more: Partial<ListedTranslation> = {}): ListedTranslation => ({
  ...{ id, language: 'zh', text: { other: `${id} new` }, published: null, state: 'in-review', isInReview: true },
  ...{ by: 'ben', version, updatedAt: null, namespace: 'orders', key: id, page: null, english: { other: id } },
  ...{ own: { other: `${id} old` }, issues: [], ...more },
})

let held: HeldRequest[]
const onClose = vi.fn()
let close: () => void
beforeEach(() => {
  onClose.mockClear()
  toast.dismissAll()
  held = holdRequests()
  useGlobal.setState({ user: 'ada' })
})
const readings = () => held.filter(({ method }) => method === 'GET')
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(() => writes().length).toBe(count)
const reply = (status: number, answer?: object) => act(async () => writes().at(-1)?.reply(status, answer))
const answer = async (index: number, rows: ListedTranslation[], next: string | null = null) => {
  await expect.poll(() => readings().length).toBe(index + 1)
  await act(async () => readings()[index]?.reply(200, { rows, next }))
}
async function open(...rows: ListedTranslation[]) {
  const page = (isOpen: boolean) => isOpen && <PublishDialog language="zh" onClose={onClose} />
  const { rerender } = render(page(true), { wrapper: pageAt() })
  close = () => rerender(page(false))
  await answer(0, rows)
}
const press = async (name: string) => {
  const count = writes().length
  fireEvent.click(await screen.findByRole('button', { name }))
  await isSent(count + 1)
}
const last = () => useToasts.getState().toasts.at(-1)?.text

test('all texts in review are published, on every page of the list, in the versions that were shown', async () => {
  render(<PublishDialog language="zh" onClose={onClose} />, { wrapper: pageAt() })
  await answer(0, [text('a', 4)], 'next')
  await answer(1, [text('b', 7)])
  fireEvent.change(await screen.findByLabelText(/^Note/), { target: { value: 'For spring' } })
  await press('Publish')
  const translations = [
    { id: 'a', version: 4 },
    { id: 'b', version: 7 },
  ]
  expect(writes()[0]).toMatchObject({ method: 'POST', body: { note: 'For spring', translations } })
  // Neither a second press nor Enter publishes twice.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
  await reply(201, { number: 3 })
  expect([onClose.mock.calls.length, last()]).toEqual([1, 'Version 3 was published.'])
})

test('a text that was changed meanwhile is not published: the dialog says so, and shows what is there now', async () => {
  await open(text('a', 4))
  await press('Publish')
  await reply(412, { code: 'stale', current: text('a', 5) })
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  await answer(1, [text('a', 5, { text: { other: 'theirs' } })])
  await screen.findByText('theirs')
  await press('Publish')
  expect(writes()[1]?.body).toMatchObject({ translations: [{ id: 'a', version: 5 }] })
  expect([screen.queryByRole('alert'), onClose.mock.calls, last()]).toEqual([null, [], undefined])
})

test('whoever has closed the dialog keeps what they have opened since, and reads that it is published', async () => {
  await open(text('a'))
  await press('Publish')
  close()
  await reply(201, { number: 3 })
  expect([onClose.mock.calls, last()]).toEqual([[], 'Version 3 was published.'])
})

test.each([
  [
    'was refused',
    (request?: HeldRequest) => request?.reply(412, { code: 'stale', current: text('a', 5) }),
    /did not work/,
  ],
  ['may have been done', (request?: HeldRequest) => request?.cut(), /unknown whether this was done/],
])('whoever has closed the dialog reads that it %s', async (_, end, said) => {
  await open(text('a'))
  await press('Publish')
  close()
  await act(async () => end(writes()[0]))
  expect(last()).toMatch(said)
})

test('after the last text was sent back, nothing is left to publish', async () => {
  await open(text('a', 4), text('b', 7))
  fireEvent.click(await screen.findByRole('button', { name: 'Send b back to draft' }))
  await isSent(1)
  expect(writes()[0]).toMatchObject({ method: 'PATCH', headers: { 'if-match': '"7"' }, body: { isInReview: false } })
  expect(writes()[0]?.path).toMatch(/\/b$/)
  // One at a time.
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /^Send/ }).map(one => one.disabled)).toEqual([
    true,
    true,
  ])
  await reply(200, text('b', 8, { isInReview: false }))
  await answer(1, [])
  await expect.poll(() => screen.queryByRole('form')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('whoever publishes their own texts is told', async () => {
  await open(text('a'), text('b', 1, { by: 'ada' }), text('c'))
  await screen.findByText(/^You wrote one text yourself/)
})
