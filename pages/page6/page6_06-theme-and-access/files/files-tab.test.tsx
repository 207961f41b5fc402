import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { FilesTab } from './files-tab.tsx'

function open() {
  const sent = holdRequests()
  const preferences = { ...DEFAULTS, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
  const nothing = () => undefined
  render(<FilesTab {...{ preferences, changed: [], refused: null, save: nothing, forget: nothing }} />, {
    wrapper: pageAt(),
  })
  return sent
}
const choose = (file: File) =>
  act(async () => fireEvent.change(screen.getByLabelText('File of design tokens'), { target: { files: [file] } }))

test('of two files that are chosen one after the other, only the second is imported, however long the first takes', async () => {
  const sent = open()
  const { promise, resolve } = Promise.withResolvers<string>()
  const large = new File([], 'large.json')
  large.text = () => promise
  await choose(large)
  await choose(new File(['{"second":{}}'], 'small.json'))
  await act(async () => resolve('{"first":{}}'))
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ second: {} }])
})

test('a dropped folder, which has no text, is refused like any other file that is not of tokens', async () => {
  const sent = open()
  const folder = new File([], 'designs')
  folder.text = () => Promise.reject(new DOMException('It is a folder.', 'NotReadableError'))
  await choose(folder)
  expect([screen.getByRole('listitem').textContent, sent]).toEqual(['designs is not a JSON file of design tokens.', []])
})
