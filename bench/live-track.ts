import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser, WEBGL_ARGS } from '#scripts/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { slowDown } from './frames.ts'
import { quantile, type Row } from './report.ts'

const VANS = 50
const SLOWDOWNS = [1, 4]
const MEASURED_MS = 6000
const GOAL = 'promise: ≥ 50 frames/s'
const REPLAY = 'page7/page7_05?day=2026-10-30&at=2026-10-30T02:00:00.000Z&speed=60'

/** Shows 50 vans on page 7_05: live, and in a replay at 60 times the speed. */
export async function measureLiveTrack(): Promise<Row[]> {
  const running = await startConsole({ STRIVE_TODAY: '2026-10-31' })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS, ...WEBGL_ARGS] })
  try {
    const rows: Row[] = []
    for (const [what, show] of [
      [`${VANS} vans replayed at 60 ×`, showReplay],
      [`${VANS} vans live`, showLive],
    ] as const)
      for (const slowdown of SLOWDOWNS)
        rows.push([`${what}, CPU ${slowdown} × slower`, await measure(browser, running.url, show, slowdown), GOAL])
    return rows
  } finally {
    await browser.close()
    await running.stop()
  }
}

/** A day of the data set has fewer tours, so the reply repeats them, each copy a little further north. */
async function showReplay(page: Page): Promise<void> {
  await page.route('**/api/tracks/day?*', async route => {
    const response = await route.fetch()
    const day: { rows: { id: number; points: [number, number, number][] }[] } = await response.json()
    const rows = Array.from({ length: VANS }, (_, index) => {
      // There are tours on this day.
      const track = day.rows[index % day.rows.length] as (typeof day.rows)[number]
      const north = 0.04 * Math.floor(index / day.rows.length)
      return { ...track, id: index + 1, points: track.points.map(([at, lng, lat]) => [at, lng, lat + north]) }
    })
    await route.fulfill({ response, json: { ...day, rows } })
  })
  await enter(page, REPLAY)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
}

/** Opens the shop with a van on each of 50 delivery routes. */
async function showLive(page: Page): Promise<void> {
  await enter(page)
  const call = await callerOf(page)
  const routes = await call<{ rows: { siteId: number }[] }>('GET', '/api/delivery-routes?limit=100')
  for (let number = routes.rows.length; number < VANS; number++) {
    const siteId = routes.rows[number % routes.rows.length]?.siteId
    await call('POST', '/api/delivery-routes', { name: `Van ${number}`, siteId, weekday: 'mon', slot: 'morning' })
  }
  await call('PUT', '/api/shop/opening', { minutes: 15 })
  await page.goto('page7/page7_05')
}

/** Frames per second, and for how long a frame keeps the main thread busy. */
async function measure(browser: Browser, origin: string, show: (page: Page) => Promise<void>, slowdown: number) {
  const context = await browser.newContext({ baseURL: `${origin}/strive/`, viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await show(page)
  await page.waitForFunction(vans => document.querySelectorAll('[data-state] > circle').length === vans, VANS)
  await page.waitForSelector('.maplibregl-map[aria-busy="false"]')
  const busy = await slowDown(page, slowdown)
  const begun = await busy()
  const times = await page.evaluate(async forMs => {
    const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
    const found: number[] = []
    const start = await frame()
    for (let before = start; before - start < forMs; ) {
      const now = await frame()
      found.push(now - before)
      before = now
    }
    return found
  }, MEASURED_MS)
  const busyMs = (((await busy()) - begun) * 1000) / times.length
  await context.close()
  const perSecond = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  return `${perSecond.toFixed(1)} frames/s, p95 ${quantile(times, 0.95).toFixed(1)} ms per frame; ${busyMs.toFixed(1)} ms of CPU time per frame`
}
