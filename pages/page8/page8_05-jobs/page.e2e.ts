import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, findAxeViolations, hangingOut, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_05'
// The browser logs refusals as errors: the sixth job, and a job that is gone.
test.use({ expectedErrors: [/status of 4(04|29)/] })

type Call = Awaited<ReturnType<typeof workInOwnSandbox>>
let call: Call
test.beforeEach(async ({ page }) => {
  await enter(page)
  call = await workInOwnSandbox(page)
  await page.goto(PAGE)
})

const start = (page: Page) => page.getByRole('button', { name: 'Start job' }).click()
const badge = (page: Page, state: string) => page.locator('header').getByText(state, { exact: true })
const rows = (page: Page) => page.getByRole('rowheader')

type Body = { input: object; pauseMs?: number; failAt?: number }
const SLOW: Body = { input: { kind: 'export-events', format: 'csv' }, pauseMs: 1_000 }
const startByApi = (body: Body) => call<{ id: string }>('POST', '/api/jobs', body)

async function chooseExport(page: Page, { events, pause }: { events: string; pause: string }) {
  await page.getByLabel('Events', { exact: true }).selectOption(events)
  await page.getByLabel('Pause after each batch').selectOption(pause)
}

async function download(page: Page, name: RegExp): Promise<string> {
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await downloaded).path(), 'utf8')
}

test('its tasks are solved by working on the page', async ({ page }) => {
  await beginTasks(page, 'page8_05')
  await chooseExport(page, { events: 'order.placed', pause: '250 ms' })
  await start(page)
  await expect(badge(page, 'Running')).toBeVisible()
  await expect(badge(page, 'Succeeded')).toBeVisible()
  const lines = (await download(page, /^Download events-.*\.csv/)).trimEnd().split('\n')
  await expect(page.getByText(`${(lines.length - 1).toLocaleString('en')} of`)).toBeVisible()

  await page.goto(PAGE)
  await chooseExport(page, { events: 'All events', pause: '1000 ms' })
  await start(page)
  await expect(page.getByText(/^[1-9]\d*,000 of 100,000 events$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(badge(page, 'Cancelled')).toBeVisible()
  await expect(page.getByText('This job has no files.')).toBeVisible()

  await page.goto(PAGE)
  await chooseExport(page, { events: 'order.placed', pause: 'None' })
  await page.getByLabel(/^Fail the first attempt/).check()
  await start(page)
  await expect(page.getByRole('alert')).toContainText('A retry continues there.')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(badge(page, 'Succeeded')).toBeVisible()
  await expect(page.getByText('2, continued from 1,000')).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('a running job shows on every page, its log is live, and the limit is told', async ({ page }) => {
  needPage('page2')
  const { id } = await startByApi({ ...SLOW, pauseMs: 250 })
  for (let count = 1; count < 5; count++) await startByApi(SLOW)
  await expect(page.getByText('5 of 5 jobs waiting or running')).toBeVisible()
  await start(page)
  await expect(page.getByRole('alert')).toContainText('Too many jobs are waiting or running')

  await page.goto('page2')
  const indicator = page.getByRole('link', { name: /^5 jobs running, \d+%$/ })
  await indicator.click()
  await expect(rows(page)).toHaveCount(5)
  await page.goto(`${PAGE}/${id}/log`)
  const line = (text: RegExp) => page.getByRole('listitem').filter({ hasText: text })
  await expect(line(/Checkpoint at 2,000/)).toBeVisible()
  await expect(line(/Checkpoint at 4,000/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the job' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(badge(page, 'Cancelled')).toBeVisible()

  await page.goto(PAGE)
  for (let count = 4; count > 0; count--) {
    await expect(page.getByText(`${count} of 5 jobs waiting or running`)).toBeVisible()
    await chooseInRowMenu(page, /^Export.*(Waiting|Running)/, 'Cancel')
  }
  await expect(page.getByText('0 of 5 jobs waiting or running')).toBeVisible()
  await expect(indicator).toHaveCount(0)
})

test('thumbnails and an import check of practice files; a deleted job is restored', { tag: '@long' }, async ({
  page,
}) => {
  await page.getByLabel('Kind').selectOption('Make thumbnails')
  await page.getByRole('button', { name: 'Add a practice file' }).click()
  await expect(page.getByText(/You have [1-9]\d* pictures? in Uploads/)).toBeVisible()
  await start(page)
  await expect(badge(page, 'Succeeded')).toBeVisible()
  await expect(page.getByRole('list').locator('img').first()).toBeVisible()

  await page.goto(PAGE)
  await page.getByLabel('Kind').selectOption('Check an import file')
  await page.getByRole('button', { name: 'Add a practice file' }).click()
  await expect(page.getByText('Practice file uploaded')).toBeVisible()
  await start(page)
  await expect(badge(page, 'Succeeded')).toBeVisible()
  await expect(page.getByText('Issues found: 70')).toBeVisible()
  expect(await download(page, /^Download new-members-issues\.csv/)).toContain('60,team,unknown-team')

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveText(['Make thumbnails'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(['Check an import file', 'Make thumbnails'])
  await page.goto(`${PAGE}/${'0'.repeat(16)}`)
  await expect(page.getByRole('heading', { name: 'This job no longer exists', level: 2 })).toBeVisible()
})

test('at 375 px nothing overflows, and the keyboard starts and opens a job', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByLabel('Kind').focus()
  await page.getByLabel('Events', { exact: true }).selectOption('All events')
  await page.getByRole('button', { name: 'Start job' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Export events/ })).toBeFocused()
  await expect(page.getByRole('link', { name: /^1 job running/ })).toBeVisible()
  expect(await hangingOut(page)).toBe(0)
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(badge(page, 'Cancelled')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: /^Show the whole log/ }).press('Enter')
  await expect(page.getByRole('region', { name: 'Log lines' })).toBeVisible()
  expect(await hangingOut(page)).toBe(0)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await startByApi({ input: { kind: 'export-events', format: 'jsonl' }, failAt: 30 })
  const { id } = await startByApi({ input: { kind: 'sales-report', language: 'en' } })
  await startByApi(SLOW)
  await expectAccessible(page, PAGE, async () => {
    await expect(rows(page)).toHaveCount(3)
  })
  // Each of the other views once, at the width that leaves it the least room.
  for (const path of [`${PAGE}/${id}`, `${PAGE}/${id}/log`]) {
    await page.goto(path)
    await expect(page.getByRole('list', { name: '紀錄' }).getByRole('listitem').first()).toBeVisible()
    expect(await findAxeViolations(page), path).toEqual([])
    expect(await hangingOut(page), path).toBe(0)
  }
})
