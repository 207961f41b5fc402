import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_03'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const counts = (page: Page) => page.getByText(/^The readers wanted/)
const readers = (page: Page) => page.getByRole('region', { name: 'Readers' }).getByRole('listitem')

test('five readers share one request; what is fresh comes from the cache; other keys ask for themselves: by the server’s log', async ({
  page,
}) => {
  await enter(page, `${PAGE}?stale=never`)
  await press(page, 'Show five at once')
  await expect(readers(page)).toHaveCount(5)
  await expect(counts(page)).toHaveText(
    'The readers wanted the product 5 ×: 0 from the cache, 4 joined a request under way, 1 asked for it. By its own log the server answered 1 ×, 0 of them with a failure.',
  )
  await press(page, 'Show a reader')
  await expect(counts(page)).toContainText('6 ×: 1 from the cache, 4 joined a request under way, 1 asked for it')
  await press(page, 'Say that it changed')
  await expect(counts(page)).toContainText('2 asked for it. By its own log the server answered 2 ×')

  await press(page, 'Forget everything')
  await expect(page.getByText('Nobody wants it now.', { exact: false })).toBeVisible()
  await page.getByLabel('Key').selectOption('One for each reader')
  await expect(page).toHaveURL(/\?stale=never&keys=own$/)
  await press(page, 'Show five at once')
  await expect(counts(page)).toContainText('5 ×: 0 from the cache, 0 joined a request under way, 5 asked for it')
  await expect(counts(page)).toContainText('the server answered 5 ×')
})

test.describe('when the server fails', () => {
  // The browser itself reports a failure.
  test.use({ expectedErrors: [/503/] })

  test('three retries come through at the third try, none says why at once; the log has each answer', async ({
    page,
  }) => {
    await enter(page, PAGE)
    await workInOwnSandbox(page)
    await page.goto(PAGE)
    await press(page, 'The next two fail')
    await expect(page.getByRole('button', { name: 'The next two fail' })).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Show a reader')
    await expect(readers(page)).toContainText('in stock')
    await expect(counts(page)).toContainText(
      '1 asked for it. By its own log the server answered 3 ×, 2 of them with a failure.',
    )
    await page.getByText('The same in words').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'the server answered' })).toHaveText([
      /503/,
      /503/,
      /200/,
    ])

    await press(page, 'Forget everything')
    await page.getByLabel('Retries after a failure').selectOption('None')
    await press(page, 'The next two fail')
    await press(page, 'Show a reader')
    await expect(readers(page)).toContainText('Failed:')
    await expect(counts(page)).toContainText('answered 1 ×, 1 of them with a failure')
    await press(page, 'All well')
    await expect(page.getByRole('button', { name: 'All well' })).toBeDisabled()
    await press(page, 'Say that it changed')
    await expect(readers(page)).toContainText('in stock')
  })
})

test.describe('its tasks', () => {
  // The browser itself reports a failure.
  test.use({ expectedErrors: [/503/] })
  test('are solved by working on the page', async ({ page }) => {
    await enter(page)
    await workInOwnSandbox(page)
    await beginTasks(page, 'page8_03')
    await page.goto(PAGE)
    const server = (name: string) => page.getByRole('button', { name, exact: true })
    await server('The next two fail').click()
    await expect(server('The next two fail')).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Show a reader')
    await expect(readers(page)).toContainText('in stock')

    await press(page, 'Forget everything')
    await page.getByLabel('Key').selectOption('One for each reader')
    await server('Each takes 2 seconds').click()
    await expect(server('Each takes 2 seconds')).toHaveAttribute('aria-pressed', 'true')
    await press(page, 'Show five at once')
    await expect(readers(page)).toContainText(Array.from({ length: 5 }, () => 'in stock'))
    await server('All well').click()
    await expect(server('All well')).toBeDisabled()

    await press(page, 'Forget everything')
    await page.getByLabel('Ask again').selectOption('Every 2 seconds')
    await press(page, 'Show a reader')
    await expect(counts(page)).toContainText('the server answered 4 ×', { timeout: 15_000 })
    await expectTasksSolved(page, PAGE)
  })
})

test('is for everyone: both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, PAGE, async () => {
    await page.getByRole('button', { name: /^(Show five at once|一次顯示五個)$/ }).click()
    await expect(page.getByText(/(the server answered 1 ×|它回答了 1 次)/)).toBeVisible()
    await page.getByText(/^(The same in words|以文字列出)$/).click()
  })
})
