import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { expect, expectViewsAccessible, hangingOut, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter, signIn } from '#tests/journeys/sign-in.ts'

test.use({ expectedErrors: [/422/] })

// Later stories sign in with the same account.
test.afterEach(async ({ page }, { status }) => {
  if (status === 'skipped') return
  const call = await callerOf(page)
  // The page may still be saving its last change.
  await expect(async () => {
    const { version } = await call<{ version: number }>('GET', '/api/preferences')
    await call('PATCH', '/api/preferences', DEFAULTS, { 'if-match': `"${version}"` })
  }).toPass()
})

const PAGE = 'page6/page6_06'
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check()
const token = (page: Page, name: string) =>
  page.evaluate(one => getComputedStyle(document.documentElement).getPropertyValue(one), `--${name}`)
const accent = (page: Page) => page.getByRole('textbox', { name: 'Accent in the light theme' })
const saved = (page: Page) => expect(page.getByText('Saved for your account.')).toBeVisible()
const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

test('preferences apply at once, in other windows, and on another machine before its first paint', async ({
  page,
  context,
  browser,
}) => {
  needPage('page1')
  await enter(page, PAGE)
  const other = await context.newPage()
  await other.goto('page1')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await choose(page, 'Theme', 'Dark')
  await choose(page, 'Text size', '130%')
  await choose(page, 'Density', 'Compact')
  await choose(page, 'Corners', 'Square')
  await choose(page, 'Motion', 'Off')
  await expect.poll(() => token(page, 'quick')).toBe('0s')
  expect(await token(page, 'radius')).toBe('0px')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px')
  await expect(other.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect.poll(() => token(other, 'quick')).toBe('0s')

  // Another machine: the first frame of the console has them.
  const machine = await browser.newContext({ reducedMotion: 'no-preference', baseURL: new URL('..', page.url()).href })
  const first = await machine.newPage()
  await first.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const root = document.documentElement
      if (document.querySelector('#page-heading') && !document.querySelector('.behind-sign-in'))
        seen.push(`${root.dataset.scheme} ${getComputedStyle(root).getPropertyValue('--radius')}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await signIn(first)
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(() => first.evaluate(() => (window as unknown as { seen: string[] }).seen.length))
    .toBeGreaterThan(3)
  expect(await first.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual(['dark 0px'])
  await first.reload()
  await expect
    .poll(() => first.evaluate(() => (window as unknown as { seen: string[] }).seen.length))
    .toBeGreaterThan(3)
  expect(await first.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual(['dark 0px'])
  await machine.close()

  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByText('All preferences were reset.')).toBeVisible()
  await expect.poll(() => token(page, 'radius')).toBe('8px')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => token(page, 'radius')).toBe('0px')
})

test('an accent below AA is refused with its ratio and the nearest that passes', { tag: '@long' }, async ({ page }) => {
  await enter(page, PAGE)
  await accent(page).fill('#7488f2')
  const ratios = page.getByRole('list', { name: 'Contrast in the light theme' })
  await expect(ratios.getByText('fails')).toHaveCount(4)
  await accent(page).press('Enter')
  const refused = page.getByRole('alert')
  await expect(refused).toContainText(
    /Accent in the light theme: 2\.\d+:1 on “Raised area”, at least 4.5:1 is needed\./,
  )
  // It stands between the two accents.
  const middle = async (one: Locator) => {
    const box = await one.boundingBox()
    return box && box.y + box.height / 2
  }
  const dark = page.getByRole('textbox', { name: 'Accent in the dark theme' })
  const places = [await middle(accent(page)), await middle(refused), await middle(dark)]
  expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)))
  expect(await token(page, 'accent')).toBe('#3546b4')
  await refused.getByRole('button', { name: /^Use #/ }).click()
  await saved(page)
  await expect(refused).toBeHidden()
  await expect(ratios.getByText('passes')).toHaveCount(4)
  await expect.poll(() => token(page, 'accent')).toBe(await accent(page).inputValue())
  // The menu takes a dark shade of it.
  expect(await token(page, 'ink')).not.toBe('#0b1020')
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Theme & Access' })
  await expect(menu).toHaveCSS('background-color', rgbOf(await token(page, 'ink-current')))

  // High contrast needs 7:1, so both accents are refused, and both can be changed at once.
  await page.getByRole('radio', { name: 'High' }).click()
  await expect(refused).toContainText('at least 7:1 is needed')
  await refused.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByRole('group', { name: 'Contrast', exact: true }).getByLabel('High')).toBeChecked()
  await expect.poll(() => token(page, 'text')).toBe('#000000')
})

test('color vision is imitated in the preview or in the whole console', { tag: '@long' }, async ({ page }) => {
  await enter(page, PAGE)
  await page.getByLabel('Color vision').selectOption('Deuteranopia')
  await expect(page).toHaveURL(/vision=deuteranopia/)
  await page.getByLabel('Apply to the whole console').check()
  await expect(page.locator('html')).toHaveCSS('filter', 'url("#vision-deuteranopia")')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('html')).toHaveCSS('filter', 'none')
})

test('a shortcut gets other keys, in its handler, its hints and other windows', { tag: '@long' }, async ({ page }) => {
  await enter(page, `${PAGE}?tab=keyboard`)
  const row = page.getByRole('listitem').filter({ hasText: 'Search and commands' })
  await expect(page.getByText('No clashes', { exact: false })).toBeVisible()
  const take = async (keys: string) => {
    await row.getByRole('button', { name: 'Change the keys' }).click()
    await page.keyboard.press(keys)
  }
  await take('Control+g')
  await expect(row.getByRole('alert')).toContainText('Ctrl G is already used for “Group shapes”.')
  await take('Tab')
  await expect(row.getByRole('button', { name: 'Change the keys' })).toBeVisible()
  await take('F5')
  await expect(row.getByRole('alert')).toContainText('F5 is reserved')
  await take('Control+Alt+p')
  await expect(row).toContainText('Ctrl Alt P')
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await expect(search).toHaveAttribute('title', 'Search (Ctrl Alt P)')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+Alt+p')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  // The texts of other pages name them, too.
  await page.getByRole('navigation').getByRole('link', { name: 'Technique Index' }).click()
  await page.getByRole('button', { name: /^Lesson/ }).click()
  await page.getByRole('tab', { name: 'How' }).click()
  await expect(page.getByText(/The palette \(Ctrl Alt P\) requests/)).toBeVisible()
  await page.getByRole('button', { name: /^Lesson/ }).click()
  await page.goBack()

  await choose(page, 'Single-character shortcuts', 'Off')
  await saved(page)
  const lesson = page.getByRole('complementary', { name: /Lesson/ })
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  await expect(lesson).toBeHidden()
  await choose(page, 'Single-character shortcuts', 'On')
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('?')
    await expect(lesson).toBeVisible({ timeout: 1000 })
  }).toPass()
  await row.getByRole('button', { name: 'Reset the keys' }).click()
  await expect(search).toHaveAttribute('title', 'Search (Ctrl K)')
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page, PAGE)
  await beginTasks(page, 'page6_06')
  await accent(page).fill('#7488f2')
  await page.getByRole('button', { name: 'Use this accent in the light theme' }).click()
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Use #/ })
    .click()
  await saved(page)

  await tab(page, 'Keyboard')
  const row = page.getByRole('listitem').filter({ hasText: 'Open or close the lesson' })
  for (const keys of ['Control+k', 'F8']) {
    await row.getByRole('button', { name: 'Change the keys' }).click()
    await page.keyboard.press(keys)
    if (keys === 'F8') await expect(row).toContainText('F8')
    else await expect(row.getByRole('alert')).toContainText('Search and commands')
  }

  await tab(page, 'Export and import')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Design tokens', exact: true }).click()
  const file = await download
  const tokens = await readFile(await file.path())
  await tab(page, 'Appearance')
  await choose(page, 'Corners', '18 px')
  await expect.poll(() => token(page, 'radius')).toBe('18px')
  await tab(page, 'Export and import')
  const input = page.getByLabel('File of design tokens')
  await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('[]') })
  await expect(page.getByText('other.json is not a JSON file of design tokens.')).toBeVisible()
  await input.setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer: tokens })
  await expect(page.getByText('The design tokens were imported.')).toBeVisible()
  await expect.poll(() => token(page, 'radius')).toBe('8px')
  await input.setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/json', buffer: tokens })
  await expect(page.getByText('These design tokens are already in use.')).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('with large text, the header still names the page, and nothing overflows beside a lesson', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, PAGE)
  await choose(page, 'Text size', '150%')
  await saved(page)
  const current = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current="page"]')
  for (const isLessonOpen of [false, true]) {
    if (isLessonOpen) await page.keyboard.press('?')
    await expect(current).toBeVisible()
    const hidden = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth
    if (!isLessonOpen) expect(await current.evaluate(hidden)).toBe(0)
    for (const box of await page.getByRole('group').all()) expect(await box.evaluate(hidden)).toBe(0)
    expect(await hangingOut(page)).toBe(0)
  }
})

test('every text size and density leaves the page whole on a phone', { tag: '@long' }, async ({ page }) => {
  needPage('page1')
  needPage('page5_01')
  await page.setViewportSize({ width: 375, height: 812 })
  await enter(page, PAGE)
  await choose(page, 'Text size', '150%')
  await choose(page, 'Density', 'Spacious')
  await saved(page)
  for (const path of [PAGE, `${PAGE}?tab=keyboard`, 'page1', 'page5/page5_01']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    expect(await hangingOut(page), path).toBe(0)
  }
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectViewsAccessible(page, PAGE, async ({ width }, look) => {
    const field = page.getByLabel(/^(Accent in the light theme|淺色佈景的主色)$/)
    await field.fill('#7488f2')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await look()
    await page
      .getByRole('tab', { name: width === 1280 ? /^(Keyboard|鍵盤)$/ : /^(Export and import|匯出與匯入)$/ })
      .click()
  })
})
