import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { ImportDialog } from './import-dialog.tsx'

let sent: HeldRequest[]
let close: () => void
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  const page = (isOpen: boolean) => isOpen && <ImportDialog onClose={() => undefined} />
  const { rerender } = render(page(true), { wrapper: pageAt() })
  close = () => rerender(page(false))
})
const written = (text: string) => JSON.stringify({ language: 'ja', texts: { page: { a: text } } })
/** A file that is read only after a while, or, as a folder, never. */
function slowFile(name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const file = new File([], name)
  file.text = () => promise
  return { file, read: (text: string) => act(async () => resolve(text)), fail: () => act(async () => reject(Error())) }
}
const fileNamed = (name: string, text = written(name)) => new File([text], name)
const choose = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('File with texts'), { target: { files: [file] } }))
const said = () => screen.getByRole('status').textContent
const button = (name = 'Import') => screen.getByRole<HTMLButtonElement>('button', { name })
const bodies = () => sent.map(({ body }) => body.texts)

test('of two files that are chosen one after the other, the second counts, however long the first takes', async () => {
  const { file, read } = slowFile('large.json')
  await choose(file)
  await choose(fileNamed('small.json'))
  await read(written('large.json'))
  expect(said()).toBe('small.json: 1 text in Japanese.')
  fireEvent.click(button())
  await expect.poll(bodies).toEqual([[{ name: 'page.a', text: { other: 'small.json' } }]])
})

test('while another file is being read, the one before is not imported in its place', async () => {
  await choose(fileNamed('first.json'))
  expect(button().disabled).toBe(false)
  const { file, fail } = slowFile('second.json')
  await choose(file)
  expect([said(), button().disabled]).toEqual(['', true])
  await fail()
  expect(said()).toMatch(/^second.json can’t be read/)
})

test('no other file is chosen during an import, so its result is said of the right one', async () => {
  await choose(fileNamed('first.json'))
  fireEvent.click(button())
  await expect.poll(() => sent.length).toBe(1)
  expect(button('Choose file').disabled).toBe(true)
  await act(async () => sent[0]?.reply(201, { saved: 1, unchanged: 0, refused: [] }))
  expect([said(), useToasts.getState().toasts]).toEqual(['1 saved as drafts, 0 unchanged, 0 left out.', []])
})

test('whoever has closed the dialog reads what was imported, and that something was left out', async () => {
  await choose(fileNamed('first.json'))
  fireEvent.click(button())
  await expect.poll(() => sent.length).toBe(1)
  close()
  await act(async () => sent[0]?.reply(201, { saved: 0, unchanged: 0, refused: [{ name: 'page.a', code: 'unknown' }] }))
  expect(useToasts.getState().toasts).toMatchObject([
    { text: '0 saved as drafts, 0 unchanged, 1 left out.', tone: 'warn' },
  ])
})
