import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Command } from './commands.ts'
import Palette from './palette.tsx'

vi.mock('./recent.ts', () => ({ noteRecent: async () => undefined, readRecent: async () => [] }))
/** What is found. `isBehind`: it is that of an earlier text. */
const found = vi.hoisted(() => ({ commands: [] as object[], isBehind: false, isFetching: false }))
vi.mock('./use-commands.ts', () => ({
  useCommands: () => ({
    groups: [{ kind: 'actions', commands: found.commands }],
    records: { isFetching: found.isFetching, error: null },
    isSearching: true,
    isBehind: found.isBehind,
    lessonsError: null,
  }),
}))

const perform = vi.fn()
// An icon is a component; this one draws nothing.
const command = (name: string, kind: Command['kind'] = 'actions'): Partial<Command> => ({
  ...{ id: name, kind, icon: (() => null) as unknown as Command['icon'], name, detail: '' },
  act: () => perform(name),
})
let show: (more: Partial<typeof found>) => void
beforeEach(() => {
  perform.mockClear()
  Object.assign(found, { commands: [command('Sign out')], isBehind: false, isFetching: false })
  const { rerender } = render(<Palette signOut={() => undefined} />, { wrapper: pageAt() })
  show = more => {
    Object.assign(found, more)
    rerender(<Palette signOut={() => undefined} />)
  }
})
const enter = () => act(async () => void fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' }))
const done = () => perform.mock.calls.flat()

test('Enter waits until the commands are those of the text', async () => {
  show({ isBehind: true })
  await enter()
  expect(done()).toEqual([])
  await act(async () => show({ isBehind: false, commands: [command('Dark theme')] }))
  expect(done()).toEqual(['Dark theme'])
})

test('Enter waits for records that are being searched for, but not if a page or an action comes first', async () => {
  show({ isFetching: true })
  await enter()
  expect(done()).toEqual(['Sign out'])
  show({ commands: [command('Lin', 'records')] })
  await enter()
  expect(done()).toEqual(['Sign out'])
  await act(async () => show({ isFetching: false, commands: [command('Lim', 'records')] }))
  expect(done()).toEqual(['Sign out', 'Lim'])
})
