import { act, fireEvent, render, screen } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { CurrentPage } from '#client/router/current-page.ts'
import { pages } from '#client/router/router.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { type Job, listJobLines } from '#resources/jobs/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { JOBS_PATH, linkToJob } from './links.ts'
import JobsPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const ID = '0123456789abcdef'
const job = (id = ID, more: Partial<Job> = {}): Job => ({
  ...{ id, input: { kind: 'sales-report', language: 'en', zone: 'Asia/Taipei' }, pauseMs: 0, failAt: null, done: 5 },
  ...{ state: 'failed', total: 10, attempt: 1, problem: 'practice', files: [], startedAt: null, startedFrom: 0 },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', updatedAt: '2026-10-31T00:00:00.000Z', finishedAt: null },
  ...{ expiresAt: null, version: 1, progress: 0.5, ...more },
})

let held: HeldRequest[]
let where: string
let navigate: NavigateFunction
function Address() {
  navigate = useNavigate()
  where = useLocation().pathname
  return where.startsWith(JOBS_PATH) ? <JobsPage /> : null
}
const here = pages.find(({ path }) => path === JOBS_PATH) ?? null
beforeEach(() => {
  toast.dismissAll()
  useGlobal.setState({ permissions: ['events:read'] })
  held = holdRequests()
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const reply = (request: HeldRequest | undefined, status: number, answer?: object) =>
  act(async () => request?.reply(status, answer))
const go = (to: string) => act(async () => navigate(to))
const press = async (name: string) => {
  const count = writes().length
  fireEvent.click(await screen.findByRole('button', { name }))
  await expect.poll(() => writes().length).toBe(count + 1)
}
/** Answers the last reading of a path. */
const answer = async (path: string, body: object) => {
  const reading = () => held.findLast(one => one.method === 'GET' && one.path.endsWith(path))
  await expect.poll(reading).toBeDefined()
  await reply(reading(), 200, body)
}
async function open(id = ID, more: Partial<Job> = {}) {
  show(linkToJob(id))
  await answer(`/jobs/${id}`, job(id, more))
}
const show = (address: string) =>
  render(
    <CurrentPage value={here}>
      <Address />
    </CurrentPage>,
    { wrapper: pageAt(address) },
  )
const last = () => useToasts.getState().toasts.at(-1)

test('after a job was deleted, the list is shown, and Undo brings the job back', async () => {
  await open()
  await press('Delete')
  await reply(writes()[0], 204)
  expect(where).toBe(JOBS_PATH)
  await act(async () => last()?.action?.onClick())
  expect(writes()[1]?.path).toMatch(`/jobs/${ID}/restore`)
})

test('who has gone elsewhere while a job was being deleted stays there', async () => {
  await open()
  await press('Delete')
  await go('/elsewhere')
  await reply(writes()[0], 204)
  expect([where, last()?.text]).toEqual(['/elsewhere', 'Job deleted'])
})

test('who reads another job by then stays with it', async () => {
  await open()
  await press('Delete')
  await go(linkToJob('f'.repeat(16)))
  await reply(writes()[0], 204)
  expect(where).toBe(linkToJob('f'.repeat(16)))
})

test('the list is shown even if the page has heard before the reply that the job is gone', async () => {
  await open()
  await press('Delete')
  await act(async () => void queryClient.invalidateQueries())
  await expect.poll(() => held.filter(({ method, path }) => method === 'GET' && path.endsWith(ID)).length).toBe(2)
  await reply(
    held.findLast(({ path }) => path.endsWith(ID)),
    404,
    { code: 'missing' },
  )
  await screen.findByText('This job no longer exists')
  await reply(writes()[0], 204)
  expect(where).toBe(JOBS_PATH)
})

test('a job that was started is shown, unless the operator has gone elsewhere', async () => {
  show(JOBS_PATH)
  await answer('/jobs', { rows: [], maxActive: 3 })
  await press('Start job')
  await reply(writes()[0], 202, job())
  expect(where).toBe(linkToJob(ID))
  await go(JOBS_PATH)
  await press('Start job')
  await go('/elsewhere')
  await reply(writes()[1], 202, job())
  expect(where).toBe('/elsewhere')
})

test('a cancelled job leaves the focus to who types elsewhere', async () => {
  await open(ID, { state: 'running', problem: null })
  const [heading, field] = [document.createElement('h1'), document.createElement('input')]
  document.body.append(heading, field)
  onTestFinished(() => document.body.replaceChildren())
  heading.id = PAGE_HEADING_ID
  heading.tabIndex = -1
  await press('Cancel')
  await go('/elsewhere')
  field.focus()
  await reply(writes()[0], 202, job())
  expect(document.activeElement).toBe(field)
})

test('the log scrolls to each new line, unless that is turned off', async () => {
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollTo')
  onTestFinished(() => scrollTo.mockRestore())
  const line = (number: number) => ({ number, at: '2026-10-31T00:00:00.000Z', code: 'started', details: {} })
  async function receive(...numbers: number[]) {
    act(() => void queryClient.setQueryData([listJobLines.path, ID], numbers.map(line)))
    await screen.findByRole('heading', { name: numbers.length === 1 ? '1 line' : `${numbers.length} lines` })
  }
  show(`${linkToJob(ID)}/log`)
  await receive(1)
  const before = scrollTo.mock.calls.length
  await receive(1, 2)
  expect(scrollTo.mock.calls.length).toBe(before + 1)
  fireEvent.click(screen.getByRole('checkbox'))
  await receive(1, 2, 3)
  expect(scrollTo.mock.calls.length).toBe(before + 1)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(scrollTo.mock.calls.length).toBe(before + 2)
})
