import type { BrowserContext, Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { expect, findAxeViolations, test } from '#tests/browser.ts'
import { fillSignIn, signIn } from './sign-in.ts'

test.use({ ownConsole: true, expectedErrors: [/status of (401|422)|WebSocket/] })

const PROFILE = 'page3/page3_02'
const tokenOf = (page: Page) => page.evaluate(key => localStorage.getItem(key), STORED.token)
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })
const address = (page: Page) => page.getByRole('textbox', { name: 'Address', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** A call of the server as the session of this page, by no page. */
async function call(page: Page, method: string, path: string, data?: object) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const reply = await page.request.fetch(path, { method, headers, data })
  expect(reply.ok(), path).toBe(true)
  return reply.status() === 204 ? null : reply.json()
}

/** Signed in, at the profile, with the live connection that hears of the end. */
async function work(page: Page, path = PROFILE) {
  await signIn(page)
  // Not the line of the page before, which may open as late as this.
  const live = page.waitForEvent('console', one => page.url().includes(path) && one.text().includes('/ws/live open'))
  await page.goto(path)
  await live
}

test('S-AUTH-7: a session that is ended at work is taken up again over the page, which keeps what is typed', async ({
  page,
}) => {
  await work(page)
  const { id: sandboxId } = await call(page, 'POST', '/api/sandboxes', { name: 'Lunch' })
  await call(page, 'PUT', '/api/sessions/current/sandbox', { sandboxId })
  const inLunch = page.getByRole('banner').getByRole('button', { name: 'Sandbox: Lunch' })
  await expect(inLunch).toBeVisible()
  await address(page).fill('Keelung')
  await call(page, 'DELETE', '/api/sessions/current')

  await expect(again(page)).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  // What is behind can be seen, reached and heard by nobody.
  await expect(page.locator('#content')).toBeHidden()
  await expect(page.getByText('Lunch')).toBeHidden()
  await expect(address(page)).toHaveCount(0)
  await expect(page.locator('#password')).toBeFocused()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await expect(again(page)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await fillSignIn(page, { captcha: 'wrong' })
  await expect(again(page).getByRole('alert')).toContainText('captcha incorrect')
  await fillSignIn(page)
  await expect(again(page)).toHaveCount(0)
  await expect(address(page)).toHaveValue('Keelung')
  await expect(address(page)).toBeFocused()
  // The new session began in main, and was moved before anything was sent.
  await expect(inLunch).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
})

test('S-AUTH-7: the refused request is sent once more; a second end is taken up like the first', async ({ page }) => {
  await work(page)
  for (const place of ['Hsinchu', 'Taitung']) {
    await call(page, 'POST', '/api/faults', { method: 'PATCH', path: '/api/profile', fault: { session: 0 } })
    await address(page).fill(place)
    await save(page).click()
    await expect(again(page)).toBeVisible()
    await fillSignIn(page)
    await expect(page.getByText('Your profile was saved.')).toBeVisible()
    expect(await call(page, 'GET', '/api/profile')).toMatchObject({ address: place })
  }
})

test('S-AUTH-7: whoever else signs in begins at page1, and nothing is left of the page', async ({ page }) => {
  await work(page)
  await address(page).fill('Not for other eyes')
  await call(page, 'DELETE', '/api/sessions/current')
  await expect(again(page)).toBeVisible()
  await fillSignIn(page, { account: 'admin', password: '123456' })
  await expect(page).toHaveURL(/\/strive\/page1$/)
  await expect(page.locator('#content')).toBeVisible()
  await page.getByRole('link', { name: 'User', exact: true }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@strive.example')
  await expect(address(page)).not.toHaveValue('Not for other eyes')
})

test('S-AUTH-7: the page can be left instead, and is forgotten', async ({ page }) => {
  await work(page)
  await address(page).fill('Not for other eyes')
  await call(page, 'DELETE', '/api/sessions/current')
  await again(page).getByRole('button', { name: 'Leave this page and discard changes' }).click()
  await expect(page).toHaveURL(/\/strive\/login$/)
  expect(await page.evaluate(key => localStorage.getItem(key), STORED.name)).toBeNull()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/strive\/page1$/)
})

const openTab = async (context: BrowserContext) => {
  const page = await context.newPage()
  const live = page.waitForEvent('console', one => one.text().includes('/ws/live open'))
  await page.goto(PROFILE)
  await live
  return page
}

test('S-AUTH-7: all tabs keep their pages; who signs in at one goes on in all', async ({ page, context }) => {
  await work(page, 'page1')
  const other = await openTab(context)
  await address(other).fill('Yilan')
  await call(page, 'DELETE', '/api/sessions/current')
  for (const tab of [page, other]) await expect(again(tab)).toBeVisible()
  await fillSignIn(page)
  await expect(again(other)).toHaveCount(0)
  await expect(address(other)).toHaveValue('Yilan')
  await save(other).click()
  await expect(other.getByText('Your profile was saved.')).toBeVisible()
})

test('S-AUTH-7: found when the console opens, it leads to the sign-in screen, and after it to the place', async ({
  page,
}) => {
  await work(page)
  await call(page, 'DELETE', '/api/sessions/current')
  await expect(again(page)).toBeVisible()
  // As a browser that was closed meanwhile comes back: with the token, and without the page.
  await page.evaluate(
    ([token, name]) => {
      localStorage.setItem(String(token), 'a-token-that-was')
      localStorage.setItem(String(name), 'operator')
    },
    [STORED.token, STORED.name],
  )
  await page.goto('page6/page6_02')
  await expect(page).toHaveURL(/\/strive\/login$/)
  await expect(page.locator('#login').getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/strive\/page6\/page6_02$/)
})
