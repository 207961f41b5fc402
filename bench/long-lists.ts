import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { openDatabase } from '#server/database/open.ts'
import { seed } from '#server/open-services.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { openSlow } from './browser.ts'
import { figureOf, measureFrames } from './frames.ts'
import { median, type Row } from './report.ts'
import { copyOrders } from './sales.ts'

/** With the delivered orders, a little more than 100,000. */
const COPIES = 33
const SLOWDOWN = 4
const SORTS = 9
const GOAL = 'goal: ≥ 50 frames/s'

/** Lists with 100,000 rows: scrolled, and sorted by the server. */
export async function measureLongLists(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  const db = await openDatabase(folder, { seed })
  await copyOrders(db, COPIES)
  await db.destroy()
  const running = await startConsole({ STRIVE_DATA: folder })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  try {
    const at = `${running.url}/strive/`
    return [
      [
        '100,000 events on page 5_04, scrolled by 120 px per frame',
        await scrolled(browser, at, 'page5/page5_04', 120),
        GOAL,
      ],
      [
        '200 of 100,000 orders on page 5_01, scrolled by a row per frame',
        await scrolled(browser, at, 'page5/page5_01?limit=200', 40),
        GOAL,
      ],
      ['100,000 orders sorted by total → the first rows', await sorted(browser, at, 'Total'), 'goal: 170 ms'],
      ['… by time', await sorted(browser, at, 'Placed'), 'goal: 170 ms'],
    ]
  } finally {
    await browser.close()
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The list scrolled down by so many pixels per frame. Its rows arrive while it moves. */
async function scrolled(browser: Browser, baseURL: string, path: string, pixels: number): Promise<string> {
  const measure = async (slowdown: number) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    const page = await context.newPage()
    await enter(page, path)
    await page.getByRole('rowheader').or(page.locator('tr[tabindex="0"]')).first().waitFor()
    await page.waitForLoadState('networkidle')
    const measured = await measureFrames(
      page,
      {
        begin: `
          const scroller = [...document.querySelectorAll('main *')].find(one =>
            one.scrollHeight > one.clientHeight + 1000 && /auto|scroll/.test(getComputedStyle(one).overflowY))`,
        frame: `scroller.scrollTop += ${pixels}`,
      },
      slowdown,
    )
    await context.close()
    return measured
  }
  const slow = await measure(SLOWDOWN)
  const { busyMs } = await measure(1)
  return figureOf(slow.times, busyMs)
}

/** The time from a click on the head of a column until other rows have been painted, on the emulated phone. */
async function sorted(browser: Browser, baseURL: string, head: string): Promise<string> {
  const { page } = await openSlow(browser, baseURL)
  await enter(page, 'page5/page5_01')
  const button = page.getByRole('columnheader', { name: head }).getByRole('button').first()
  const times: number[] = []
  for (let run = 0; run < SORTS; run++) {
    // A new document, because the rows of an order that was seen before are shown at once.
    await page.goto('page5/page5_01?sort=id')
    await page.getByRole('rowheader').first().waitFor()
    await page.waitForLoadState('networkidle')
    times.push(
      await button.evaluate(async (element: HTMLElement) => {
        const firstRow = () => document.querySelector('main th[scope=row]')?.textContent
        const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
        const before = firstRow()
        const begun = performance.now()
        element.click()
        while (firstRow() === before && performance.now() < begun + 10_000) await frame()
        await frame()
        return performance.now() - begun
      }),
    )
  }
  await page.context().close()
  return `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`
}
