import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { fillSignIn, predictCaptcha } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { median, type Row } from './report.ts'

const RUNS = 9
/** More runs, because first paints vary by a third between runs. */
const PAINT_RUNS = 25
/** Emulates a slow phone on the machine in docs/performance.md: a four times slower CPU, 9 Mbps, 60 ms. */
const SLOW = { cpu: 4, bytesPerSecond: (9 * 1024 * 1024) / 8, latencyMs: 60 }
const STATIC_FORM = `<!doctype html><meta name="viewport" content="width=device-width"><title>Form</title><form method="post">
<h1>Sign in</h1><input placeholder="Account"><input type="password" placeholder="Password"><button>Sign in</button></form>`

/** The security headers (decision 039). One of them makes the browser start a new process for the response. */
const SAFETY_HEADERS = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy']

/** A page in a new context (with a cold cache) on the emulated phone. */
export async function openSlow(browser: Browser, baseURL?: string): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  return { page, devtools }
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const paint = list.getEntriesByName('first-contentful-paint')[0]
          if (paint) resolve(paint.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** The blocking time (long tasks beyond 50 ms) and the layout shift of the first 5 s. */
const firstSeconds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ blockedMs: number; shift: number }>(resolve => {
        const seen = { blockedMs: 0, shift: 0 }
        new PerformanceObserver(list => {
          for (const { duration } of list.getEntries()) seen.blockedMs += Math.max(0, duration - 50)
        }).observe({ type: 'longtask', buffered: true })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(seen), Math.max(0, 5_000 - performance.now()))
      }),
  )

/** Measures first paints in turn, so that other load on the machine affects all pages alike. */
async function measurePaints<Name extends string>(browser: Browser, urls: Record<Name, string>) {
  const seen = new Map<Name, number[]>()
  for (let run = 0; run < PAINT_RUNS; run++)
    for (const name of Object.keys(urls) as Name[]) {
      const { page } = await openSlow(browser)
      await page.goto(urls[name])
      seen.set(name, [...(seen.get(name) ?? []), await firstPaint(page)])
      await page.context().close()
    }
  return (name: Name) => median(seen.get(name) ?? [])
}

async function measureFirstSeconds(browser: Browser, url: string) {
  const seen: Awaited<ReturnType<typeof firstSeconds>>[] = []
  for (let run = 0; run < RUNS; run++) {
    const { page } = await openSlow(browser)
    await page.goto(url)
    seen.push(await firstSeconds(page))
    await page.context().close()
  }
  return { blockedMs: median(seen.map(one => one.blockedMs)), shift: Math.max(...seen.map(one => one.shift)) }
}

/** The time from the click on a link until the heading of its page is painted. */
async function clickThrough(page: Page, link: string): Promise<number> {
  return page.evaluate(async name => {
    const anchor = [...document.querySelectorAll('nav a')].find(one => one.textContent?.trim() === name)
    if (!(anchor instanceof HTMLElement)) throw new Error(`No link ${name}.`)
    const begun = performance.now()
    anchor.click()
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    while (!document.querySelector('h1')?.textContent?.includes(name)) await frame()
    await frame()
    return performance.now() - begun
  }, link)
}

/** Runs in the browser. Marks the sign-in, and the frame in which page1 shows its figures, which link to the login log. */
function markFirstNumbers() {
  document.addEventListener('submit', () => performance.mark('sign-in'), { capture: true, once: true })
  const look = () =>
    document.querySelector('main a[href*="page3_04"]') ? performance.mark('page1-data') : requestAnimationFrame(look)
  requestAnimationFrame(look)
}

/** Signs in on the emulated phone. The app loads while an operator types. */
async function openSession(browser: Browser, url: string): Promise<Page> {
  const { page } = await openSlow(browser)
  await predictCaptcha(page)
  await page.addInitScript(markFirstNumbers)
  await page.goto(`${url}/strive/login`)
  await page.waitForLoadState('networkidle')
  await fillSignIn(page)
  await page.locator('main a[href*=page3_04]').first().waitFor()
  return page
}

/** Pages that stand in the menu's first group, and those before it. */
const PREFETCHED = PAGE_FOLDERS.filter(folder => /^pages\/(?:page[12]-|page3\/)/.test(folder)).length

/** Opens the first group of the menu, and waits until the code of its pages has been prefetched. */
async function openGroup(page: Page) {
  await page.getByRole('button', { name: 'People & Access' }).click()
  await page.waitForFunction(
    count =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/page-[\w-]+\.js$/.test(name)).length >= count,
    PREFETCHED,
    { timeout: 120_000 },
  )
}

const PAGES = ['Login Log', 'My Profile', 'Members', 'Roles', 'Sessions']

async function measureSession(browser: Browser, url: string) {
  const entering: number[] = []
  const signing: number[] = []
  const cold = new Map<string, number[]>()
  const warm: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await openSession(browser, url)
    const [sent, answered, shown] = await page.evaluate(() => {
      const [answer] = performance.getEntriesByName(`${location.origin}/api/sessions`) as PerformanceResourceTiming[]
      const markedAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
      return [markedAt('sign-in'), answer?.responseEnd ?? Number.NaN, markedAt('page1-data')] as const
    })
    entering.push(shown - answered)
    signing.push(shown - sent)
    await openGroup(page)
    for (const name of PAGES) cold.set(name, [...(cold.get(name) ?? []), await clickThrough(page, name)])
    for (const name of PAGES) warm.push(await clickThrough(page, name))
    await page.context().close()
  }
  const slowest = Math.max(...[...cold.values()].map(median))
  return {
    enterMs: median(entering),
    signMs: median(signing),
    coldMs: median([...cold.values()].flat()),
    slowest,
    warmMs: median(warm),
  }
}

