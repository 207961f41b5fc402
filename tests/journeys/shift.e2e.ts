import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { SPREAD } from '#resources/spreads/samples.ts'
import { expect, hangingOut, nextFrame, test } from '#tests/browser.ts'
import { isLong } from '#tests/tier.ts'
import { callerOf } from './own-sandbox.ts'
import { hold } from './racing/hold.ts'
import { signIn } from './sign-in.ts'

const PAGES = [
  { path: 'page1', last: (page: Page) => page.getByRole('list', { name: 'Sales by week' }) },
  { path: 'page3/page3_02', last: (page: Page) => page.getByLabel('Confirm new password') },
  { path: 'page3/page3_04', last: (page: Page) => page.getByRole('rowheader').first() },
] as const

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
/** Deep links: a page of another group, and its sub-paths. */
const PLACES = [
  { path: 'page5/page5_06', last: (page: Page) => page.getByRole('rowheader').first() },
  { path: 'page5/page5_06/128', last: heading('Garchomp') },
  { path: 'page5/page5_06/223', last: (page: Page) => page.getByText('Paldean Tauros (Aqua Breed)') },
  { path: 'page5/page5_06/223/tauros-paldea-aqua-breed', last: heading('Aqua Breed') },
  {
    path: 'page5/page5_06/plan',
    last: (page: Page) => page.getByRole('rowheader').first(),
  },
  { path: 'page5/page5_06/plan/new?pokemonId=445', last: heading('New plan') },
] as const

declare global {
  /** The layout shifts since the document loaded: their scores and elements. */
  var shifts: string[]
}

/** Records every layout shift of this page's documents. Call it before opening the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = []
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          globalThis.shifts.push(
            [value, ...sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'))].join(
              ' ',
            ),
          )
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The banner of a fault moves the page, and is not the subject. */
const hideFaults = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-faults] { display: none }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Waits until the page has loaded and rendered all its data. */
async function settle(page: Page, last: (page: Page) => ReturnType<Page['locator']>) {
  await expect(last(page)).toBeVisible()
  await expect(page.locator('#content [data-skeleton]')).toHaveCount(0)
  await nextFrame(page)
}

for (const width of [1280, 375])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    // The other width is left to the long tier, as is this one below.
    if (isLong || width === 1280)
      test('loaded content causes no layout shift in the document', async ({ page }) => {
        await watchShifts(page)
        await Promise.all([page.waitForResponse(/loginLog$/), signIn(page)])
        await (await callerOf(page))('POST', '/api/spreads', SPREAD)
        await hideFaults(page)
        const expectStill = async (path: string) => {
          expect.soft(await page.evaluate(() => globalThis.shifts.splice(0)), `${path}, opened`).toEqual([])
          expect(await hangingOut(page), path).toBe(0)
        }
        for (const { path, last } of PAGES) {
          await page.goto(path)
          await settle(page, last)
          await expectStill(path)
        }
        for (const { path, last } of PLACES) {
          // The names of the Pokémon arrive last, such as after the plans.
          const held = await hold(page, 'GET /api/species')
          const names = page.waitForResponse(/\/api\/species/)
          const plans = path.endsWith('/plan') && page.waitForResponse(/\/api\/spreads/)
          await page.goto(path)
          await held.waiting(1)
          await plans
          await expect(page.locator('#content')).toBeVisible()
          await nextFrame(page)
          await held.end()
          await (await names).finished()
          await settle(page, last)
          await expectStill(path)
        }
      })

    if (isLong || width === 375)
      test('navigation causes no layout shift either', async ({ page }) => {
        await watchShifts(page)
        await Promise.all([page.waitForResponse(/loginLog$/), signIn(page)])
        // Opens a page of the group, so that the group is already open in the menu.
        await page.goto('page3/page3_01')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const { path, last } of [...PAGES, ...PAGES]) {
          // Without real input, after which the browser would ignore shifts.
          await page.evaluate(
            href => document.querySelector<HTMLElement>(`#main-menu a[href$="${href}"]`)?.click(),
            path,
          )
          await settle(page, last)
          expect.soft(await page.evaluate(() => globalThis.shifts.splice(0)), path).toEqual([])
        }
      })
  })

test('the sign-in form renders only when complete: half of it, over a slow connection, is not shown', async ({
  page,
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}login`)).text()
  const middle = html.indexOf('<p class="tagline"')
  expect(middle).toBeGreaterThan(0)
  let sendRest = () => {}
  const slowLine = createServer((request, reply) => {
    // Leaves the script out, because the test is about the document.
    if (request.url !== '/strive/login') return reply.writeHead(200, { 'content-type': 'text/javascript' }).end()
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, middle))
    sendRest = () => reply.end(html.slice(middle))
  })
  await new Promise<void>(resolve => slowLine.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(slowLine.address() as AddressInfo).port}/strive/login`, { waitUntil: 'commit' })
  await page.locator('h1').waitFor({ state: 'attached' })
  // Blocked frames never arrive, so a quarter of a second is long enough.
  const frames = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let count = 0
        const next = () => {
          count++
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
        setTimeout(() => resolve(count), 250)
      }),
  )
  expect(frames).toBe(0)
  sendRest()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  slowLine.closeAllConnections()
  slowLine.close()
})
