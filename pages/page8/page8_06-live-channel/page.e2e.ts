import type { Browser, Page } from '@playwright/test'
import { PAGE as PAGE_LENGTH } from '#resources/rooms/rules.ts'
import { expect, expectAccessible, findAxeViolations, hangingOut, LEVEL_CODE, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_06'
const GENERAL = `${PAGE}/rooms/1`
// The browser logs what it can't reach, and a lost response.
test.use({ expectedErrors: [/ERR_|status of 404|WebSocket/] })

const list = (page: Page) => page.getByRole('region', { name: 'Messages' })
const messages = (page: Page) => list(page).getByRole('listitem')
const withText = (page: Page, text: string | RegExp) => messages(page).filter({ hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function write(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** A window of the other operator. */
async function openAsAdmin(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await enter(page, path, { account: 'admin', password: '123456' })
  return page
}

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await beginTasks(page, 'page8_06')
  await page.goto(GENERAL)
  await expect(messages(page)).toHaveCount(PAGE_LENGTH)
  await expect(async () => {
    await list(page).evaluate(view => view.scrollTo({ top: 0 }))
    await expect(page.getByText('The oldest messages of this room')).toBeAttached({ timeout: 500 })
  }).toPass()
  const numbers = await messages(page)
    .getByText(/^#\d+$/)
    .allTextContents()
  expect(numbers).toEqual(numbers.map((_, index) => `#${index + 1}`))

  await page.getByRole('link', { name: 'All rooms' }).click()
  for (const text of ['Missed one', 'Missed two']) await call('POST', '/api/rooms/1/messages', { text })
  await page.getByRole('link', { name: 'General 大廳' }).click()
  await expect(withText(page, 'Missed one')).toHaveCount(1)
  await expect(messages(page).last()).toContainText('Missed two')

  await makeFault(page, 'POST /api/rooms/{roomId}/messages', {
    'Failure type': 'Lost response: executed, then disconnected',
    Calls: 'First n calls',
    'Number of calls': '1',
  })
  await page.goto(GENERAL)
  await write(page, 'Only once')
  await expect(withText(page, 'Only once')).toContainText('Sent')
  await call('DELETE', '/api/faults')
  await page.reload()
  await expect(withText(page, 'Only once')).toHaveCount(1)
  await expectTasksSolved(page, PAGE)
})

test('what is written offline waits, can be taken back, and is sent once in order; nothing is missed', async ({
  page,
  context,
}) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(`${PAGE}/rooms/3`)
  await expect(page.getByText('Here: operator')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Disconnected.', { exact: false }).first()).toBeVisible()
  for (const text of ['Offline one', 'Offline two', 'Taken back']) await write(page, text)
  await expect(withText(page, 'Waiting to be sent')).toHaveCount(3)
  await withText(page, 'Taken back').getByRole('button', { name: 'Discard' }).click()
  for (const text of ['Meanwhile one', 'Meanwhile two']) await call('POST', '/api/rooms/3/messages', { text })
  await context.setOffline(false)
  await expect(withText(page, 'Waiting to be sent')).toHaveCount(0)
  await page.reload()
  const texts = ['Meanwhile one', 'Meanwhile two', 'Offline one', 'Offline two']
  for (const text of texts) await expect(withText(page, text)).toHaveCount(1)
  await expect(withText(page, /Offline (one|two)/)).toHaveText([/Offline one/, /Offline two/])
  await expect(withText(page, 'Taken back')).toHaveCount(0)
})

test('two operators see each other, who is typing, and what is deleted and restored', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page)
  const call = await callerOf(page)
  const room = await call<{ id: number }>('POST', '/api/rooms', { name: `Story ${Date.now()}` })
  const path = `${PAGE}/rooms/${room.id}`
  await page.goto(path)
  const other = await openAsAdmin(browser, baseURL, path)
  await expect(page.getByText('Here: operator and admin')).toBeVisible()
  await field(other).fill('Hel')
  await expect(page.getByText('admin is typing…')).toBeVisible()
  await write(other, 'Hello from admin')
  await expect(withText(page, 'Hello from admin')).toBeVisible()
  await expect(page.getByText('admin is typing…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete message #1' })).toHaveCount(0)
  await press(other, 'Delete message #1')
  await expect(withText(page, 'Message deleted')).toBeVisible()
  await press(other, 'Undo')
  await expect(withText(page, 'Hello from admin')).toBeVisible()
  await other.context().close()
  await expect(page.getByText('Here: operator', { exact: true })).toBeVisible()

  await press(page, 'Delete room')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Live Channel')
  await press(page, 'Undo')
  await expect(withText(page, 'Hello from admin')).toBeVisible()
  await call('DELETE', `/api/rooms/${room.id}`)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'This room doesn’t exist', level: 2 })).toBeVisible()
})

