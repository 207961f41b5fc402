import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

const copyText = vi.hoisted(() => vi.fn())
vi.mock('#client/ui/copy/copy-text.ts', () => ({ copyText }))

// What the dialog shows of them.
const sandboxes = [
  { id: 'main', name: 'main', snapshotOf: null },
  { id: 'own', name: 'My sandbox', snapshotOf: null },
  { id: 'kept', name: 'Before the sale', snapshotOf: 'own' },
] as Sandbox[]

let sent: HeldRequest[]
let close: () => void
const onMade = vi.fn()
beforeEach(async () => {
  toast.dismissAll()
  copyText.mockClear()
  onMade.mockClear()
  sent = holdRequests()
  const page = (isOpen: boolean) =>
    isOpen && <NewKeyDialog sandboxes={sandboxes} onMade={onMade} onClose={() => undefined} />
  const { rerender } = render(page(true), { wrapper: pageAt() })
  close = () => rerender(page(false))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Shop front' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }))
  await expect.poll(() => writes().length).toBe(1)
})
const writes = () => sent.filter(({ method }) => method === 'POST')
const answer = () =>
  act(async () => writes()[0]?.reply(201, { key: { id: 'k1', name: 'Shop front' }, token: 'strive_secret' }))

test('a new key is shown, once', async () => {
  await answer()
  expect(screen.getByLabelText<HTMLInputElement>('API key').value).toBe('strive_secret')
  expect(useToasts.getState().toasts).toEqual([])
})

test('whoever has closed the dialog can still copy the key, which no message contains', async () => {
  close()
  await answer()
  // As after a switch of sandboxes: the key is the account's.
  toast.dropActions()
  const [message] = useToasts.getState().toasts
  expect(message?.text).toMatch(/^The key “Shop front” was created/)
  expect(JSON.stringify(message)).not.toContain('secret')
  message?.action?.onClick()
  expect(copyText.mock.calls).toEqual([['strive_secret']])
})

test('a key works in a sandbox, not in a snapshot of one', () => {
  const [...options] = screen.getByLabelText<HTMLSelectElement>('Sandbox').options
  expect(options.map(({ text }) => text)).toEqual(['main', 'My sandbox'])
})
