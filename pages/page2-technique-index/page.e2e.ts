import { callerAt } from '#scripts/call-api.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const ALL = `${PAGE_FOLDERS.length} pages`

test.use({ ownConsole: true })

test('finds a page by its technique in either language, keeps the search in the URL, and starts a task', async ({
  page,
}) => {
  await enter(page, 'page2')
  await expect(page.getByRole('status').filter({ hasText: ALL })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('衝突')
  await expect(page.getByRole('link', { name: 'My Profile' }).last()).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('searchbox', { name: 'Search' }).fill('xyzzy')
  await page.getByRole('button', { name: 'Show all pages' }).click()
  await expect(page.getByRole('status').filter({ hasText: ALL })).toBeVisible()

  await expect(page.getByText(/^0 of \d+ tasks solved/)).toBeVisible()
  await page.getByRole('link', { name: 'Begin: Data Table' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Table' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: /Lesson/ }).getByRole('tab', { name: /Tasks/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('shows what the judge says about the operator’s own version of a page, which its lesson invites to write', {
  tag: '@long',
}, async ({ page, running }) => {
  await enter(page)
  const call = await callerOf(page)
  const key = { name: 'My members', scope: 'write', origins: ['http://localhost:5173'] }
  const { token } = await call<{ token: string }>('POST', '/api/keys', key)
  await callerAt(running.url, token)('GET', '/api/members')
  await call('PUT', '/api/lessons/page3_01/kata', { met: ['list'], tookMs: 60_000 })
  await page.goto('page2?q=Members')
  await page.getByText('Judge: 1 of 8').click()
  await expect(page.getByText(/as reported by the judge on .* 1 of 8 requirements met/)).toBeVisible()
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  const invitation = lesson.getByRole('region', { name: 'Write it yourself' })
  await page.goto('page3/page3_01')
  await page.locator('#lesson-button').click()
  await lesson.getByRole('tab', { name: 'Tasks' }).click()
  await expect(invitation).toContainText('npm run kata -- page3_01 --template vue')
  await expect(invitation).toContainText('1 of 8 requirements met')
  await expect(invitation).toContainText('npm run kata -- page3_01 --mistake list')
  // A page without a kata.
  await page.getByRole('button', { name: 'People & Access' }).click()
  await page.getByRole('link', { name: 'Roles' }).click()
  await expect(lesson.getByRole('heading', { name: /Roles/ })).toBeVisible()
  await expect(lesson.getByRole('article').first()).toBeVisible()
  await expect(invitation).toBeHidden()
})

test('filters by group and progress, in one line, by keyboard, and keeps them in the URL', async ({ page }) => {
  await enter(page, 'page2')
  const count = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect(count(ALL)).toBeVisible()
  const [group, progress] = [page.getByLabel('Group'), page.getByLabel('Tasks', { exact: true })]
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  await expect(group).toBeFocused()
  await page.keyboard.type('Maps')
  await expect(count('5 pages')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Where would you like to begin?', 'Maps'])
  await page.reload()
  await expect(group).toHaveValue('page7')
  await progress.selectOption('Not started')
  await expect(count('5 pages')).toBeVisible()
  await progress.selectOption('All solved')
  await expect(page.getByRole('heading', { name: 'No pages match' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all pages' }).press('Enter')
  await expect(count(ALL)).toBeVisible()
  await group.selectOption('Start')
  await expect(count('2 pages')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).press('Enter')
  await expect(count(ALL)).toBeVisible()
  // Dense: a row is one or two lines.
  const heights = await page.locator('#content article').evaluateAll(rows => rows.map(row => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(64)
})

test('the palette finds pages and records, runs actions, and remembers them; its searches prove a task', async ({
  page,
}) => {
  await enter(page, 'page2')
  await expect(page.getByText(/tasks solved/)).toBeVisible()
  const box = page.getByRole('combobox', { name: 'Search and commands' })
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await box.fill('Pikachu')
  await expect(page.getByRole('option', { name: /Pikachu/ })).toBeVisible()
  await box.fill('皮卡丘')
  await expect(page.getByRole('option', { name: /Pikachu/ })).toBeVisible()
  await expect(page.getByText(/^Task solved: Find the same Pokémon/)).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Pikachu/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: /Pikachu/ })).toBeVisible()
  await box.fill('切換為中文')
  await box.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('page2')
  await page.getByLabel('練習', { exact: true }).selectOption('進行中')
  await expect(page.getByRole('status').filter({ hasText: '1 個頁面' })).toBeVisible()
  // If the searches are typed fast enough, they also solve another task.
  await page.locator('summary', { hasText: /完成 [12]／3/ }).click()
  await expect(page.getByRole('link', { name: /GET \/api\/search.* → 200/ }).first()).toBeVisible()
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page, 'page2')
  await beginTasks(page, 'page2')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const box = page.getByRole('combobox', { name: 'Search and commands' })
  const search = async (text: string) => {
    const answered = page.waitForResponse(reply => new URL(reply.url()).searchParams.get('text') === text)
    await box.fill(text)
    await answered
  }
  for (const text of ['Pika', 'Pikac', 'Pikachu', '皮卡丘', '%']) await search(text)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectTasksSolved(page, 'page2')
})

test('punctuation finds exact matches or nothing, in the index and in the palette', async ({ page }) => {
  await enter(page, 'page2')
  const search = page.getByRole('searchbox', { name: 'Search' })
  for (const text of ['%', '_%', '!!!']) {
    await search.fill(text)
    await expect(page.getByRole('heading', { name: 'No pages match' })).toBeVisible()
  }
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search and commands' })
  for (const text of ['%', '!!!']) {
    await box.fill(text)
    await expect(page.getByText('No results. Try a different search.')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
  }
})

test('is accessible in both languages, themes and widths, with the palette open', async ({ page }) => {
  await enter(page)
  await expectViewsAccessible(page, 'page2', async ({ width }) => {
    await expect(page.locator('#content summary').first()).toBeVisible()
    if (width === 375) await page.locator('#content summary').first().click()
    else await page.keyboard.press('Control+k')
    if (width === 1280) await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  })
})
