import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { FilesTab } from './files-tab.tsx'

test('a dropped folder, which has no text, is refused like any other file that is not of tokens', async () => {
  const sent = holdRequests()
  const preferences = { ...DEFAULTS, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
  const nothing = () => undefined
  render(<FilesTab {...{ preferences, changed: [], refused: null, save: nothing, forget: nothing }} />, {
    wrapper: pageAt(),
  })
  const folder = new File([], 'designs')
  folder.text = () => Promise.reject(new DOMException('It is a folder.', 'NotReadableError'))
  await act(async () =>
    fireEvent.change(screen.getByLabelText('File of design tokens'), { target: { files: [folder] } }),
  )
  expect([screen.getByRole('listitem').textContent, sent]).toEqual(['designs is not a JSON file of design tokens.', []])
})
