import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { variants } from '#tests/tier.ts'

const PAGE = 'page6/page6_02'
const wording = (page: Page, name: string) => page.getByRole('figure', { name })

for (const width of variants(1280, 375))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('S-I18N-3: slides from 0 to 20 in both languages, and marks the gap', async ({ page }) => {
      await enter(page, `${PAGE}?count=0`)
      const slider = page.getByRole('slider', { name: 'Count' })
      await slider.focus()
      const expected = [
        [0, '0 items', '0 個項目', 'No interval contains 0, so the plural form “other” is used'],
        [1, 'one item', '一個項目', 'Interval 1'],
        [2, 'a few items', '幾個項目', 'Interval 2–7'],
        [7, 'a few items', '幾個項目', 'Interval 2–7'],
        [8, '8 items', '8 個項目', 'No interval contains 8, so the plural form “other” is used'],
        [9, '9 items', '9 個項目', 'No interval contains 9, so the plural form “other” is used'],
        [10, 'a lot of items', '很多項目', 'Interval 10+'],
        [20, 'a lot of items', '很多項目', 'Interval 10+'],
      ] as const
      for (const [count, english, chinese, why] of expected) {
        while ((await slider.inputValue()) !== String(count)) await page.keyboard.press('ArrowRight')
        await expect(wording(page, 'English')).toContainText(english)
        await expect(wording(page, 'English')).toContainText(why)
        await expect(wording(page, 'Chinese')).toContainText(chinese)
      }
      await expect(page).toHaveURL(/count=20/)
      await expect(page.getByRole('row').filter({ hasText: 'Gap: plural form' })).toHaveCount(3)
      await page.getByRole('button', { name: '9', exact: true }).click()
      await expect(wording(page, 'English')).toContainText('9 items')

      await page.getByLabel('Wording').selectOption('closed')
      await expect(page.getByRole('row').filter({ hasText: 'Gap: plural form' })).toHaveCount(0)
      await expect(wording(page, 'English')).toContainText('a few items')
      await page.reload()
      await expect(wording(page, 'English')).toContainText('a few items')
    })
  })

test.describe('the operator’s own text', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })

  test('is formatted by the server: its gap is listed, a syntax error is marked in place, and a text without gaps passes', {
    tag: '@long',
  }, async ({ page }) => {
    await enter(page, PAGE)
    const own = page.getByRole('form', { name: 'Try your own text' })
    const ask = own.getByRole('button', { name: 'Check on server' })
    const intervals = own.getByLabel('Intervals')
    await ask.click()
    await expect(page.getByText('Gaps: 0, 8–9.')).toBeVisible()
    await expect(page.getByRole('row', { name: '8 8 items 8 items Gap · Plural form “other”' })).toBeVisible()
    await intervals.fill('(0)[none];(1)[one];(2-9)[some')
    await ask.click()
    await expect(own.getByText('This bracket is not closed')).toBeVisible()
    await expect(own.locator('mark')).toHaveText('[some')
    await expect(intervals).toBeFocused()
    await intervals.fill('(0)[none];(1)[one];(2-9)[some];(9-inf)[many]')
    await ask.click()
    await expect(page.getByText('No gaps from 0 to 20. Overlaps: 9')).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Chinese')
    await expect(own.getByLabel('Plural form “one”')).toHaveCount(0)
    await own.getByLabel('Intervals').fill('(0)[沒有];(1-inf)[有]')
    await ask.click()
    await expect(page.getByText('No gaps from 0 to 20.')).toBeVisible()
    await expect(page.getByRole('row', { name: '20 有 很多項目 Interval 1+' })).toBeVisible()
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })
  test('are solved by working on the page', async ({ page }) => {
    await enter(page, PAGE)
    await beginTasks(page, 'page6_02')
    const own = page.getByRole('form', { name: 'Try your own text' })
    const ask = own.getByRole('button', { name: 'Check on server' })
    await ask.click()
    await expect(page.getByText('Gaps: 0, 8–9.')).toBeVisible()
    await own.getByLabel('Intervals').fill('(0)[none];(1-9)[some];(10-inf)[many')
    await ask.click()
    await expect(own.getByText('This bracket is not closed')).toBeVisible()
    await own.getByLabel('Intervals').fill('(0)[none];(1-9)[some];(10-inf)[many]')
    await ask.click()
    await expect(page.getByText('No gaps from 0 to 20.')).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, `${PAGE}?count=8`, async () => {
    await expect(page.getByRole('slider')).toBeVisible()
    await page.getByRole('button', { name: /Check on server|由伺服器檢查/ }).click()
    await expect(page.getByRole('table')).toHaveCount(2)
  })
})
