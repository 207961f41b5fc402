import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openLive } from '#tests/journeys/live-socket.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page5/page5_02'
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const hits = (page: Page) => page.locator('main li').filter({ has: page.getByRole('link') })
const count = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ products?$/ })

test('finds products in both languages, shows when it has corrected a typo, and works by keyboard', async ({
  page,
}) => {
  await enter(page, PAGE)
  await expect(count(page)).toHaveText('240 products')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.insertText('帳篷 ＹＵＳＨＡＮ')
  await expect(count(page)).toHaveText('3 products')
  await expect(page).toHaveURL(/\?text=/)
  await expect(hits(page).first().locator('mark')).toHaveText(['Yushan', '帳篷'])

  await box(page).fill('tnet')
  await expect(page.getByText('No results for “tnet”. Showing results for “tent”.')).toBeVisible()
  await expect(count(page)).toHaveText('24 products')
  await page.getByRole('button', { name: 'Search only for “tnet”' }).click()
  await expect(page.getByRole('heading', { name: 'No results for “tnet”' })).toBeVisible()
  await page.getByRole('button', { name: 'Allow similar words' }).click()
  await expect(count(page)).toHaveText('24 products')

  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page5_03\?search=[A-Z0-9]+-\d+$/)
})

test('the order form, the grid and the search find the same products', { tag: '@long' }, async ({ page }) => {
  needPage('page5_03')
  needPage('page4_01')
  await enter(page, PAGE)
  for (const [text, found] of [
    ['te0-0009', 1],
    ['te00009', 1],
    ['帳棚', 24],
    ['tent yushan 雙人', 1],
    ['tnet', 24],
    ['rucksack 65', 8],
  ] as const) {
    await box(page).fill(text)
    await expect(count(page)).toHaveText(found === 1 ? '1 product' : `${found} products`)
  }
  await box(page).fill('te0-0009')
  await expect(hits(page).first().locator('mark')).toHaveText(['TE0-0009'])
  // Neither a part of a synonym, nor another digit, nor a number that nobody has.
  for (const text of ['棚', '3-person', 'te0-9999']) {
    await box(page).fill(text)
    await expect(page.getByRole('heading', { name: `No results for “${text}”` })).toBeVisible()
  }

  await page.goto('page5/page5_03')
  const rows = page.getByRole('rowheader')
  await expect(rows.first()).toBeVisible()
  const search = page.getByRole('main').getByLabel('Search', { exact: true })
  await search.fill('帳棚 yushan')
  await expect(rows).toHaveText(['TE0-0001', 'TE0-0009', 'TE0-0017'])
  await search.fill('te0-0009')
  await expect(rows).toHaveText(['TE0-0009'])
  await search.fill('3-person')
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()

  await page.goto('page4/page4_01')
  const product = page.getByRole('combobox', { name: 'Product' }).first()
  await product.click()
  await product.fill('帳棚 xueshan 2-person')
  await expect(page.getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('option')).toContainText('Xueshan 2-Person Tent')
  await product.fill('0010')
  await expect(page.getByRole('option')).toContainText(['Xueshan 2-Person Tent'])
  await product.fill('棚')
  await expect(page.getByText('No matches')).toBeVisible()
})

test.describe('when the server fails', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/404/] })
  test('shows the error; a facet’s count predicts the hits, and chips remove choices', { tag: '@long' }, async ({
    page,
  }) => {
    await enter(page)
    const call = await workInOwnSandbox(page)
    await call('POST', '/api/faults', { method: 'GET', path: '/api/product-search', fault: { status: 404 } })
    await openLive(page, `${PAGE}?text=jacket`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(count(page)).toHaveText('16 products')

    const facets = page.getByRole('complementary', { name: 'Filters' })
    const clothing = facets.locator('label').filter({ hasText: 'Clothing' })
    const dear = facets.locator('label').filter({ hasText: 'NT$6,000 or more' })
    await expect(facets.locator('label').filter({ hasText: 'Tents' })).toHaveText('Tents0')
    const previewed = /(\d+)$/.exec((await dear.textContent()) ?? '')?.[1]
    await dear.getByRole('checkbox').check()
    await expect(count(page)).toHaveText(`${previewed} products`)
    await expect(clothing).toHaveText(`Clothing${previewed}`)
    await facets.getByRole('checkbox', { name: 'Tents' }).check()
    await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible()
    await expect(clothing).toHaveText(`Clothing${previewed}`)
    // A chosen value stays visible, with 0, as long as it is chosen.
    await expect(facets.locator('label').filter({ hasText: 'Tents' })).toHaveText('Tents0')
    await expect(page).toHaveURL(/text=jacket&category=tents&price=6000-up$/)

    await page.getByRole('button', { name: 'Remove filter: Tents' }).click()
    await expect(page.getByRole('button', { name: 'Remove filter: NT$6,000 or more' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await expect(count(page)).toHaveText('16 products')
    await page.goBack()
    await expect(count(page)).toHaveText(`${previewed} products`)
  })
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page, PAGE)
  await beginTasks(page, 'page5_02')
  await box(page).fill('岩盔')
  await expect(hits(page).first().locator('mark').first()).toHaveText('岩盔')
  await box(page).fill('climbing helmet')
  await expect(hits(page).first().locator('mark').first()).toHaveText(/climbing/i)
  await box(page).fill('tnet')
  await page.getByRole('button', { name: 'Search only for “tnet”' }).click()
  await expect(page.getByRole('heading', { name: 'No results for “tnet”' })).toBeVisible()

  await page.goto(PAGE)
  const facets = page.getByRole('complementary', { name: 'Filters' })
  const dear = facets.locator('label').filter({ hasText: 'NT$6,000 or more' })
  const tents = facets.locator('label').filter({ hasText: 'Tents' })
  await expect(tents).toHaveText(/\d$/)
  const found = /(\d+)$/.exec((await tents.textContent()) ?? '')?.[1]
  await tents.getByRole('checkbox').check()
  // Until the server has answered, the counts are those of the search before.
  await expect(count(page)).toHaveText(`${found} products`)
  const previewed = /(\d+)$/.exec((await dear.textContent()) ?? '')?.[1]
  await dear.getByRole('checkbox').check()
  await expect(count(page)).toHaveText(`${previewed} products`)
  await expectTasksSolved(page, PAGE)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  needPage('page5_03')
  test.slow()
  await enter(page)
  await expectAccessible(page, `${PAGE}?text=tnet&range=sold`, async () => {
    await expect(page.locator('mark').first()).toBeVisible()
  })
})
