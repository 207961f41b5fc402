import type { Page } from '@playwright/test'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_03'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const counts = (page: Page) => page.getByText(/^The components read/)
const requestRows = (page: Page) => page.getByText(/^Request \d+: \d+$/)
const components = (page: Page) => page.getByRole('region', { name: 'Components' }).getByRole('listitem')

test('by the server’s log, five components share one request, fresh data comes from the cache, and other keys send their own', async ({
  page,
}) => {
  await enter(page, `${PAGE}?stale=never`)
  await press(page, 'Mount five')
  await expect(components(page)).toHaveCount(5)
  await expect(counts(page)).toHaveText(
    'The components read the product 5 ×: 0 from the cache, 4 joined a pending request, 1 sent a request. According to its own log, the server answered 1 ×, 0 with an error.',
  )
  await expect(requestRows(page)).toHaveText(['Request 1: 200'])
  await press(page, 'Mount component')
  await expect(counts(page)).toContainText('6 ×: 1 from the cache, 4 joined a pending request, 1 sent a request')
  await press(page, 'Invalidate')
  await expect(counts(page)).toContainText('2 sent a request. According to its own log, the server answered 2 ×')

  await press(page, 'Clear cache')
  await expect(page.getByText('No components are mounted.', { exact: false })).toBeVisible()
  await page.getByLabel('Query key').selectOption('One per component')
  await expect(page).toHaveURL(/\?stale=never&keys=own$/)
  await press(page, 'Mount five')
  await expect(counts(page)).toContainText('5 ×: 0 from the cache, 0 joined a pending request, 5 sent a request')
  await expect(counts(page)).toContainText('the server answered 5 ×')
  // They ran at the same time, and each has its row.
  await expect(requestRows(page)).toHaveText([1, 2, 3, 4, 5].map(number => `Request ${number}: 200`))
  await page.getByText('Show as text').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'view in Traffic' }).first()).toBeFocused()
})

test('a request that the log’s first reading missed is counted when that reading is done', {
  tag: '@long',
}, async ({ page }) => {
  const read = Promise.withResolvers<void>()
  const isLogged = Promise.withResolvers<void>()
  await page.route(/\/api\/traffic\?.*endpoint=readProduct/, async route => {
    const response = await route.fetch()
    read.resolve()
    await isLogged.promise
    await route.fulfill({ response })
  })
  let announced = 0
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      announced = Math.max(announced, Number(/"lastId":(\d+)/.exec(String(payload))?.[1] ?? 0))
    }),
  )
  await enter(page, PAGE)
  const call = await callerOf(page)
  await read.promise
  await press(page, 'Mount component')
  await expect(components(page)).toContainText('in stock')
  const { rows } = await call<{ rows: TrafficEntry[] }>(
    'GET',
    `/api/traffic?endpoint=readProduct&page=page8_03&limit=1`,
  )
  await expect.poll(() => announced).toBeGreaterThanOrEqual(rows[0]?.id ?? Number.NaN)
  isLogged.resolve()
  await expect(counts(page)).toContainText('the server answered 1 ×')
})

test('a request that was logged before the live connection was there is counted', { tag: '@long' }, async ({
  page,
}) => {
  const isConnected = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/ws\/live/, async socket => {
    await isConnected.promise
    socket.connectToServer()
  })
  await enter(page, PAGE)
  await press(page, 'Mount component')
  await expect(components(page)).toContainText('in stock')
  const call = await callerOf(page)
  const logged = () => call<{ rows: unknown[] }>('GET', '/api/traffic?endpoint=readProduct&page=page8_03&limit=1')
  await expect.poll(async () => (await logged()).rows.length).toBe(1)
  isConnected.resolve()
  await expect(counts(page)).toContainText('the server answered 1 ×')
})

test.describe('when the server fails', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/503/] })

  test('three retries succeed at the third attempt, none shows the error at once; the log has each response', {
    tag: '@long',
  }, async ({ page }) => {
    await enter(page, PAGE)
    await workInOwnSandbox(page)
    await page.goto(PAGE)
    await press(page, 'Fail next two requests')
    await expect(page.getByRole('button', { name: 'Fail next two requests' })).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Mount component')
    await expect(components(page)).toContainText('in stock')
    await expect(counts(page)).toContainText(
      '1 sent a request. According to its own log, the server answered 3 ×, 2 with an error.',
    )
    await page.getByText('Show as text').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'server responded' })).toHaveText([/503/, /503/, /200/])

    await press(page, 'Clear cache')
    await page.getByLabel('Retries').selectOption('None')
    // The rule of the first time is replaced, and the button is pressed all the time.
    const created = page.waitForResponse(
      reply => reply.url().endsWith('/api/faults') && reply.request().method() === 'POST',
    )
    await press(page, 'Fail next two requests')
    await created
    await press(page, 'Mount component')
    await expect(components(page)).toContainText('Failed:')
    await expect(counts(page)).toContainText('answered 1 ×, 1 with an error')
    await press(page, 'Normal')
    await expect(page.getByRole('button', { name: 'Normal' })).toBeDisabled()
    await press(page, 'Invalidate')
    await expect(components(page)).toContainText('in stock')
  })
})

test.describe('its tasks', () => {
  // The browser logs a failed request as an error.
  test.use({ expectedErrors: [/503/] })
  test('are solved by working on the page', async ({ page }) => {
    await enter(page)
    await workInOwnSandbox(page)
    await beginTasks(page, 'page8_03')
    await page.goto(PAGE)
    const server = (name: string) => page.getByRole('button', { name, exact: true })
    await server('Fail next two requests').click()
    await expect(server('Fail next two requests')).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Mount component')
    await expect(components(page)).toContainText('in stock')

    await press(page, 'Clear cache')
    await page.getByLabel('Query key').selectOption('One per component')
    await server('Delay by 2 seconds').click()
    await expect(server('Delay by 2 seconds')).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Mount five')
    await expect(components(page)).toContainText(Array.from({ length: 5 }, () => 'in stock'))
    await server('Normal').click()
    await expect(server('Normal')).toBeDisabled()

    await press(page, 'Clear cache')
    await page.getByLabel('Refetch interval').selectOption('Every 2 seconds')
    await press(page, 'Mount component')
    await expect(counts(page)).toContainText('the server answered 4 ×', { timeout: 15_000 })
    await expectTasksSolved(page, PAGE)
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, PAGE, async () => {
    await page.getByRole('button', { name: /^(Mount five|掛載五個)$/ }).click()
    await expect(page.getByText(/(the server answered 1 ×|它回應了 1 次)/)).toBeVisible()
    await page.getByText(/^(Show as text|以文字顯示)$/).click()
  })
})
