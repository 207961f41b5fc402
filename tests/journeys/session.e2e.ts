import type { Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { expect, test } from '#tests/browser.ts'
import { variants } from '#tests/tier.ts'
import { hold } from './racing/hold.ts'
import { enter, fillSignIn, predictCaptcha, shownCaptcha, signIn } from './sign-in.ts'
import { WORDS } from './sign-in-words.ts'

declare global {
  /** Notes the path of a closed socket or a deleted resource. */
  function noteEnd(path: string): void
  /** The token in storage when this document began. */
  var tokenAtStart: string | null
}

const stored = (page: Page, key: string) => page.evaluate(name => localStorage.getItem(name), key)
const tokenOf = async (page: Page) => (await stored(page, STORED.token)) ?? ''
const message = (page: Page) => page.locator('#login').getByRole('alert')

const statusOf = async (page: Page, token: string) =>
  (await fetch(new URL('/api/sessions/current', page.url()), { headers: { authorization: `Bearer ${token}` } })).status

/**
 * Presses Log out and returns the token that is still stored when the page has answered. The message stays for two seconds
 * only, so the page itself looks for it, from before the press.
 */
async function logOut(page: Page, says = '成功登出 (Signed out)') {
  const said = page.evaluate(
    ([words, key]) =>
      new Promise<string | null>(resolve => {
        const look = () => document.body.textContent?.includes(words) && resolve(localStorage.getItem(key))
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    [says, STORED.token] as const,
  )
  await page.getByRole('button', { name: 'Log out' }).click()
  return said
}

for (const language of variants('en', 'zh')) {
  const words = WORDS[language]
  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale })

    test('S-ROUTE-7: without a session, a page asks to sign in once, and opens afterwards', async ({ page }) => {
      await predictCaptcha(page)
      await page.goto('Page3/page3_04?sort=-user#top')
      await expect(page).toHaveURL(/\/strive\/login$/)
      await expect(message(page)).toHaveText(words.notSignedIn)
      await page.reload()
      await shownCaptcha(page)
      await expect(message(page)).toBeEmpty()
      await fillSignIn(page)
      await expect(page).toHaveURL(/\/strive\/Page3\/page3_04\?sort=-user#top$/)
    })

    test('S-ROUTE-7: with a session, the sign-in screen redirects to page1 with one warning', async ({ page }) => {
      await signIn(page)
      await page.goto('Login')
      await expect(page).toHaveURL(/\/strive\/page1$/)
      await expect(page.getByText(words.alreadySignedIn)).toHaveCount(1)
      await expect(page.locator('#login')).toHaveCount(0)
    })
  })
}

test('S-AUTH-6: logging out revokes the session immediately, clears the tab after two seconds, and Back shows nothing', async ({
  page,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: 'User' }).click()
  const token = await tokenOf(page)
  await page.evaluate(key => localStorage.setItem(key, 'Taipei'), STORED.address)
  const before = Date.now()
  expect(await logOut(page)).toBe(token)
  await expect.poll(() => statusOf(page, token)).toBe(401)
  await expect(page).toHaveURL(/\/strive\/login$/)
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
  for (const key of [STORED.token, STORED.name, STORED.email, STORED.level]) expect(await stored(page, key)).toBeNull()
  expect(await stored(page, STORED.address)).not.toBeNull()
  await page.goBack()
  await expect(page).toHaveURL(/\/strive\/login$/)
  await expect(page.locator('[name=account]')).toBeVisible()
  await expect(page.locator('#main-menu')).toBeHidden()
})

test('S-AUTH-6: what is still being read is given up, so nothing is refused after the session has ended', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, 'page3/page3_01')
  await expect(page.getByRole('rowheader')).not.toHaveCount(0)
  const held = await hold(page, 'GET /api/login-log')
  const asked = page.waitForRequest('**/api/login-log?*')
  await page.locator('#main-menu').getByRole('link', { name: 'Login Log' }).click()
  const reading = await asked
  await held.waiting(1)
  const revoked = page.waitForResponse(reply => reply.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Log out' }).click()
  await revoked
  await expect(page).toHaveURL(/\/strive\/login$/)
  expect(reading.failure()?.errorText).toBe('net::ERR_ABORTED')
})

test.describe('a lost reply to logging out', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET/] })
  test('S-AUTH-6: the tab leaves all the same, and says that the session may stay valid', { tag: '@long' }, async ({
    page,
  }) => {
    await signIn(page)
    await page.route('**/api/sessions/current', async route => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await logOut(page, 'your session may stay valid until it expires')
    await expect(page.getByText('成功登出 (Signed out)')).toHaveCount(0)
    await expect(page.getByText('Sign in again')).toHaveCount(0)
    await expect(page).toHaveURL(/\/strive\/login$/)
  })
})

test('S-AUTH-6: the live connection is closed before the session ends, so its news is not asked about in vain', {
  tag: '@long',
}, async ({ page }) => {
  const ended: string[] = []
  await page.exposeFunction('noteEnd', (path: string) => void ended.push(path))
  await page.addInitScript(() => {
    const { close } = WebSocket.prototype
    WebSocket.prototype.close = function (...given) {
      noteEnd(new URL(this.url).pathname)
      close.apply(this, given)
    }
    const { fetch } = globalThis
    globalThis.fetch = (target, options) => {
      if (options?.method === 'DELETE') noteEnd(String(target))
      return fetch(target, options)
    }
  })
  const live = page.waitForEvent('console', one => one.text().includes('/ws/live open'))
  await signIn(page)
  await live
  await logOut(page)
  expect(ended).toEqual(['/ws/live', '/api/sessions/current'])
})

test.describe('several tabs', () => {
  test('S-AUTH-6: other tabs sign out immediately and say why', async ({ page, context }) => {
    await signIn(page)
    const other = await context.newPage()
    await other.addInitScript(key => {
      globalThis.tokenAtStart = localStorage.getItem(key)
    }, STORED.token)
    const live = other.waitForEvent('console', one => one.text().includes('/ws/live open'))
    await other.goto('page3/page3_01')
    await live
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(other).toHaveURL(/\/strive\/login$/)
    await expect(message(other)).toHaveText('You signed out in another tab.')
    // The tab that signs out clears the shared storage after its own delay.
    expect(await other.evaluate(() => globalThis.tokenAtStart)).not.toBeNull()
    await expect(page).toHaveURL(/\/strive\/login$/)
    await expect(message(page)).toBeEmpty()
    await expect(message(other)).toHaveText('You signed out in another tab.')
    expect(await stored(other, STORED.token)).toBeNull()
  })
})

test('S-AUTH-6: navigating away during sign-out leaves nothing in storage', { tag: '@long' }, async ({ page }) => {
  await signIn(page)
  await logOut(page)
  await page.goto('login')
  expect(await stored(page, STORED.token)).toBeNull()
  expect(await stored(page, STORED.name)).toBeNull()
})
