import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'
import type { Area } from '#resources/areas/contract.ts'
import { OpenArea } from './open-area.tsx'
import type { Teams } from './use-teams.ts'

/** Whether unsaved details may be lost. */
const free = vi.hoisted(() => ({ is: true }))
vi.mock('#client/shell/leave-guard.tsx', () => ({ mayLeave: async () => free.is }))
// They have tests of their own.
vi.mock('./details-form.tsx', () => ({ DetailsForm: () => null }))
vi.mock('#pages/page7/page7_03-areas/later.tsx', () => ({ Inside: () => null }))

// What the panel shows of an area, and what it does with the editor.
const area = (id: number) => ({ id, version: 1, name: { en: `Area ${id}`, zh: '' }, polygons: [] }) as unknown as Area
const merge = vi.fn()
const [edit, draw, remove] = [vi.fn(), vi.fn(), vi.fn()]
const editor = { steps: { isBusy: false }, merge, edit, draw, remove } as unknown as Editor
const teams = {} as Teams

function open(...others: Area[]) {
  for (const mock of [merge, edit, draw, remove]) mock.mockClear()
  const of = (list: Area[]) => (
    <OpenArea area={area(1)} areas={[area(1), ...list]} teams={teams} editor={editor} canEdit onClose={vi.fn()} />
  )
  const { rerender } = render(of(others))
  return { receive: (...list: Area[]) => act(async () => rerender(of(list))) }
}
const choose = (id: number) => fireEvent.change(screen.getByLabelText('Merge with'), { target: { value: String(id) } })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Merge' })

test('an area is merged with another one, once that is chosen', () => {
  open(area(2), area(3))
  expect(button().disabled).toBe(true)
  choose(3)
  fireEvent.click(button())
  expect(merge.mock.calls).toEqual([[area(1), area(3)]])
})

test('an area that somebody else deletes is no longer chosen', async () => {
  const { receive } = open(area(2), area(3))
  choose(3)
  await receive(area(2))
  expect([button().disabled, screen.getByLabelText<HTMLSelectElement>('Merge with').value]).toEqual([true, ''])
})

test.each([true, false])(
  'unsaved details give way to the shape, to a line, and to a deletion, if they may be lost: %j',
  async isFree => {
    free.is = isFree
    open()
    for (const name of ['Edit shape', 'Split', 'Delete'])
      await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
    const calls = [edit, draw, remove].map(({ mock }) => mock.calls)
    expect(calls).toEqual(isFree ? [[[area(1)]], [['line']], [[area(1)]]] : [[], [], []])
  },
)

test('the only area has none to merge with', () => {
  open()
  expect(screen.queryByLabelText('Merge with')).toBeNull()
})
