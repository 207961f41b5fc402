import type { Page } from '@playwright/test'
import { expect, expectAccessible, findAxeViolations, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openLive } from '#tests/journeys/live-socket.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test.use({
  hasWebGl: true,
  // With reduced motion the map jumps, so every view is complete at once.
  contextOptions: { reducedMotion: 'reduce' },
  // Screenshots of a map that is rendered in software take longer than the test.
  trace: 'off',
})

const PAGE = 'page7/page7_02'
const TAIPEI = '?at=25.0330,121.5400,12.00'

/** Waits until the map has finished drawing. */
const drawn = (page: Page) =>
  expect(page.locator('.maplibregl-map')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
const items = (page: Page) =>
  page.getByRole('list', { name: 'Clusters and service points on the map' }).getByRole('button')
const inArea = (page: Page) => page.getByText(/service points? on this map/)
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const viewIn = (page: Page) => new URL(page.url()).searchParams.get('at')

/** Everything but the map itself is the same without it, and a map that is rendered in software takes its time. */
async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...[kind, ...rest]: Parameters<typeof draw>) {
        return kind === 'webgl2' ? null : draw.call(this, kind, ...rest)
      },
    })
  })
}

/** Counts of clusters, and one for each single site. */
async function sumOf(page: Page): Promise<number> {
  const texts = await items(page).allInnerTexts()
  return texts
    .map(text => /^([\d,]+) service points?/m.exec(text)?.[1]?.replaceAll(',', '') ?? '1')
    .reduce((sum, count) => sum + Number(count), 0)
}

test('the list follows the map by keyboard, and Back returns to the previous view', async ({ page }) => {
  await enter(page, PAGE)
  await expect(inArea(page)).toHaveText('20,000 service points on this map')
  expect(await sumOf(page)).toBe(20_000)
  await drawn(page)

  // Enter shows the largest cluster closer, and the focus stays in the list.
  await items(page).first().press('Enter')
  await expect(page).toHaveURL(/at=/)
  await expect(inArea(page)).not.toHaveText(/^20,000 /)
  await expect(items(page).first()).toBeFocused()
  const closer = viewIn(page)
  await items(page).first().press('End')
  await expect(items(page).last()).toBeFocused()
  await page.keyboard.press('+')
  await expect.poll(() => Number(viewIn(page)?.split(',')[2])).toBeGreaterThan(Number(closer?.split(',')[2]))
  await expect(items(page).first()).toBeFocused()
  await page.goBack()
  await expect.poll(() => viewIn(page)).toBe(closer)
  await page.goBack()
  await expect(inArea(page)).toHaveText('20,000 service points on this map')
  await drawn(page)

  // The map itself moves the list, too.
  await page.getByRole('button', { name: 'Zoom in' }).first().click()
  await expect(inArea(page)).not.toHaveText(/^20,000 /)
})

test('map and list mark the same item, and a click on the map opens it', { tag: '@long' }, async ({ page }) => {
  await enter(page, `${PAGE}${TAIPEI}&kind=shop`)
  await drawn(page)
  const site = items(page).filter({ hasText: 'Shop ·' }).first()
  const name = (await site.locator('span span').first().textContent()) ?? ''
  await site.click()
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details.getByRole('heading')).toHaveText(name)
  await details.getByRole('button', { name: 'Show on the map' }).click()
  await drawn(page)
  // Its pin stands in the middle of the map.
  const box = (await page.locator('.maplibregl-canvas').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 - 18]
  const row = items(page).filter({ hasText: name })
  await expect(async () => {
    await page.mouse.move(x, y - 1)
    await page.mouse.move(x, y)
    await expect(row).toHaveAttribute('data-hovered', 'true', { timeout: 500 })
  }).toPass()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(details).toBeHidden()
  await page.mouse.click(x, y)
  await expect(details.getByRole('heading')).toHaveText(name)
  // A link shows the same.
  await page.reload()
  await expect(details.getByRole('heading')).toHaveText(name)
  await expect(page.getByLabel('Kind', { exact: true })).toHaveValue('shop')
})

test('finds the sites nearest to the operator, once the browser has asked', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await withoutWebGl(page)
  await enter(page, `${PAGE}?panel=nearest`)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your browser doesn’t share your location.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 121.5654, latitude: 25.033 })
  await page.getByRole('button', { name: 'Use my location' }).click()
  const nearest = page.getByRole('region', { name: 'Nearest service points' })
  await expect(nearest.getByRole('heading')).toHaveText('Nearest to My location')
  await expect(nearest.getByRole('listitem')).toHaveCount(10)
  const distances = await nearest.getByText(/^\d+ m$/).allTextContents()
  const metres = distances.map(text => Number.parseInt(text, 10))
  expect(metres).toEqual(metres.toSorted((a, b) => a - b))
  // The link only has the area.
  expect(viewIn(page)).toBe('25.0300,121.5700,12.00')
  expect(page.url()).not.toContain('near=')
})

