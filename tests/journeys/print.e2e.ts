import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { signIn } from './sign-in.ts'

const PAGES = [
  ['page1', (page: Page) => page.getByText('Running')],
  ['page3/page3_01', (page: Page) => page.getByRole('rowheader').first()],
  ['page3/page3_02', (page: Page) => page.getByLabel('Confirm new password')],
  ['page3/page3_04', (page: Page) => page.getByRole('rowheader').first()],
] as const

/** The brightness of a colour, 0 to 255. Transparent counts as white. */
const readBrightness = (page: Page, selector: string, property: 'color' | 'backgroundColor') =>
  page.locator(selector).evaluateAll(
    (elements, name) =>
      elements
        .filter(element => element.checkVisibility())
        .map(element => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (
            getComputedStyle(element)[name].match(/[\d.]+/g) ?? []
          ).map(Number)
          return alpha === 0 ? 255 : (red + green + blue) / 3
        }),
    property,
  )

test('a page prints black on white in any theme, without buttons', async ({ page }) => {
  await Promise.all([page.waitForResponse(/loginLog$/), signIn(page)])
  for (const [path, last] of PAGES) {
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await page.goto(path)
    await expect(last(page)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#main-menu')).toBeHidden()
    for (const name of await page.getByRole('rowheader').all()) expect(await name.innerText(), path).toMatch(/\S/)
    // Of the header, only the title.
    expect((await page.getByRole('banner').innerText()).trim()).toBe(
      await page.getByRole('heading', { level: 1 }).innerText(),
    )
    await expect(page.getByRole('contentinfo')).toBeHidden()
    // Sort buttons in table headers print as plain headers.
    await expect(page.locator('button:visible:not(:is(td, th) button)'), path).toHaveCount(0)
    for (const brightness of await readBrightness(page, 'html, body, #content, #content section', 'backgroundColor'))
      expect(brightness, path).toBe(255)
    for (const brightness of await readBrightness(page, 'h1, #content :is(h2, p, dt, dd, th, td)', 'color'))
      expect(brightness, path).toBeLessThan(130)
  }
})
