import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { callerAt, passwordOf } from '#scripts/call-api.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { type Difference, differenceOf } from './difference.ts'

/** How each page is looked at. A bit higher than a window, so that more of the page is in the picture. */
export const VIEWS = [
  { name: '1280 light en', width: 1280, scheme: 'light', language: 'en' },
  { name: '375 dark zh', width: 375, scheme: 'dark', language: 'zh' },
] as const
export type View = { name: string; width: number; scheme: 'light' | 'dark'; language: 'en' | 'zh' }
const HEIGHT = 1200
/** Maps take half a minute on a busy machine that draws them without a GPU. */
const PATIENCE_MS = 120_000
/** How often a page that differs is looked at before it has moved. */
const MAX_ROUNDS = 3

/** The paths of all pages: `page1`, `page3/page3_01`. */
export const PATHS = PAGE_FOLDERS.map(folder => folder.replace(/^pages\//, '').replace(/-[^/]*$/, ''))

/** Times and durations of requests are never the same twice, and columns are as wide as they need, so this log has no rows. */
const WITHOUT_CHANCE: Record<string, string> = { 'page8/page8_04': 'page8/page8_04?status=5xx' }

/** It has an event stream, so its network is never idle. */
const LIVE = 'page7/page7_05'

/** A context that is signed in and shows this view. `at` is the console’s address in this browser, if it has another. */
export async function openView(
  browser: Browser,
  url: string,
  { width, scheme, language }: View,
  { at = url, ...options }: { at?: string } & BrowserContextOptions = {},
): Promise<BrowserContext> {
  const account = 'operator'
  const signIn = () =>
    callerAt(url, null)<{ token: string }>('POST', '/api/sessions', { account, password: passwordOf(account) })
  // With the first session, an account is asked where to begin.
  await signIn()
  const { token } = await signIn()
  const context = await browser.newContext({
    baseURL: `${at}/strive/`,
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addCookies([{ name: 'strive-theme', value: scheme, url: at }])
  await context.addInitScript(kept => Object.assign(localStorage, kept), {
    'lege-react-management-token': token,
    'User.name': account,
    'User.email': `${account}@strive.example`,
    language,
  })
  await context.addInitScript(drawTheSameLots)
  return context
}

/** Each document draws the same random numbers, so that a verification code and its noise look the same every time. */
function drawTheSameLots() {
  let seed = 1
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = array =>
    array instanceof Uint8Array && array.length === 1 ? array.fill(Math.floor(Math.random() * 256)) : draw(array)
}

/** A picture of what the page shows when nothing moves any more. */
async function picture(page: Page, shiftPx: number): Promise<Buffer> {
  if (shiftPx > 0)
    await page.locator('#content').evaluate((content, px) => {
      content.style.translate = `${px}px ${px}px`
    }, shiftPx)
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await take()
  for (let tries = 0; tries < 5; tries++) {
    const next = await take()
    if (next.equals(last)) break
    last = next
  }
  return last
}

async function open(page: Page, path: string): Promise<void> {
  const errors: Error[] = []
  const note = (error: Error) => errors.push(error)
  page.on('pageerror', note)
  await page.goto(WITHOUT_CHANCE[path] ?? path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (path !== LIVE) await page.waitForLoadState('networkidle')
  // Rows have come, and maps are drawn.
  await page.waitForFunction(() => !document.querySelector('#content :is([data-skeleton], [aria-busy=true])'))
  await page.evaluate(() => document.fonts.ready)
  page.off('pageerror', note)
  // What a broken page shows is not how it looks.
  for (const error of errors) throw error
}

export type Side = { page: Page; shiftPx?: number }

/**
 * What has moved on a page between two consoles, which are looked at in turn, so that both show the same minute. Pictures
 * that differ are taken again, and what differs among those of one side doesn't count.
 */
export async function compareLooks(earlier: Side, later: Side, path: string) {
  const sides = [earlier, later]
  const pictures: Buffer[][] = [[], []]
  let difference: Difference | null = null
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const [index, { page, shiftPx = 0 }] of sides.entries()) {
      await open(page, path)
      pictures[index]?.push(await picture(page, shiftPx))
    }
    const [before = [], after = []] = pictures
    if (before.at(-1)?.equals(after.at(-1) ?? Buffer.alloc(0))) return { difference: null, before, after }
    difference = await differenceOf(later.page, before, after)
    if (!difference) break
  }
  const [before = [], after = []] = pictures
  return { difference, before, after }
}
