import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ImportWork } from '#pages/page3/page3_07-bulk-import/use-import.ts'
import type { MemberFields } from '#resources/members/contract.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Row } from './rows.ts'
import { RowsCard } from './rows-card.tsx'

const row = (index: number, issue?: string): Row => ({
  ...{ index, line: index + 2, issues: issue ? { email: issue } : {} },
  texts: { nameEn: 'Lin', nameZh: '林', email: `lin${index}`, team: 'Delivery', job: 'Driver', joinedOn: '2026-10-01' },
  // What makes a row good.
  fields: issue ? null : ({} as MemberFields),
})
let sending: PromiseWithResolvers<boolean>
const edit = vi.fn()
const workOf = (rows: Row[]) =>
  ({
    ...{ rows, good: rows.filter(({ fields }) => fields), teams: [], isSending: false, last: null },
    ...{ edit, send: () => sending.promise },
    // What the card needs of an import.
  }) as unknown as ImportWork
let page: { rerender: (shown: React.ReactNode) => void }
const show = (rows: Row[]) => <RowsCard fileName="people.csv" work={workOf(rows)} />
beforeEach(() => {
  edit.mockClear()
  sending = Promise.withResolvers()
  page = render(show([row(0), row(1, 'email'), row(2, 'email')]), { wrapper: pageAt('/import') })
})
const does = (action: () => unknown) => act(async () => void action())
const lines = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const send = () => does(() => screen.getByRole('button', { name: /^Import/ }).click())
const cell = (line: number) => screen.getByRole('textbox', { name: new RegExp(`mail.*${line}`) })

test('after an import the focus goes on to its result, and corrected rows leave the invalid ones', async () => {
  fireEvent.change(cell(3), { target: { value: 'lin@strive.example' } })
  fireEvent.blur(cell(3))
  expect(edit.mock.calls).toEqual([[[1], 'email', 'lin@strive.example']])
  // A row that was just corrected stays.
  page.rerender(show([row(0), row(1), row(2, 'email')]))
  expect(lines()).toEqual(['3', '4'])
  await send()
  await does(() => sending.resolve(true))
  expect([lines(), document.activeElement?.getAttribute('role')]).toEqual([['4'], 'status'])
})

test('who corrects a row while others are imported goes on there', async () => {
  await send()
  await does(() => cell(3).focus())
  fireEvent.change(cell(3), { target: { value: 'lin@strive.example' } })
  fireEvent.keyDown(cell(3), { key: 'Enter' })
  page.rerender(show([row(0), row(1), row(2, 'email')]))
  await does(() => sending.resolve(true))
  expect([lines(), document.activeElement]).toEqual([['3', '4'], cell(3)])
})

test('an import that is refused leaves everything as it is', async () => {
  await does(() => screen.getByRole('tab', { name: /^All/ }).click())
  await send()
  await does(() => sending.resolve(false))
  expect([lines(), document.activeElement?.getAttribute('role')]).not.toContain('status')
  expect(lines()).toHaveLength(3)
})

test('keys of an input method neither save a cell nor take its text back', () => {
  fireEvent.change(cell(3), { target: { value: '林ㄕ' } })
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(cell(3), { key, isComposing: true })
  expect([edit.mock.calls, (cell(3) as HTMLInputElement).value]).toEqual([[], '林ㄕ'])
  fireEvent.keyDown(cell(3), { key: 'Escape' })
  expect((cell(3) as HTMLInputElement).value).toBe('lin1')
})

test('so does who has opened another list meanwhile', async () => {
  await send()
  await does(() => screen.getByRole('tab', { name: /^All/ }).click())
  await does(() => screen.getByRole('tab', { name: /^All/ }).focus())
  await does(() => sending.resolve(true))
  expect([lines().length, document.activeElement]).toEqual([3, screen.getByRole('tab', { name: /^All/ })])
})
