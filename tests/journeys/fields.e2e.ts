import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { enter } from './sign-in.ts'

const LOG = 'page3/page3_04?from=2026-11-05&to=2026-11-20'
const nameOfFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)

test('a day is typed, or chosen in the calendar by keyboard', { tag: '@firefox' }, async ({ page }) => {
  await enter(page, LOG)
  const from = page.getByLabel('From')
  await from.fill('Nov 6, 2026')
  await expect(page).toHaveURL(/from=2026-11-06/)
  await from.press('Tab')
  await expect(from).toHaveValue('2026-11-06')
  await page.keyboard.press('Enter')
  await expect.poll(() => nameOfFocus(page)).toBe('Friday, November 6, 2026')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  expect(await nameOfFocus(page)).toBe('Monday, November 23, 2026')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: 'November 2026' })).toBeHidden()
  expect(await nameOfFocus(page)).toBe('Open calendar')
  await expect(from).toHaveValue('2026-11-06')
  await page.keyboard.press('Space')
  await expect.poll(() => nameOfFocus(page)).toBe('Friday, November 6, 2026')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2026-11-05/)
  await expect(from).toHaveValue('2026-11-05')
  expect(await nameOfFocus(page)).toBe('Open calendar')
  await from.fill('yesterday')
  await from.blur()
  await expect(page.getByText('Enter a date such as 2026-11-30.')).toBeVisible()
  await expect(page).toHaveURL(/from=2026-11-05/)
})