test('a room is created; an own message in it is deleted, and restored later', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await page.goto(PAGE)
  await page.getByRole('textbox', { name: 'New room' }).fill('Loading dock')
  await press(page, 'Create room')
  await expect(page.getByRole('heading', { name: 'Loading dock' })).toBeVisible()
  await write(page, 'Two pallets are missing')
  await press(page, 'Delete message #1')
  await expect(withText(page, 'Message deleted')).toBeVisible()
  await page.reload()
  await press(page, 'Restore message #1')
  await expect(withText(page, 'Two pallets are missing')).toBeVisible()
})

test('reading older messages keeps the position, and new ones don’t move it', { tag: '@long' }, async ({ page }) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(GENERAL)
  await expect(messages(page)).toHaveCount(PAGE_LENGTH)
  // At the start of the list, the next page is loaded.
  const first = messages(page).first()
  const number = await first.getByText(/^#\d+$/).textContent()
  const known = messages(page).filter({ has: page.getByText(number ?? '', { exact: true }) })
  const topOf = async () => Math.round((await known.boundingBox())?.y ?? 0)
  await list(page).evaluate(view => view.scrollTo({ top: 60 }))
  const before = await topOf()
  await expect(messages(page)).toHaveCount(2 * PAGE_LENGTH)
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
  await call('POST', '/api/rooms/1/messages', { text: 'News' })
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible()
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
  await press(page, 'New messages')
  await expect(withText(page, 'News')).toBeInViewport()
  // The reader's own message comes into view, wherever they have scrolled.
  await list(page).evaluate(view => view.scrollTo({ top: 200 }))
  await write(page, 'My answer')
  await expect(withText(page, 'My answer')).toBeInViewport()
})

test('supersuper asks a connected console for its state, and that console says so', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, PAGE)
  const call = await callerOf(page)
  await expect(page.getByText('Only supersuper can see')).toBeVisible()
  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  const { id } = await call<{ id: number }>('GET', '/api/sessions/current')
  await page.getByRole('link', { name: `operator, session ${id}` }).click()
  await expect(page.getByText('Connected, 1 window')).toBeVisible()
  await press(page, 'Ask for its state')
  await expect(page.getByText('1 window answered')).toBeVisible()
  await expect(page.locator('pre').first()).toContainText('"user": "operator"')
  await expect(page.locator('pre').first()).not.toContainText('token')
  await expect(page.getByText(/^operator asked this console for its state/)).toBeVisible()
  await press(page, 'OK')
  await expect(page.getByText(/^operator asked this console/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('1 window answered')).toBeVisible()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  const call = await workInOwnSandbox(page)
  await call('POST', '/api/rooms/3/messages', { text: 'Mine' })
  await expectAccessible(page, `${PAGE}/rooms/3`, async () => {
    await expect(page.getByText('Mine')).toBeVisible()
  })
  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  const { id } = await call<{ id: number }>('GET', '/api/sessions/current')
  // Each of the other views once, at the width that leaves it the least room.
  for (const path of [PAGE, `${PAGE}/sessions/${id}`]) {
    await page.goto(path)
    await expect(page.getByText(/^(已連線|這個主控台)/)).toBeVisible()
    expect(await findAxeViolations(page), path).toEqual([])
    expect(await hangingOut(page), path).toBe(0)
  }
})
