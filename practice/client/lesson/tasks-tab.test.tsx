import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import type { PageEntry } from '#client/router/router.ts'
import { forgetBeside } from '#client/shell/beside.ts'
import type { Lesson, TaskProgress } from '#resources/lessons/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { lessonQuery } from './lesson-query.ts'
import { TasksTab } from './tasks-tab.tsx'

const AT = '2026-10-31T00:00:00.000Z'
const inBoth = (text: string) => ({ en: text, zh: text })
const met = { requestId: 'r1', method: 'GET', path: '/api/orders', status: 200, at: AT }
const task = (id: string, { isBegun = false, isSolved = false } = {}): TaskProgress => ({
  id,
  title: inBoth(`Task ${id}`),
  hint: inBoth('Look closely.'),
  steps: [{ says: inBoth(`Step of ${id}`), times: 2, met: isBegun ? [met] : [] }],
  provenAt: isSolved ? AT : null,
})
// Only its id is read.
const page = { id: 'page5_01' } as PageEntry
// What the tab reads of a lesson.
const show = (...tasks: TaskProgress[]) =>
  act(async () =>
    queryClient.setQueryData(lessonQuery(page.id).queryKey, { tasks, hasKata: false } as Partial<Lesson> as never),
  )

beforeEach(() => {
  forgetBeside()
  holdRequests()
})
const open = () => render(<TasksTab page={page} />, { wrapper: pageAt() })
const opened = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent?.slice(0, 6))

test.each([
  ['the first, if none is begun', [task('a'), task('b')], ['Task a']],
  ['the one that is begun', [task('a'), task('b', { isBegun: true })], ['Task b']],
  ['the first that is unsolved', [task('a', { isBegun: true, isSolved: true }), task('b')], ['Task b']],
])('the task that is open is %s', async (_, tasks, expected) => {
  await show(...tasks)
  open()
  expect(opened()).toEqual(expected)
})

test('the open task stays open when it is solved, until another is chosen', async () => {
  await show(task('a', { isBegun: true }), task('b'))
  open()
  await show(task('a', { isBegun: true, isSolved: true }), task('b'))
  await screen.findByRole('button', { name: 'Task a Solved' })
  expect(opened()).toEqual(['Task a'])
  fireEvent.click(screen.getByRole('button', { name: /^Task b/ }))
  expect(opened()).toEqual(['Task b'])
  fireEvent.click(screen.getByRole('button', { name: /^Task b/ }))
  expect(opened()).toEqual([])
})
