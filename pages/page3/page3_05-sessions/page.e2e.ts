import type { Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openLive } from '#tests/journeys/live-socket.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { shownCaptcha, signIn } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_05'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
test.use({ ownConsole: true, expectedErrors: [/status of (401|404)|WebSocket/] })

const sessions = (page: Page) => page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem')
const phone = (page: Page) => sessions(page).filter({ hasText: 'Safari 18 · iOS' })
const press = (page: Page, action: string) => phone(page).getByRole('button', { name: action }).click()
const tokenOf = (page: Page) => page.evaluate(key => localStorage.getItem(key), STORED.token)

/** Starts a second session of the same operator, as from a phone. */
async function signInByPhone(page: Page): Promise<string> {
  const data = { account: 'operator', password: '654321' }
  const reply = await page.request.post('/api/sessions', { data, headers: { 'user-agent': PHONE } })
  return (await reply.json()).token
}
const statusOf = async (page: Page, token: string | null) =>
  (await page.request.get('/api/sessions/current', { headers: { authorization: `Bearer ${token}` } })).status()

async function open(page: Page) {
  await signIn(page)
  const live = page.waitForEvent('console', one => page.url().includes(PAGE) && one.text().includes('/ws/live open'))
  await page.goto(PAGE)
  await live
  await expect(sessions(page)).toHaveCount(1)
}

test('a session that starts elsewhere appears at once with its device; it can be ended, and so can all others', async ({
  page,
}) => {
  await open(page)
  await expect(sessions(page)).toContainText('Current')
  await expect(sessions(page)).toContainText('this server (127.0.0.1)')
  const endOthers = page.getByRole('button', { name: 'End all others' })
  await expect(endOthers).toBeDisabled()
  const token = await signInByPhone(page)
  await expect(phone(page)).toHaveCount(1)
  await press(page, 'End:')
  await expect(phone(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await statusOf(page, token)).toBe(401)

  const tokens = [await signInByPhone(page), await signInByPhone(page)]
  await expect(phone(page)).toHaveCount(2)
  await endOthers.click()
  await expect(page.getByText('2 other sessions were ended')).toBeVisible()
  await expect(sessions(page)).toHaveCount(1)
  for (const one of tokens) expect(await statusOf(page, one)).toBe(401)
  expect(await statusOf(page, await tokenOf(page))).toBe(200)
})

test('the list is compact, also beside the lesson; only ending all looks dangerous, and asks', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  for (let count = 0; count < 6; count++) await signInByPhone(page)
  await expect(phone(page)).toHaveCount(6)
  const heights = () => sessions(page).evaluateAll(items => items.map(item => item.getBoundingClientRect().height))
  for (const height of await heights()) expect(height).toBeLessThan(64)
  await page.locator('#lesson-button').click()
  await expect(page.locator('#lesson-title')).toBeVisible()
  for (const height of await heights()) expect(height).toBeLessThan(130)

  const colorOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .last()
      .evaluate(button => getComputedStyle(button).backgroundColor)
  const danger = await colorOf('End all')
  expect(await colorOf('End all others')).not.toBe(danger)
  await page.getByRole('button', { name: 'End all', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  // The button that confirms it is the last one with this name.
  expect(await colorOf('End all')).toBe(danger)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'End all', exact: true })).toBeFocused()
  await expect(phone(page)).toHaveCount(6)
})

test('“not me” ends it and leads to the password; a shortened one counts down and disappears', {
  tag: '@long',
}, async ({ page }) => {
  needPage('page3_02')
  await open(page)
  const token = await signInByPhone(page)
  await press(page, 'Not me')
  await page.getByRole('button', { name: 'End session and change password' }).click()
  await expect(page).toHaveURL(/page3_02$/)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  expect(await statusOf(page, token)).toBe(401)

  await page.goto(PAGE)
  await signInByPhone(page)
  await press(page, 'End in 30 s')
  await expect(phone(page).getByRole('timer')).toHaveText(/in 0:[12]\d|in 0:30/)
  // Shortens the session further through the API, so that the test need not wait.
  const { rows } = await (
    await page.request.get('/api/sessions', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
  ).json()
  const { id } = rows.find((row: { isCurrent: boolean }) => !row.isCurrent)
  await page.request.patch(`/api/sessions/${id}`, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { seconds: 1 },
  })
  await expect(phone(page)).toHaveCount(0)
})

test('the own session ends when shortened, and the page notices at once; ending all logs out', {
  tag: '@long',
}, async ({ page }) => {
  needPage('page8_08')
  await open(page)
  await page.getByRole('button', { name: /^End in 30 s/ }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const { id } = await (await page.request.get('/api/sessions/current', { headers })).json()
  await page.request.patch(`/api/sessions/${id}`, { headers, data: { seconds: 1 } })
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again).toBeVisible()

  await page.goto('login')
  await signIn(page)
  await page.goto(PAGE)
  const token = await tokenOf(page)
  await page.getByRole('button', { name: 'End all', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all' }).click()
  await expect(page).toHaveURL(/\/strive\/login$/)
  expect(await tokenOf(page)).toBeNull()
  expect(await statusOf(page, token)).toBe(401)
})

/** Creates a key of the operator and uses it. */
async function useKey(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const made = await page.request.post('/api/keys', { headers, data: { name: 'My exercise', scope: 'read' } })
  const { token } = await made.json()
  await page.request.get('/api/members', { headers: { authorization: `Bearer ${token}` } })
}

test('a failed list shows the error and is refetched; used keys link to their page', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page)
  await useKey(page)
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  await page.request.post('/api/faults', {
    headers,
    data: { method: 'GET', path: '/api/sessions', fault: { status: 404 } },
  })
  await openLive(page, PAGE)
  const failure = page.getByRole('alert').filter({ hasText: 'no longer exists' })
  await expect(failure).toBeVisible()
  await page.request.delete('/api/faults', { headers })
  await failure.getByRole('button').click()
  await expect(sessions(page)).toHaveCount(1)
  const keys = page.getByRole('region', { name: 'API keys in use' })
  await expect(keys).toContainText('My exercise')
  await keys.getByRole('link').click()
  await expect(page).toHaveURL(/page8_08$/)
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await open(page)
  await beginTasks(page, 'page3_05')
  await signInByPhone(page)
  await expect(phone(page)).toHaveCount(1)
  await press(page, 'End:')
  await expect(phone(page)).toHaveCount(0)
  await signInByPhone(page)
  await press(page, 'End in 30 s')
  await expect(phone(page).getByRole('timer')).toBeVisible()

  // The phone ends the console's own session, which then asks to sign in again over the page.
  const token = await signInByPhone(page)
  const headers = { authorization: `Bearer ${token}` }
  const own = await (
    await page.request.get('/api/sessions/current', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
  ).json()
  await page.request.delete(`/api/sessions/${own.id}`, { headers })
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again).toBeVisible()
  await page.getByRole('dialog').locator('[name=password]').fill('654321')
  await page
    .getByRole('dialog')
    .locator('[name=captcha]')
    .fill(await shownCaptcha(page))
  await page.getByRole('dialog').locator('[name=captcha]').press('Enter')
  await expect(again).toBeHidden()
  await expect(sessions(page).first()).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  await signIn(page)
  await useKey(page)
  await signInByPhone(page)
  await expectAccessible(page, PAGE, async () => {
    await expect(page.locator('#content li').nth(2)).toBeVisible()
  })
})
