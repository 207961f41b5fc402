import type { Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '#scripts/browser.ts'
import { expect, test } from '#tests/browser.ts'
import { signIn } from './sign-in.ts'

const executablePath = findBrowser()

// Playwright turns the back/forward cache off, but operators have it on.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const OPERATOR = 'operator@strive.example'

/** Watches for documents of this page that show the operator's text, even for a moment. */
async function watchFor(page: Page, text: string): Promise<{ seen: string[]; begin: () => Promise<unknown> }> {
  const seen: string[] = []
  await page.exposeFunction('reportSeen', (where: string) => seen.push(where))
  const watch = (secret: string) => {
    const { reportSeen } = globalThis as unknown as { reportSeen: (where: string) => void }
    const look = () => {
      const { innerText = '' } = document.body ?? {}
      const typed = [...document.querySelectorAll('input')].map(({ value }) => value)
      if ([innerText, ...typed].some(one => one.includes(secret))) reportSeen(location.href)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    addEventListener('pageshow', look)
  }
  return { seen, begin: () => page.addInitScript(watch, text) }
}

async function openProfile(page: Page) {
  await signIn(page)
  await page.goto('page3/page3_02')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(OPERATOR)
}

const expectSignInScreen = async (page: Page) => {
  await expect(page).toHaveURL(/\/strive\/login$/)
  await expect(page.locator('[name=account]')).toBeVisible()
  await expect(page.locator('[name=account]')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden()
  expect(await page.content()).not.toContain(OPERATOR)
}

test('S-AUTH-6: after signing out, every step back ends at the sign-in screen and never shows private data', async ({
  page,
}) => {
  await openProfile(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/strive\/login$/)
  const { seen, begin } = await watchFor(page, OPERATOR)
  await begin()
  await page.goto('about:blank')
  for (let step = 0; step < 3; step++) {
    await page.goBack()
    await expectSignInScreen(page)
  }
  expect(seen).toEqual([])
})

test('S-AUTH-6: going back to a document from before another tab signed out shows no private data', {
  tag: '@long',
}, async ({ page, context }) => {
  await openProfile(page)
  await page.goto('about:blank')
  const other = await context.newPage()
  await other.goto('page1')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL(/\/strive\/login$/)
  const { seen, begin } = await watchFor(page, OPERATOR)
  await begin()
  await page.goBack()
  await expectSignInScreen(page)
  expect(seen).toEqual([])
})

test('S-AUTH-6: a browser that restores the document from its cache shows the sign-in screen, too', {
  tag: '@long',
}, async ({ page }) => {
  await openProfile(page)
  // Simulates other browsers, which cache `no-store` documents, unlike Chromium. The document is restored without any
  // event of the sign-out.
  await page.evaluate(() => {
    const pass = (type: string) => dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
    pass('pagehide')
    for (const key of Object.keys(localStorage)) if (key !== 'language') localStorage.removeItem(key)
    pass('pageshow')
  })
  await expectSignInScreen(page)
})
