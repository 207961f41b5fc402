import type { Page } from '@playwright/test'
import { callerAt } from '#scripts/call-api.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTaskSolved, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const ALL = `${PAGE_FOLDERS.length} pages`

test.use({ ownConsole: true })

const lessonOf = (page: Page) => page.getByRole('complementary', { name: /Lesson/ })
const cardOf = (page: Page, title: RegExp) => lessonOf(page).getByRole('button', { name: title })

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

test('finds a page by a status that only its tasks name, says so, and opens the lesson at that task', async ({
  page,
}) => {
  needPage('page1')
  const words: string[] = []
  page.on('request', request => /\/finder-[^/]*\.js/.test(request.url()) && words.push(request.url()))
  await enter(page, 'page1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(words).toEqual([])
  await page.goto('page2?q=412')
  const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Step Wizard' }) })
  await expect(row.getByRole('link', { name: /^Cause a 412 on a draft/ })).toBeVisible()
  await expect(row.locator('mark')).toHaveText('412')
  expect(words).toHaveLength(1)
  await row.getByRole('link', { name: /^Cause a 412 on a draft/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Step Wizard' })).toBeVisible()
  await expect(cardOf(page, /^Cause a 412 on a draft/)).toHaveAttribute('aria-expanded', 'true')
  // A change of the page's own search is no link.
  await page.goto('page3/page3_04#task-export')
  await expect(lessonOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Close lesson' }).click()
  await page.getByRole('searchbox').first().fill('operator')
  await expect(page).toHaveURL(/operator/)
  await expect(lessonOf(page)).toBeHidden()
})

test('forgives a mistake, and finds a sentence of a lesson in the other language', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, 'page2')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('WebScoket')
  await expect(page.getByRole('article').first()).toContainText('Live Channel')
  await expect(page.getByRole('region', { name: 'First steps' })).toBeHidden()
  await search.fill('樂觀更新')
  await expect(page.getByRole('article').first()).toContainText('Grid Edit')
  await expect(page.getByText('移動採用樂觀更新').first()).toBeVisible()
})

test('six paths say how long they take and what they build on; one that is begun continues', async ({ page }) => {
  await enter(page, 'page2')
  const path = (name: string) => page.getByRole('region', { name, exact: true })
  for (const [name, text] of [
    ['First steps', '2 h 10 min · Easy'],
    ['Forms that survive', 'Intermediate · Builds on First steps'],
    ['Lists at any size', '0/9 pages'],
    ['Time and language', 'Begin: Login Log'],
    ['Maps and places', 'Builds on Lists at any size'],
    ['Failure and realtime', 'Hard · Builds on First steps and Forms that survive'],
  ] as const)
    await expect(path(name)).toContainText(text)
  await path('Maps and places').getByText('0/5 pages').click()
  await expect(path('Maps and places').getByRole('listitem')).toHaveCount(5)
  const call = await callerOf(page)
  for (const text of ['Pikachu', '皮卡丘', '%']) await call('GET', `/api/search?text=${encodeURIComponent(text)}`)
  await expectTaskSolved(page, 'page2', 'wildcard')
  await expect(path('First steps').getByRole('link', { name: 'Continue: Technique Index' })).toBeVisible()
  await page.getByRole('link', { name: /^Where you were: Send three different searches/ }).click()
  await expect(cardOf(page, /^Send three different searches/)).toHaveAttribute('aria-expanded', 'true')
})

test('a task that was solved a week ago is worth repeating: a day passes in the own sandbox, and only new requests count', async ({
  page,
}) => {
  await enter(page, 'page2')
  const call = await workInOwnSandbox(page)
  await call('GET', '/api/search?text=%25')
  await expectTaskSolved(page, 'page2', 'wildcard')
  const faded = page.getByRole('region', { name: 'Worth repeating' })
  await page.reload()
  await expect(page.getByText(/^1 of \d+ tasks solved/)).toBeVisible()
  await expect(faded).toBeHidden()
  const now = Date.now()
  await page.clock.setFixedTime(now + 7 * 86_400_000 + 60_000)
  await page.reload()
  await expect(faded).toContainText('a day passes in “of a test”')
  await expect(faded).toContainText('Technique Index, solved 7 days ago')
  await expect(page.getByTitle('1 task worth repeating')).toBeVisible()
  await expect(page.getByText(/^1 of \d+ tasks solved/)).toBeVisible()

  const passed = page.waitForResponse(reply => reply.url().endsWith('/api/shop/days'))
  await faded.getByRole('button', { name: /^Repeat “Show that a percent sign/ }).click()
  expect((await passed).status()).toBe(200)
  await expect(cardOf(page, /^Show that a percent sign/)).toHaveAttribute('aria-expanded', 'true')
  await expect(cardOf(page, /^Show that a percent sign/)).toContainText('Open')
  // It stays solved while it is repeated.
  await expect(page.getByText(/^1 of \d+ tasks solved/)).toBeVisible()
  await expect(faded.getByRole('link', { name: /^Continue with “Show that a percent sign/ })).toBeVisible()

  await call('GET', '/api/search?text=%25')
  await expect(page.getByText(/^Task solved: Show that a percent sign/)).toBeVisible()
  await page.clock.setFixedTime(now + 60_000)
  await page.reload()
  await expect(page.getByText(/^1 of \d+ tasks solved/)).toBeVisible()
  await expect(faded).toBeHidden()
})

test('in main, which all share, a repeat changes no data, and the page says so', { tag: '@long' }, async ({ page }) => {
  await enter(page, 'page2')
  const call = await callerOf(page)
  await call('GET', '/api/search?text=%25')
  await expectTaskSolved(page, 'page2', 'wildcard')
  await page.clock.setFixedTime(Date.now() + 8 * 86_400_000)
  await page.reload()
  const faded = page.getByRole('region', { name: 'Worth repeating' })
  await expect(faded).toContainText('because everyone shares “main”')
  const sent: string[] = []
  page.on('request', request => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await faded.getByRole('button', { name: 'Repeat' }).click()
  await expect(faded.getByRole('link', { name: /^Continue with/ })).toBeVisible()
  expect(sent.filter(path => /^\/api\/(lessons|shop)/.test(path))).toEqual(['/api/lessons/page2/tasks/wildcard/proof'])
})

test('shows what the judge says about the operator’s own version of a page, which its lesson invites to write', {
  tag: '@long',
}, async ({ page, running }) => {
  needPage('page3_01')
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

test('filters by group and progress, in one line, by keyboard, and keeps them in the URL', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, 'page2')
  const count = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect(count(ALL)).toBeVisible()
  const [group, progress] = [page.getByLabel('Group'), page.getByLabel('Tasks', { exact: true })]
  await page.getByRole('searchbox', { name: 'Search' }).focus()
  await page.keyboard.press('Tab')
  await expect(group).toBeFocused()
  await page.keyboard.type('Maps')
  await expect(count('5 pages')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Where do you want to begin?', 'Maps'])
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
  // What one types while its code is loading is neither lost nor a shortcut of the page.
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/palette-[^/]+\.js$/, async route => {
    await code.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  for (const key of ['/', 'Backspace', ...'Pikachu']) await page.keyboard.press(key)
  await expect(box).toHaveCount(0)
  code.resolve()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('Pikachu')
  await expect(page.getByRole('option', { name: /Pikachu/ }).first()).toBeVisible()
  await box.fill('皮卡丘')
  await expect(page.getByRole('option', { name: /Pikachu/ }).first()).toBeVisible()
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
  await expect(page.getByText(/這一頁會帶走 \d+ 個檔案、\d\d,\d+ 行程式碼/)).toBeVisible()
})

test('the palette shows pages and tasks before records, and lessons last; a task opens with its page', {
  tag: '@long',
}, async ({ page }) => {
  needPage('page1')
  await enter(page, 'page1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Search and commands' })
  const palette = page.getByRole('dialog')
  const option = (group: string) => palette.getByRole('group', { name: group }).getByRole('option')
  await box.fill('conflict')
  await expect(option('Pages').first()).toContainText('Offline & Conflict')
  await expect(option('In lessons').first()).toBeVisible()
  await box.fill('wildcard')
  await expect(option('Tasks')).toHaveText([/Show that a percent sign is not a wildcard.*Technique Index/])
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Technique Index' })).toBeVisible()
  await expect(cardOf(page, /^Show that a percent sign/)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Control+k')
  await expect(option('Recent').first()).toContainText('Show that a percent sign')

  await box.fill('lin')
  await expect(option('Records').first()).toContainText(/^[\w-]+ Lin/)
  await expect(palette.getByRole('group').last()).toHaveAccessibleName('In lessons')
  await box.fill('Pikachu')
  await expect(option('Records').first()).toContainText('Pikachu')
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
  for (const text of ['Pikachu', '皮卡丘', '%']) await search(text)
  // Each text must follow within two seconds. On a busy machine, one may need another word.
  const words = ['Charizard', 'Bulbasaur', 'Squirtle', 'Butterfree', 'Nidoqueen', 'Wigglytuff'].values()
  await expect(async () => {
    const word = words.next().value ?? ''
    for (const length of [4, 5, 6]) await search(word.slice(0, length))
    await expectTaskSolved(page, 'page2', 'typing', { timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expectTasksSolved(page, 'page2')
})

test('punctuation finds exact matches or nothing, in the index and in the palette', { tag: '@long' }, async ({
  page,
}) => {
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