test('without WebGL 2 the counties are a drawing that the list moves', { tag: '@long' }, async ({ page }) => {
  await withoutWebGl(page)
  await enter(page, PAGE)
  const sketch = page.getByRole('img', { name: 'Map of the service points' })
  await expect(sketch.locator('path[d]').first()).toBeVisible()
  await expect(inArea(page)).toHaveText('20,000 service points on this map')
  await items(page).first().press('Enter')
  await expect(inArea(page)).not.toHaveText(/^20,000 /)
  await page.getByRole('button', { name: 'Next area to the north' }).click()
  await expect(items(page).first()).toBeVisible()
  // A county comes into view.
  await page.getByLabel('County').selectOption('Hualien County')
  await expect.poll(() => viewIn(page)).toMatch(/^23\.7\d+,121\.3.*,7/)
  await expect(page.getByText('Zoom level 7')).toBeVisible()
  await expect(inArea(page)).toHaveText(`${await sumOf(page)} service points on this map`)
  expect(await findAxeViolations(page)).toEqual([])
})

test('old clusters stay until the new ones are there, and a slow reply never replaces a newer one', async ({
  page,
}) => {
  await withoutWebGl(page)
  await enter(page)
  await workInOwnSandbox(page)
  await page.goto(PAGE + TAIPEI)
  await expect(items(page).first()).toBeVisible()
  const before = await items(page).allInnerTexts()
  const held = await hold(page, 'GET /api/sites/clusters', { first: 1 })
  await page.getByRole('button', { name: 'Next area to the north' }).click()
  await held.waiting(1)
  expect(await items(page).allInnerTexts()).toEqual(before)
  const aborted = page.waitForEvent('requestfailed', request => request.url().includes('/api/sites/clusters'))
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await aborted
  await expect.poll(() => items(page).allInnerTexts()).not.toEqual(before)
  await held.waiting(0)
  await held.end()
})

test.describe('when the server fails', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/404/] })
  test('shows the error with a retry button, and keeps the filters', { tag: '@long' }, async ({ page }) => {
    await withoutWebGl(page)
    await enter(page)
    const call = await workInOwnSandbox(page)
    await call('POST', '/api/faults', { method: 'GET', path: '/api/sites/clusters', fault: { status: 404 } })
    await openLive(page, `${PAGE}?kind=shop`)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(inArea(page)).toBeVisible()
    // Nothing matches: the page says so, and how to go on.
    await page.goto(`${PAGE}?kind=shop&township=09007&at=23.5000,119.0000,14.00`)
    await expect(page.getByRole('heading', { name: 'No service points here' })).toBeVisible()
    await page.getByLabel('County').selectOption('')
    await page.getByRole('button', { name: 'Show all of Taiwan' }).first().click()
    await expect(items(page).first()).toBeVisible()
  })
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await withoutWebGl(page)
  await enter(page)
  await beginTasks(page, 'page7_02')
  await page.goto(PAGE + TAIPEI)
  // Before its reply has arrived, the next move would abort the first request.
  await expect(inArea(page)).toBeVisible()
  const east = page.getByRole('button', { name: 'Next area to the east' })
  for (let step = 0; step < 2; step++) {
    const reply = page.waitForResponse(/\/api\/sites\/clusters/)
    await east.click()
    await reply
  }
  await page.getByLabel('Kind').selectOption('Shop')
  await tab(page, 'Nearest').click()
  await page.getByRole('combobox', { name: 'Township or address' }).fill('Hualien City')
  await page.getByRole('option', { name: /^Hualien City/ }).click()
  await page.getByLabel('How many').selectOption('3')
  const nearest = page.getByRole('region', { name: 'Nearest service points' })
  await expect(nearest.getByRole('heading')).toHaveText('Nearest to Hualien City, Hualien County')
  await expect(nearest.getByRole('listitem')).toHaveCount(3)

  await page.goto(PAGE)
  // The list may have been open before.
  await tab(page, 'List').click()
  await expect(page.getByRole('list', { name: 'Service points in this area' })).toBeVisible()
  await page.getByLabel('Kind').selectOption('Workshop')
  await page.getByLabel('County').selectOption('Taipei City')
  const filtered = page.waitForResponse(/\/api\/sites\/clusters\?(?=.*kind=)(?=.*township=)(?=.*isOpen=)/)
  await page.getByLabel('Opening hours').selectOption('Closed now')
  const { count } = (await (await filtered).json()) as { count: number }
  await expect(page.getByRole('status').getByText(`${count} service points`, { exact: true })).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('on a small screen the filters open above the map', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await withoutWebGl(page)
  await enter(page, PAGE)
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(page.getByLabel('Kind')).toBeInViewport()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  await withoutWebGl(page)
  await enter(page)
  await expectAccessible(page, `${PAGE}${TAIPEI}&kind=shop&site=5`, async () => {
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  })
})