const LISTS = ['Login Log', 'Members']
/** How long an operator holds the button down in a click. */
const PRESS_MS = 100

async function press(page: Page, link: Locator) {
  await link.hover()
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
}
/** Like a click whose press asks for nothing. */
const clickOnly = (_: Page, link: Locator) => link.evaluate((anchor: HTMLElement) => anchor.click())

/** The time from the click on a list's link until its first row, which was not asked for before. */
async function measureRows(browser: Browser, url: string, click: (page: Page, link: Locator) => Promise<void>) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await openSession(browser, url)
    await openGroup(page)
    for (const name of LISTS) {
      const time = page.evaluate(
        heading =>
          new Promise<number>(resolve => {
            let clicked = Number.NaN
            document.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
            const look = () => {
              const isShown = document.querySelector('h1')?.textContent?.includes(heading)
              if (isShown && document.querySelector('main th[scope=row]')) resolve(performance.now() - clicked)
              else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          }),
        name,
      )
      await click(page, page.locator('nav a', { hasText: name }))
      times.push(await time)
    }
    await page.context().close()
  }
  return median(times)
}

/** The JavaScript heap, in bytes, after a visit to the first ten pages of the menu, once garbage is collected. */
async function measureHeap(browser: Browser, url: string): Promise<number> {
  const page = await openSession(browser, url)
  const devtools = await page.context().newCDPSession(page)
  for (let at = 0; at < 10; at++) {
    if (at === 2) await openGroup(page)
    await page
      .locator('nav a[data-menu-item]')
      .nth(at)
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('#content [data-skeleton]'),
    )
    await page.waitForLoadState('networkidle')
  }
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await page.context().close()
  return usedSize
}

/** The main-thread time of the starfield per frame, while nothing else moves. */
async function measureStars(browser: Browser, url: string): Promise<number> {
  const { page, devtools } = await openSlow(browser)
  await page.goto(`${url}/strive/login`)
  await page.waitForLoadState('networkidle')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.send('Performance.enable')
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  const begun = await busy()
  const frames = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let count = 0
        const until = performance.now() + 5_000
        const next = () => {
          count++
          if (performance.now() < until) requestAnimationFrame(next)
          else resolve(count)
        }
        requestAnimationFrame(next)
      }),
  )
  const costMs = ((await busy()) - begun) * 1000
  await page.context().close()
  return costMs / frames
}

export async function measureBrowser(): Promise<Row[]> {
  const running = await startConsole()
  const signIn = `${running.url}/strive/login`
  const { headers } = await fetch(signIn)
  const reference = createServer(({ url }, reply) => {
    for (const name of url === '/safe' ? SAFETY_HEADERS : []) reply.setHeader(name, headers.get(name) ?? '')
    reply.setHeader('content-type', 'text/html').end(STATIC_FORM)
  })
  await new Promise<void>(resolve => reference.listen(0, '127.0.0.1', resolve))
  const plain = `http://127.0.0.1:${(reference.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  const paint = await measurePaints(browser, { plain, safe: `${plain}/safe`, form: signIn })
  const form = await measureFirstSeconds(browser, signIn)
  const session = await measureSession(browser, running.url)
  const pressedMs = await measureRows(browser, running.url, press)
  const unpressedMs = await measureRows(browser, running.url, clickOnly)
  const heap = await measureHeap(browser, running.url)
  const starsMs = await measureStars(browser, running.url)
  await browser.close()
  await running.stop()
  reference.close()
  const ms = (value: number) => `${value.toFixed(0)} ms`
  return [
    ['static HTML form visible (the reference), with the headers of the console', ms(paint('safe')), ''],
    ['… without them', ms(paint('plain')), `the headers: ${ms(paint('safe') - paint('plain'))}`],
    [
      'sign-in form visible',
      `${ms(paint('form'))}, ${(paint('form') / paint('safe')).toFixed(2)} × the static form with its headers, ${(paint('form') / paint('plain')).toFixed(2)} × without`,
      'must 1.35 ×, goal 1.15 ×',
    ],
    ['total blocking time, first 5 s', ms(form.blockedMs), 'must 100 ms, goal 50 ms'],
    ['layout shift', form.shift.toFixed(4), 'must 0'],
    ["server's answer to the sign-in → page1's data", ms(session.enterMs), 'must 300 ms, goal 150 ms'],
    ['… from the press on “Sign in”', ms(session.signMs), 'must 700 ms, goal 500 ms'],
    ['heap after a visit to ten pages, without garbage', `${(heap / 1e6).toFixed(1)} MB`, 'must 17 MB, goal 12 MB'],
    [
      'first visit of a page, no code fetched',
      `${ms(session.coldMs)}; slowest ${ms(session.slowest)}`,
      'must 180 ms, goal 120 ms',
    ],
    ['later visit', ms(session.warmMs), 'must 150 ms, goal 80 ms'],
    [
      `click → a list's first rows, pressed for ${PRESS_MS} ms`,
      ms(pressedMs),
      `${ms(unpressedMs)} when the press asks for nothing`,
    ],
    ['starfield on the main thread, a frame (full speed)', `${starsMs.toFixed(2)} ms`, 'must 0.5 ms, goal 0.2 ms'],
  ]
}
