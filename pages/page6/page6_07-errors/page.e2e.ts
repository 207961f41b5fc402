import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, hangingOut, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter, fillSignIn, predictCaptcha } from '#tests/journeys/sign-in.ts'

const PAGE = 'page6/page6_07'
/** What the browser logs about the failures that this page causes. */
const CAUSED =
  /reading 'lines'|missing-00000000\.js|has no address|was not saved|has no input|thrown on another page|Failed to load/
test.use({ expectedErrors: [CAUSED] })

const result = (page: Page) => page.getByRole('region', { name: 'What happened' })
const rows = (page: Page) => page.getByRole('rowheader')

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** Causes the failure and waits for its report. */
async function cause(page: Page, name: string) {
  await choose(page, name)
  await page.getByRole('button', { name: 'Cause this error' }).click()
  await expect(result(page).getByText(/^Reported/)).toBeVisible()
}

const openReport = (page: Page) => page.getByRole('link', { name: /^Open report/ }).click()
const pane = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await page.goto(PAGE)
})

test('errors in the browser are contained or invisible, and always reported', async ({ page }) => {
  await cause(page, 'Render error')
  await expect(result(page).getByRole('alert')).toContainText('Unexpected Application Error!')
  await result(page).getByRole('button', { name: 'Try again' }).click()
  await expect(result(page)).toContainText('Rendered again')

  await cause(page, 'Missing chunk')
  await expect(result(page).getByRole('alert')).toContainText('Unexpected Application Error!')
  for (const name of ['Event handler', 'Unhandled rejection', 'Worker']) {
    await cause(page, name)
    await expect(result(page)).toContainText('The page shows nothing')
  }
  await page.getByRole('tab', { name: 'Error reports' }).click()
  await expect(rows(page)).toHaveText(['TypeError', 'Error', 'RangeError', 'TypeError', 'TypeError'])
})

test('a refused request shows its reason, its request and its explanation', { tag: '@long' }, async ({ page }) => {
  needPage('page8_04')
  await cause(page, '422 Rule broken')
  await expect(result(page).getByRole('alert')).toContainText('This text has a syntax error')
  await expect(result(page).getByRole('link', { name: '422' })).toHaveAttribute('href', /page8_04/)
  await result(page).getByRole('button', { name: 'Why was it refused?' }).click()
  const about = page.getByRole('region', { name: 'About unreadable-wording' })
  await expect(about).toContainText('a business rule refuses it')
  await expect(about.getByRole('link', { name: 'POST /api/wordings/preview' })).toBeVisible()
  const opened = page.waitForEvent('popup')
  await about.getByRole('link', { name: 'unreadable-wording' }).click()
  const problem = await opened
  await expect(problem.getByRole('heading', { name: 'unreadable-wording', level: 1 })).toBeVisible()
  await problem.close()

  await cause(page, '409 Conflict')
  await expect(result(page).getByRole('alert')).toContainText('This file is not fully uploaded')
  await expect(result(page).getByRole('link', { name: '409' })).toHaveAttribute('href', /page8_04/)
  await result(page).getByRole('button', { name: 'Why was it refused?' }).click()
  await expect(page.getByRole('region', { name: 'About upload-incomplete' })).toBeVisible()
  await choose(page, '503 Unavailable')
  await page.getByRole('button', { name: 'Cause this error' }).click()
  await expect(result(page)).toContainText('Attempt 1 of 4 failed. Retrying…')
  await choose(page, 'Empty result')
  await page.getByRole('button', { name: 'Cause this error' }).click()
  await expect(result(page)).toContainText('No error reports match')
})

test('a 401 opens the sign-in form over the page, which goes on afterwards', { tag: '@long' }, async ({ page }) => {
  await predictCaptcha(page)
  await page.reload()
  const sandbox = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('button', { name: 'Sandbox: of a test' })
  await expect(sandbox).toBeVisible()
  await choose(page, '401 Not signed in')
  await page.getByRole('button', { name: 'Cause this error' }).click()
  const form = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(form).toBeVisible()
  await expect(page.locator('#content')).toBeHidden()
  await fillSignIn(page)
  await expect(form).toBeHidden()
  await expect(result(page)).toContainText('You are signed in again')
  await expect(result(page).getByRole('list', { name: 'Requests' }).getByRole('listitem')).toHaveText([/401$/, /200$/])
  await expect(sandbox).toBeVisible()
})

