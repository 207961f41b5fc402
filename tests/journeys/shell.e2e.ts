import type { Page } from '@playwright/test'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { expect, findAxeViolations, hangingOut, test } from '#tests/browser.ts'
import { isLong, variants } from '#tests/tier.ts'
import { callerOf } from './own-sandbox.ts'
import { enter, signIn } from './sign-in.ts'

const WIDE = { width: 1280, height: 800 }
const SMALL = { width: 375, height: 740 }

const menu = (page: Page) => page.locator('#main-menu')
const group = (page: Page, name: string) => menu(page).getByRole('button', { name })
const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE })

  test('S-SHELL-1 S-SHELL-2: the menu marks the current page and opens its group, also after a reload', async ({
    page,
  }) => {
    await enter(page, 'page8/page8_01/anything')
    await expect(menu(page).getByRole('link', { name: 'API Practice' })).toHaveAttribute('aria-current', 'page')
    await expect(group(page, 'API & Realtime Lab')).toHaveAttribute('aria-expanded', 'true')
    await group(page, 'Maps').click()
    await expect(group(page, 'API & Realtime Lab')).toHaveAttribute('aria-expanded', 'false')
    await menu(page).getByRole('link', { name: 'Marker Map' }).click()
    await expect(heading(page, /Marker Map/)).toBeFocused()
    await expect(page).toHaveTitle('Marker Map › Strive Console')
    await page.reload()
    await expect(group(page, 'Maps')).toHaveAttribute('aria-expanded', 'true')
  })

  test('S-SHELL-3: the menu collapses to 80 px, with flyouts that name their group', async ({ page }) => {
    await enter(page, 'page1')
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(80)
    await group(page, 'Maps').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).getByText('Maps').last()).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(menu(page).getByRole('link', { name: 'Marker Map' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(group(page, 'Maps')).toBeFocused()
    await expect(menu(page).getByRole('link', { name: 'Marker Map' })).toBeHidden()
    await page.reload()
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(80)
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await expect.poll(async () => (await menu(page).boundingBox())?.width).toBe(212)
  })

  test('S-SHELL-4: the breadcrumb links to the home page and the operator’s profile', async ({ page }) => {
    await enter(page, 'page1')
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/strive/page1')
    await expect(breadcrumb.getByRole('link', { name: 'User' })).toHaveAttribute('href', '/strive/page3/page3_02')
    await expect(breadcrumb.locator('[aria-current=page]')).toHaveText('Today')
  })

  test('the header’s search finds pages, records, endpoints and settings', { tag: '@long' }, async ({ page }) => {
    await enter(page, 'page1')
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    const find = async (text: string, name: string | RegExp) => {
      await search.click()
      await page.getByRole('dialog').getByRole('combobox').fill(text)
      await page.getByRole('option', { name }).first().click()
    }
    await find('dark', 'Use the dark theme')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await find('theme', 'Use the system theme')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
    await find('listMembers', /GET \/api\/members/)
    await expect(page).toHaveURL(/page8_01\/members\/listMembers$/)
    await find('#1200', /#1200 · /)
    await expect(page).toHaveURL(/page5_01\?search=1200$/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await find('sign out', 'Log out')
    await expect(page).toHaveURL(/\/login/)
  })

  test('S-ROUTE-1 S-ROUTE-2 S-ROUTE-3: every URL leads to a page', async ({ page }) => {
    await enter(page, '/')
    await expect(page).toHaveURL(/\/strive\/page1$/)
    await page.goto('no/such/place')
    await expect(page).toHaveURL(/\/strive\/page1$/)
    await page.goto('Page3/Page3_01')
    await expect(heading(page, /Members/)).toBeVisible()
  })

  test('S-ROUTE-4: Back and Forward move through sub-paths, and a reload stays on them', async ({ page }) => {
    await enter(page, 'page8/page8_05/17')
    await page.goto('page8/page8_05/17/log')
    await page.goBack()
    await expect(page).toHaveURL(/page8_05\/17$/)
    await page.goForward()
    await expect(page).toHaveURL(/page8_05\/17\/log$/)
    await page.reload()
    await expect(page).toHaveURL(/page8_05\/17\/log$/)
    await expect(heading(page, /Jobs/)).toBeVisible()
  })

  test('S-ROUTE-5: a page whose code is loading shows Loading...', async ({ page }) => {
    await enter(page, 'page1')
    let release = () => {}
    const isReleased = new Promise<void>(resolve => {
      release = resolve
    })
    // Practice faults affect only endpoints, so the test intercepts requests for code.
    await page.route(/\/assets\/page-[^/]+\.js$/, async route => {
      await isReleased
      await route.continue()
    })
    await page.goto('page3/page3_01', { waitUntil: 'commit' })
    await expect(page.locator('#content').getByText('Loading...')).toBeVisible()
    // Navigating to another page in the meantime works and moves the focus there.
    await menu(page).getByRole('link', { name: 'Roles' }).click()
    release()
    await expect(heading(page, /Roles/)).toBeFocused()
  })

  test.describe('a page that fails', () => {
    test.use({ expectedErrors: [/broken on purpose/] })

    test('S-ROUTE-6: keeps the menu and header, and can be retried', async ({ page }) => {
      await enter(page, 'page1')
      await page.addInitScript(() => {
        Object.assign(globalThis, { isBroken: true })
      })
      const body = `export default () => { if (globalThis.isBroken) throw new Error('broken on purpose'); return 'It works.' }`
      await page.route(/\/assets\/page-[^/]+\.js$/, route => route.fulfill({ contentType: 'text/javascript', body }))
      await page.goto('page3/page3_01')
      await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
      await expect(menu(page).getByRole('link', { name: 'Roles' })).toBeVisible()
      await page.evaluate(() => Object.assign(globalThis, { isBroken: false }))
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('It works.')).toBeVisible()
    })
  })

  test.describe('a page whose code is gone', () => {
    test.use({ expectedErrors: [/404|ERR_FAILED|dynamically imported module/] })

    test('S-ROUTE-6: reloads once, then shows an error and sends no more requests until retried', async ({ page }) => {
      await enter(page, 'page1')
      let isGone = true
      let asked = 0
      let documents = 0
      page.on('domcontentloaded', () => documents++)
      await page.route(/\/assets\/page-[^/]+\.js/, route => {
        asked++
        return isGone ? route.fulfill({ status: 404 }) : route.continue()
      })
      await page.goto('page3/page3_01')
      // The first document may show the heading briefly, too.
      await expect.poll(() => documents).toBe(2)
      await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
      // Prefetching may request each page's code once more. Then there are no further requests.
      await page.waitForLoadState('networkidle')
      expect(asked).toBeLessThan(2 * 2 + PAGE_FOLDERS.length * 2)
      const before = asked
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => asked).toBe(before + 1)
      await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
      isGone = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(heading(page, /Members/)).toBeVisible()
      expect(documents).toBe(2)
    })

    test('S-ROUTE-6: a module that failed to load during an outage loads when the server is back', {
      tag: '@long',
    }, async ({ page }) => {
      await enter(page, 'page1')
      let isGone = true
      await page.route('**/healthz', route => (isGone ? route.abort() : route.continue()))
      await page.route(/\/assets\/needed\.js/, route =>
        isGone ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      const body = `import './needed.js'; export default () => 'It works.'`
      await page.route(/\/assets\/page-[^/]+\.js/, route => route.fulfill({ contentType: 'text/javascript', body }))
      await page.goto('page3/page3_01')
      await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
      isGone = false
      // The browser caches the failed import of a module, even if the URL of the page's own module changes.
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('It works.')).toBeVisible()
    })
  })

  test('S-I18N-1 S-I18N-2: the selected language is kept and applies everywhere', async ({ page }) => {
    await enter(page, 'page3/page3_01')
    await page.getByRole('button', { name: '中文' }).click()
    await expect(heading(page, /成員名冊/)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW')
    await expect(page).toHaveTitle('成員名冊 › Strive 主控台')
    await expect(page.getByRole('navigation', { name: '主選單' }).getByRole('button', { name: '地圖' })).toBeVisible()
    expect(await stored(page, 'language')).toBe('zh')
    await page.reload()
    await expect(heading(page, /成員名冊/)).toBeVisible()
    await page.goto('page3/page3_01?lng=en')
    await expect(heading(page, /Members/)).toBeVisible()
    // A language in the URL is selected permanently.
    expect(await stored(page, 'language')).toBe('en')
    await page.getByRole('button', { name: '中文' }).click()
    expect(await stored(page, 'language')).toBe('zh')
  })

  test('S-STATE-4: invalid values in local storage never break the console', async ({ page }) => {
    await enter(page, 'page1')
    await page.evaluate(() => {
      localStorage.setItem('markers', '{"broken')
      localStorage.setItem('language', 'xx')
      localStorage.setItem('User.level', 'emperor')
    })
    await page.reload()
    await expect(heading(page, /Today/)).toBeVisible()
  })

  test('the theme is kept, in this browser and for the account', { tag: '@long' }, async ({ page, context }) => {
    await enter(page, 'page1')
    const theme = page.getByRole('button', { name: /^Theme/ })
    const choose = async (scheme: string) => {
      while (!(await theme.getByText(scheme).count())) await theme.click()
      const call = await callerOf(page)
      const saved = { dark: 'dark', system: 'auto' }[scheme]
      await expect.poll(async () => (await call<{ scheme: string }>('GET', '/api/preferences')).scheme).toBe(saved)
    }
    await choose('dark')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await context.clearCookies()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await choose('system')
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: SMALL })

  test('S-SHELL-3: the menu has no width until its button opens it, traps the focus, and closes in three ways', async ({
    page,
  }) => {
    await enter(page, 'page1')
    const frame = menu(page).locator('..')
    const open = page.getByRole('button', { name: 'Open menu' })
    expect((await frame.boundingBox())?.width ?? 0).toBe(0)
    const place = await open.boundingBox()
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(SMALL.width - 40)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(SMALL.height - 40)

    await open.click()
    await expect(menu(page).getByRole('link', { name: 'Today' })).toBeFocused()
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press('Tab')
      expect(await frame.evaluate(element => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(open).toBeFocused()

    await open.click()
    await page.mouse.click(SMALL.width - 20, 200)
    await expect(menu(page)).toBeHidden()

    await open.click()
    await menu(page).getByRole('link', { name: 'Technique Index' }).click()
    await expect(menu(page)).toBeHidden()
    await expect(heading(page, 'Technique Index')).toBeFocused()
  })

  test('S-SHELL-4 S-SHELL-5: breadcrumb without User, back to top after 120 px, the footer', async ({ page }) => {
    await enter(page, 'page3/page3_02')
    await expect(page.getByRole('link', { name: 'User' })).toBeHidden()
    const current = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('My Profile')
    await expect(current).toBeInViewport({ ratio: 1 })
    expect(await current.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expect(page.getByRole('contentinfo')).toHaveText(/Studio.*2023/)
    const toTop = page.getByRole('button', { name: 'Back to top' })
    await expect(page.getByLabel('E-mail')).toBeVisible()
    const sheet = page.locator('#sheet')
    await sheet.evaluate(element => element.scrollTo(0, 120))
    await expect(toTop).toBeHidden()
    await sheet.evaluate(element => element.scrollTo(0, 121))
    await toTop.click()
    await expect.poll(() => sheet.evaluate(element => element.scrollTop)).toBe(0)
    await expect(toTop).toBeHidden()
  })
})

for (const viewport of variants(WIDE, SMALL))
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport })

    test('the menu shows the sandbox and the header the account, with a fork in one click and links to their pages', {
      tag: '@long',
    }, async ({ page }) => {
      await enter(page, 'page3/page3_01')
      if (viewport === SMALL) await page.getByRole('button', { name: 'Open menu' }).click()
      const sandbox = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Sandbox: ' })
      await expect(sandbox).toHaveAccessibleName('Sandbox: main')
      await sandbox.click()
      const list = page.getByRole('dialog', { name: 'Sandbox: ' })
      await expect(list.getByRole('button', { name: 'main', exact: true })).toHaveAttribute('aria-current', 'true')
      expect(await findAxeViolations(page)).toEqual([])
      await list.getByRole('button', { name: 'Fork main' }).click()
      await expect(page.getByText(/You are now working in main copy/)).toBeVisible()
      await expect(sandbox).toHaveAccessibleName(/Sandbox: main copy/)
      await expect(list).toBeHidden()
      // Switches back to the shared sandbox, which other stories expect.
      await sandbox.click()
      await list.getByRole('button', { name: 'main', exact: true }).click()
      await expect(sandbox).toHaveAccessibleName('Sandbox: main')

      // On a small screen, the account is in the menu, too.
      const place = viewport === SMALL ? page.getByRole('navigation', { name: 'Main menu' }) : page.getByRole('banner')
      await place.getByRole('button', { name: 'Account: operator' }).click()
      const account = page.getByRole('dialog', { name: 'Account: operator' })
      await expect(account).toContainText('operator@strive.example')
      await expect(account).toContainText('normal')
      await expect(account.getByRole('button', { name: /^Theme/ })).toHaveCount(viewport === SMALL ? 1 : 0)
      expect(await findAxeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(account).toBeHidden()
      await place.getByRole('button', { name: 'Account: operator' }).click()
      await account.getByRole('link', { name: 'Sessions' }).click()
      await expect(heading(page, 'Sessions')).toBeFocused()
      await expect(account).toBeHidden()
    })

    test('a toast does not cover the header’s buttons', { tag: '@long' }, async ({ page }) => {
      await signIn(page)
      const toast = page.getByText('Login successful!')
      await expect(toast).toBeVisible()
      const header = await page.getByRole('banner').boundingBox()
      expect((await toast.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      // The empty container of toasts does not cover the page either.
      await page.getByRole('button', { name: 'Log out' }).click({ trial: true })
      const corner = await page.evaluate(
        height => document.elementFromPoint(innerWidth / 2, height - 40)?.closest('.shell, body > div')?.id,
        viewport.height,
      )
      expect(corner).toBe('root')
    })
  })

const LOOKS = [
  [WIDE, 'en', 'light'],
  [SMALL, 'en', 'dark'],
  [WIDE, 'zh', 'dark'],
  [SMALL, 'zh', 'light'],
] as const
// Each pair of width, language and colors, in half of all combinations.
for (const [viewport, language, colorScheme] of isLong ? LOOKS : LOOKS.slice(0, 2))
  test.describe(`${viewport.width} px, ${language}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('the shell is accessible and does not overflow horizontally', async ({ page }) => {
      await enter(page, `page3/page3_01?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      expect(await hangingOut(page)).toBe(0)
      if (viewport === SMALL) {
        await page.locator('button[aria-controls=main-menu]').click()
        expect(await findAxeViolations(page)).toEqual([])
      }
    })
  })

test('axe finds a known violation', async ({ page }) => {
  await page.goto('login')
  await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: 'data:,' })))
  expect(await findAxeViolations(page)).toContainEqual(expect.stringMatching(/^image-alt: /))
})
