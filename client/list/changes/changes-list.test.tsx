import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { ChangesList } from './changes-list.tsx'

const entry = (id: number, ...fields: string[]) => ({ id, account: 'ben', fields, at: `2026-10-${id}T00:00:00.000Z` })
const t = (key: 'noChanges' | 'changesFailed') => key
const NAMES: Record<string, string> = { status: 'Status', title: 'Title' }

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
function open() {
  const of = (version: number) => (
    <ChangesList
      entity="tickets"
      record={{ id: 7, version }}
      t={t}
      nameOf={field => NAMES[field] ?? null}
      formatTime={at => at.slice(0, 10)}
      className={undefined}
    />
  )
  const { rerender } = render(of(3), { wrapper: pageAt() })
  return { receive: (version: number) => act(async () => rerender(of(version))) }
}
const asked = (count: number) => expect.poll(() => held.length).toBe(count)
const reply = (index: number, ...rows: object[]) => act(async () => held[index]?.reply(200, { rows, next: null }))
const said = () => screen.queryAllByRole('listitem').map(one => one.textContent)

test('the changes are read again with each version of the record', async () => {
  const { receive } = open()
  await asked(1)
  expect(Object.fromEntries(new URL(held[0]?.path ?? '', location.href).searchParams)).toEqual({
    ...{ entity: 'tickets', rowId: '7', limit: '10' },
  })
  await reply(0, entry(30, 'status', 'rank', 'title'))
  await expect.poll(said).toEqual(['ben · Status, Title2026-10-30'])
  await receive(4)
  await asked(2)
  await reply(1, entry(31, 'title'), entry(30, 'status'))
  await expect.poll(said).toEqual(['ben · Title2026-10-31', 'ben · Status2026-10-30'])
})

test('a record without changes says so', async () => {
  open()
  await asked(1)
  await reply(0)
  expect(await screen.findByText('noChanges')).toBeDefined()
})