test('a report has the source of the error and the steps before it, and can be assigned', { tag: '@long' }, async ({
  page,
}) => {
  await cause(page, 'Event handler')
  await cause(page, 'Event handler')
  await openReport(page)
  await expect(pane(page)).toContainText(/Order \d+ has no address/)
  await expect(pane(page)).toContainText(/pages\/page6\/page6_07-errors\/cause\/browser-failure\.tsx:\d+:\d+/)
  const steps = pane(page).getByRole('list', { name: 'Steps before' })
  await expect(steps.getByRole('listitem').first()).toContainText('Clicked button “Cause this error”')
  await expect(pane(page)).toContainText('Report 1 of 2')
  await pane(page).getByRole('button', { name: 'Older report' }).click()
  await expect(pane(page)).toContainText('Report 2 of 2')

  const assignee = pane(page).getByRole('combobox', { name: 'Assignee' })
  await assignee.click()
  const found = pane(page).getByRole('listbox', { name: 'Assignee' }).getByRole('option')
  const [, , chosen = ''] = await found.allTextContents()
  await assignee.fill(chosen.toUpperCase())
  await expect(found).toHaveText([chosen])
  await found.click()
  await expect(page.getByText(/^Assignee of error report \d+ changed/)).toBeVisible()
  await expect(assignee).toHaveValue(chosen)
  await pane(page).getByRole('button', { name: 'Close' }).click()
  const assigned = page.getByRole('row').filter({ hasText: chosen })
  await expect(assigned).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(assigned).toHaveCount(0)

  await page.getByLabel('Search').fill('nothing like this')
  await expect(page.getByRole('heading', { name: 'No error reports match these filters' })).toBeVisible()
  await page.goto(`${PAGE}?tab=reports&group=999999`)
  await expect(page.getByRole('heading', { name: 'This error report no longer exists' })).toBeVisible()
})

test('the next report is a key away', { tag: '@long' }, async ({ page }) => {
  await cause(page, 'Event handler')
  await cause(page, 'Unhandled rejection')
  await page.goto(`${PAGE}?tab=reports`)
  await expect(rows(page)).toHaveCount(2)
  await rows(page).first().getByRole('link').click()
  await expect(pane(page).getByText('1 of 2')).toBeVisible()
  const title = await pane(page).getByRole('heading', { level: 2 }).textContent()
  await page.keyboard.press('Alt+PageDown')
  await expect(pane(page).getByText('2 of 2')).toBeVisible()
  await expect(pane(page).getByRole('heading', { level: 2 })).not.toHaveText(title ?? '')
  await pane(page).getByRole('button', { name: 'Previous record' }).click()
  await expect(pane(page).getByRole('heading', { level: 2 })).toHaveText(title ?? '')
})

test('every page of the console reports its errors', { tag: '@long' }, async ({ page }) => {
  needPage('page2')
  await page.goto('page2')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const sent = page.waitForResponse(/\/api\/error-reports$/)
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('token=abc123 thrown on another page'))))
  const reply = await sent
  expect(reply.status()).toBe(201)
  await page.goto(`${PAGE}?tab=reports&search=thrown`)
  await rows(page).getByRole('link').click()
  await expect(pane(page)).toContainText('token=[secret] thrown on another page')
  await expect(pane(page).getByRole('link', { name: 'Technique Index' })).toBeVisible()
})

test('at 375 px nothing overflows, and the keyboard opens a report', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await cause(page, 'Render error')
  expect(await hangingOut(page)).toBe(0)
  await page.getByRole('tab', { name: 'Cause an error' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Error reports' })).toBeFocused()
  await rows(page).getByRole('link').press('Enter')
  await expect(pane(page).getByRole('heading', { name: /^Error report/ })).toBeVisible()
  expect(await hangingOut(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(pane(page)).toHaveCount(0)
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await beginTasks(page, 'page6_07')
  await cause(page, 'Unhandled rejection')
  await openReport(page)
  await pane(page).getByRole('button', { name: 'Resolve' }).click()
  await expect(pane(page).getByRole('button', { name: 'Reopen' })).toBeVisible()
  await pane(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'Cause an error' }).click()
  await cause(page, 'Unhandled rejection')
  await expect(result(page)).toContainText('it is now regressed')

  await cause(page, '412 Changed since')
  await result(page).getByRole('button', { name: 'Why was it refused?' }).click()
  await expect(page.getByRole('region', { name: 'About stale' })).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await cause(page, '404 Not found')
  await expectViewsAccessible(page, `${PAGE}?failure=404`, async (_, look) => {
    await page.getByRole('button', { name: /^(Cause this error|觸發這個錯誤)$/ }).click()
    await page.getByRole('button', { name: /^(Why was it refused|為什麼被拒絕)/ }).click()
    await expect(page.getByRole('region', { name: /not-found/ })).toBeVisible()
    await look()
    await page.getByRole('tab').last().click()
    await rows(page).getByRole('link').click()
    await expect(pane(page).getByRole('list').last()).toBeVisible()
  })
})
