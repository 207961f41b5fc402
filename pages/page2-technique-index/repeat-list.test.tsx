import { act, render, screen } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageTasks } from '#practice/client/paths/progress.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { RepeatList } from './repeat-list.tsx'

const AT = '2026-01-01T00:00:00.000Z'
const task = { id: 'wildcard', title: { en: 'Wild', zh: '萬用' }, provenAt: AT, solvedAt: [AT], evidence: [] }
const lessons: PageTasks[] = [{ page: 'page2', tasks: [task], hasKata: false, judged: null }]

function Page() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{pathname + hash}</output>
      <button type="button" onClick={() => void navigate('/page3/page3_01')}>
        Away
      </button>
      {pathname === '/page2' && <RepeatList lessons={lessons} now={Date.parse('2026-06-01T00:00:00.000Z')} />}
    </>
  )
}

let sent: HeldRequest[]
const does = (action: () => unknown) =>
  act(async () => {
    action()
    await vi.advanceTimersByTimeAsync(0)
  })
beforeEach(async () => {
  vi.useFakeTimers()
  sent = holdRequests()
  render(<Page />, { wrapper: pageAt('/page2') })
  await does(() => screen.getByRole('button', { name: 'Repeat “Wild”' }).click())
})
afterEach(() => vi.useRealTimers())
const address = () => document.querySelector('output')?.textContent

test('a task that is repeated opens with its page', async () => {
  await does(() => sent[0]?.reply(204))
  expect(address()).toBe('/page2#task-wildcard')
})

test('whoever has gone on meanwhile stays there', async () => {
  await does(() => screen.getByText('Away').click())
  await does(() => sent[0]?.reply(204))
  expect(address()).toBe('/page3/page3_01')
})
