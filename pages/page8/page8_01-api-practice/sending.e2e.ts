import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_01'
const open = (page: Page, path: string) => page.goto(`${PAGE}${path}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const reply = (page: Page) => page.getByRole('region', { name: 'Response' })

test('method, address and Send stay in view; Ctrl+Enter sends from anywhere; the list follows, and its groups fold', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  await workInOwnSandbox(page)
  await open(page, '/members/createMember')
  await press(page, 'Fill in an example')
  await expect(page.getByLabel('email', { exact: true })).toHaveValue(/@strive\.example$/)
  await press(page, 'Undo')
  await expect(page.getByLabel('email', { exact: true })).toHaveValue('')
  await page.getByRole('region', { name: 'Copy as' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Reset', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport()
  await expect(page.getByText('/api/members', { exact: true }).last()).toBeInViewport()

  const entry = page.getByRole('navigation', { name: 'Endpoints' }).getByRole('link', { name: /^POST createMember/ })
  await expect(entry).toBeInViewport()
  const group = page.getByRole('navigation', { name: 'Endpoints' }).getByText('Members', { exact: true })
  await group.locator('xpath=ancestor::summary').focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeHidden()
  await page.keyboard.press('Alt+PageDown')
  await expect(heading(page, 'createMember')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Endpoints' }).locator('[aria-current]')).toBeInViewport()

  await open(page, '/members/createMember')
  await press(page, 'Fill in an example')
  await page.getByLabel('teamId', { exact: true }).fill('13')
  await page.getByLabel('job', { exact: true }).selectOption('driver')
  await page.getByRole('textbox', { name: 'idempotency-key' }).fill(crypto.randomUUID())
  await page.getByLabel('Search endpoints').focus()
  await page.keyboard.press('Control+Enter')
  await expect(reply(page)).toContainText('201')
  await page.locator('body').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Control+Enter')
  await expect(reply(page)).toContainText('this is the stored response to the first request with this key')
})

test.describe('with 1,200 px for the page', () => {
  test.use({ viewport: { width: 1500, height: 812 } })
  test('the response is beside the form', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    await open(page, '/profile/readProfile')
    const [form, panel] = [await page.locator('form').boundingBox(), await reply(page).boundingBox()]
    expect(panel?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    await page.setViewportSize({ width: 1280, height: 812 })
    await expect.poll(async () => (await reply(page).boundingBox())?.y).toBeGreaterThan(form?.y ?? 0)
  })
})
