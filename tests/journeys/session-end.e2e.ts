import type { Page } from '@playwright/test'
import { STORED } from '#client/storage.ts'
import { expect, test } from '#tests/browser.ts'
import { signIn } from './sign-in.ts'

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)
const tokenOf = async (page: Page) => (await stored(page, STORED.token)) ?? ''

/** What the server says to this token. */
const statusOf = async (page: Page, token: string) =>
  (await page.request.get('/api/sessions/current', { headers: { authorization: `Bearer ${token}` } })).status()

test('S-AUTH-6: logging out revokes at once, and clears the tab after two seconds', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'User' }).click()
  const token = await tokenOf(page)
  await page.evaluate(key => localStorage.setItem(key, 'Taipei'), STORED.address)
  const before = Date.now()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('成功登出 (Signed out)')).toBeVisible()
  await expect.poll(() => statusOf(page, token)).toBe(401)
  expect(await tokenOf(page)).toBe(token)
  await expect(page).toHaveURL(/\/strive\/login$/)
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
  for (const key of [STORED.token, STORED.name, STORED.email, STORED.level]) expect(await stored(page, key)).toBeNull()
  expect(await stored(page, STORED.address)).not.toBeNull()
  await page.goBack()
  await expect(page.locator('[name=account]')).toBeVisible()
  await expect(page.locator('#main-menu')).toBeHidden()
})

test('S-AUTH-6: other tabs follow within a second', async ({ page, context }) => {
  await signIn(page)
  const other = await context.newPage()
  await other.goto('page3/page3_01')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/, { timeout: 1000 })
})

test.describe('a session that ends elsewhere', () => {
  test.use({ expectedErrors: [/401/] })

  test('S-AUTH-7: leads to the sign-in screen at once, and after signing in back to the page', async ({ page }) => {
    await signIn(page)
    await page.goto('page3/page3_01')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const live = page.waitForEvent('console', message => message.text().includes('/ws/live open'))
    await page.reload()
    await live
    const authorization = `Bearer ${await tokenOf(page)}`
    await page.request.delete('/api/sessions/current', { headers: { authorization } })
    await expect(page).toHaveURL(/\/login$/, { timeout: 3000 })
    await signIn(page)
    await expect(page).toHaveURL(/page3_01$/)
  })
})
