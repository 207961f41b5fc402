import type { BrowserContext, Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { expect, findAxeViolations, test } from '#tests/browser.ts'
import { callerOf } from './own-sandbox.ts'
import { fillSignIn, signIn } from './sign-in.ts'

test.use({ ownConsole: true, expectedErrors: [/status of (401|422)|WebSocket/] })

const PROFILE = 'page3/page3_02'
const tokenOf = (page: Page) => page.evaluate(key => localStorage.getItem(key), STORED.token)
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' })
const address = (page: Page) => page.getByRole('textbox', { name: 'Address', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

/** Calls the server with this page's session, but not from the page. */
const call = async <T>(page: Page, method: string, path: string, data?: object): Promise<T> =>
  (await callerOf(page))(method, path, data)

/** Signs in, opens the profile, and waits for the live connection, which is notified when the session ends. */
async function work(page: Page, path = PROFILE) {
  await signIn(page)
  // Ignores the connection of the previous page, which may open late.
  const live = page.waitForEvent('console', one => page.url().includes(path) && one.text().includes('/ws/live open'))
  await page.goto(path)
  await live
}

test('S-AUTH-7: when a session ends, signing in over the page continues it and keeps its input', async ({ page }) => {
  await work(page)
  const { id: sandboxId } = await call<{ id: string }>(page, 'POST', '/api/sandboxes', { name: 'Lunch' })
  await call(page, 'PUT', '/api/sessions/current/sandbox', { sandboxId })
  const inLunch = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Sandbox: Lunch' })
  await expect(inLunch).toBeVisible()
  await address(page).fill('Keelung')
  // Not even a practice fault keeps the operator from returning to the sandbox.
  await call(page, 'POST', '/api/faults', { method: 'PUT', path: '*', fault: { status: 503 } })
  await call(page, 'DELETE', '/api/sessions/current')

  await expect(again(page)).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  // The page behind is hidden from sight, keyboard and screen readers.
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
  // The new session started in main and was moved to the sandbox before any other request.
  await expect(inLunch).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
})

test('S-AUTH-7: the refused request is resent, also when the session ends a second time', { tag: '@long' }, async ({
  page,
}) => {
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

test('S-AUTH-7: another operator who signs in starts at page1 and sees nothing of the previous page', async ({
  page,
}) => {
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

test('S-AUTH-7: the operator can discard the page instead', { tag: '@long' }, async ({ page }) => {
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

test('S-AUTH-7: all tabs keep their pages; signing in on one continues all of them', { tag: '@long' }, async ({
  page,
  context,
}) => {
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

test('S-AUTH-7: opening the console with an ended session leads to the sign-in screen, then to the requested page', {
  tag: '@long',
}, async ({ page }) => {
  await work(page)
  await call(page, 'DELETE', '/api/sessions/current')
  await expect(again(page)).toBeVisible()
  // Simulates a browser that was closed in the meantime: it has the token, but not the page.
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
