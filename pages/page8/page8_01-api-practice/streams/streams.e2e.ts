import type { Page } from '@playwright/test'
import { expect, expectAccessible, LEVEL_CODE, test } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_01'
const STREAM = `${PAGE}/live/streamLiveEvents`
const CHANNEL = `${PAGE}/live/channelSocket`
// The browser logs cut connections and refusals as errors. Faults are set per account.
test.use({ ownConsole: true, expectedErrors: [/ERR_INCOMPLETE_CHUNKED_ENCODING|status of 403/] })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const state = (page: Page) => page.getByRole('region', { name: 'Connection', exact: true }).getByRole('status')
const log = (page: Page) => page.getByRole('region', { name: 'Messages' })
const logins = (page: Page) => log(page).getByRole('listitem').filter({ hasText: 'login#' })

test('the event stream: a message arrives and matches; after a fault cuts it, it resumes from its number', async ({
  page,
}) => {
  await enter(page)
  const call = await callerOf(page)
  await page.goto(PAGE)
  await page.getByLabel('Search endpoints').fill('sse live')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'streamLiveEvents' })).toBeVisible()
  await press(page, 'Connect')
  await expect(state(page)).toHaveText('Connected')
  await press(page, 'Send login record')
  await expect(logins(page)).toHaveCount(1)
  await expect(logins(page)).toContainText('valid')
  await logins(page).locator('summary').click()
  await expect(logins(page)).toContainText('"user": "operator"')

  await page.getByLabel('Message fault').selectOption('Disconnect on a message')
  await expect(page.locator('[data-faults]')).toBeVisible()
  await press(page, 'Send login record')
  await expect(state(page)).toHaveText(/^Connection lost without a close message/)
  await call('DELETE', '/api/faults')
  // Messages sent while the connection is closed are missed.
  await press(page, 'Send login record')
  await expect(log(page).getByText('POST /loginLog')).toHaveCount(3)
  await press(page, /^Resume after \d+$/)
  await expect(logins(page)).toHaveCount(3)
  await expect(logins(page).filter({ hasText: 'missed' })).toHaveCount(2)
  const shown = await logins(page)
    .getByText(/^#\d+$/)
    .allTextContents()
  const numbers = shown.map(text => Number(text.slice(1)))
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))

  // Leaving closes the connection, but its messages are kept.
  await page.keyboard.press('Alt+PageDown')
  await expect(page.getByRole('heading', { name: 'liveSocket' })).toBeVisible()
  await expect(page.getByText('No messages yet.')).toBeVisible()
  await page.goBack()
  await expect(state(page)).toHaveText('You disconnected')
  await expect(logins(page)).toHaveCount(3)
})

test('the channel: refused without the level, opened with it, answered, and closed by the server', {
  tag: ['@firefox-long', '@long'],
}, async ({ page }) => {
  await enter(page)
  const call = await callerOf(page)
  await page.goto(CHANNEL)
  await expect(page.getByText('Your session can’t open this connection')).toBeVisible()
  await press(page, 'Connect')
  await expect(state(page)).toHaveText('Refused with 403: This session doesn’t have the required permission.')

  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  await expect(page.getByText('Your session can’t open this connection')).toBeHidden()
  await press(page, 'Connect')
  await expect(state(page)).toHaveText('Connected')
  await expect(log(page).getByText('hello', { exact: true }).first()).toBeVisible()
  await press(page, 'Reply to the last message')
  await press(page, 'Send')
  await expect(log(page).getByRole('listitem').last()).toContainText('sent')
  await expect(log(page).getByRole('listitem').last()).toContainText('valid')
  await call('PUT', '/api/sessions/current/level', { code: 'wrong' })
  await expect(state(page)).toHaveText('Closed by the server with 4403: permission revoked')
})

test('is accessible in both languages, themes and widths', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, STREAM, async () => {
    await press(page, /^(Connect|連線)$/)
    await page.getByRole('listitem').locator('summary').first().click()
    await expect(page.locator('details pre')).toBeVisible()
  })
  await expectAccessible(page, CHANNEL, async () => {
    await press(page, /^(Connect|連線)$/)
    await expect(page.getByText(/Refused with 403|遭拒（403）/)).toBeVisible()
  })
})
