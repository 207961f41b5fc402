import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { openSlow } from './browser.ts'
import { median, type Row } from './report.ts'

/** All pages take forty minutes; with `BENCH_RUNS=3`, a quarter of an hour; with a peer, twice as long. */
const RUNS = Number(process.env.BENCH_RUNS ?? 7)
/** Only these are measured with `BENCH_PAGES=page3_01,page5_01`. */
const NAMED = process.env.BENCH_PAGES?.split(',')
/** An admin template to compare with: the URL of one of its lists, served elsewhere, and a selector of its rows. */
const { BENCH_PEER: PEER, BENCH_PEER_ROW: PEER_ROW = 'main tbody tr' } = process.env
const IS_OPEN = `document.querySelector('#content') && document.querySelector('h1')`
const SKELETONS = `[...document.querySelectorAll('#content [data-skeleton]')]`
/** All rows are there. A map beside them may still be loading. */
const SHOWN = `${IS_OPEN} && ${SKELETONS}.every(one => one.closest('section[aria-label*="map" i]'))`
const COMPLETE = `${IS_OPEN} && ${SKELETONS}.length === 0`

const PEER_ROWS = `document.querySelector('${PEER_ROW}')`

type Visit = {
  /** When the HTML arrived, in ms since the navigation began, like all others. */
  html: number
  /** Each read of the API: when it left, and its URL. */
  asked: { at: number; url: string }[]
  shown: number
  /** With what is shown after the rows, such as a map. */
  complete: number
}
/** Conditions, as code for the browser. */
type Conditions = { shown: string; complete: string }

/** Marks, for each condition, the frame after the one in which it is met. */
const watch = (page: Page, { shown, complete }: Conditions) =>
  page.addInitScript(`{
    const left = { shown: () => ${shown}, complete: () => ${complete} }
    const look = () => {
      for (const [name, isMet] of Object.entries(left))
        if (isMet()) {
          delete left[name]
          requestAnimationFrame(() => performance.mark(name))
        } else break
      if (left.complete) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }`)

async function measureVisit(page: Page, open: () => Promise<unknown>): Promise<Visit> {
  await open()
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0)
  return page.evaluate(() => ({
    html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
    asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .map(({ startTime, name }) => ({ at: startTime, url: name })),
    shown: performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN,
    complete: performance.getEntriesByName('complete')[0]?.startTime ?? Number.NaN,
  }))
}

/** A reload in a tab that has shown the page before, its cache warm; and the page opened in a new tab of a new browser. */
async function measureReloads(
  browser: Browser,
  url: string,
  sign: (page: Page) => Promise<void>,
  conditions: Conditions,
) {
  const warm: Visit[] = []
  const cold: Visit[] = []
  for (let run = 0; run < RUNS; run++) {
    const { page } = await openSlow(browser, `${new URL(url).origin}/strive/`)
    await sign(page)
    await watch(page, conditions)
    cold.push(await measureVisit(page, () => page.goto(url)))
    // From the second visit on, the browser keeps the compiled code as well.
    for (let reload = 0; reload < 2; reload++) {
      // A page with a stream is never idle.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
      await page.waitForTimeout(300)
      const visit = await measureVisit(page, () => page.reload())
      if (reload === 1) warm.push(visit)
    }
    await page.context().close()
  }
  return { warm, cold }
}

/** `pages/page3/page3_01-members` is page3_01, at /page3/page3_01. */
function pageOf(folder: string) {
  const path = folder.replace(/^pages|-[^/]*$/g, '')
  return { id: path.split('/').at(-1) ?? '', path }
}

/** What the shell asks for on every page, and when the page's own first read left. */
function firstAsked(visits: readonly Visit[], shell: ReadonlySet<string>): number {
  return median(visits.map(({ asked }) => asked.find(({ url }) => !shell.has(url))?.at ?? Number.NaN))
}

/** When the rows were shown and, if that is later, when the page was complete. */
function shownAt(visits: readonly Visit[]): string {
  const [shown, complete] = [median(visits.map(one => one.shown)), median(visits.map(one => one.complete))]
  return `${ms(shown)} ms${complete > shown ? `, complete ${ms(complete)} ms` : ''}`
}

/** How long rows took in relation to those of the peer, which was measured in turn. */
function against(visits: readonly Visit[], peer: readonly Visit[] | undefined): string {
  if (!peer) return ''
  const [own, other] = [visits, peer].map(list => median(list.map(one => one.shown)))
  return `, ${((own ?? Number.NaN) / (other ?? Number.NaN)).toFixed(2)} × the peer’s ${ms(other ?? Number.NaN)}`
}

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(0))

export async function measureReload(): Promise<Row[]> {
  const running = await startConsole()
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
  const rows: Row[] = []
  try {
    const pages = PAGE_FOLDERS.map(pageOf).filter(({ id }) => NAMED?.includes(id) ?? true)
    type Reloads = Awaited<ReturnType<typeof measureReloads>>
    const seen: { id: string; own: Reloads; peer: Reloads | null }[] = []
    for (const { id, path } of pages) {
      const conditions = { shown: SHOWN, complete: COMPLETE }
      const own = await measureReloads(browser, `${running.url}/strive${path}`, page => enter(page), conditions)
      // In turn, because a machine is twice as quick an hour later.
      const ofPeer = { shown: PEER_ROWS, complete: PEER_ROWS }
      seen.push({ id, own, peer: PEER ? await measureReloads(browser, PEER, async () => {}, ofPeer) : null })
    }
    const shell = commonOf(seen.flatMap(({ own }) => own.warm))
    for (const { id, own, peer } of seen)
      rows.push([
        `${id}: HTML / rows asked / shown`,
        `${ms(median(own.warm.map(one => one.html)))} / ${ms(firstAsked(own.warm, shell))} / ${shownAt(own.warm)}${against(own.warm, peer?.warm)}`,
        `new tab, cold: ${ms(firstAsked(own.cold, shell))} / ${shownAt(own.cold)}${against(own.cold, peer?.cold)}`,
      ])
  } finally {
    await browser.close()
    await running.stop()
  }
  return rows
}

/** The URLs that every visit reads. */
function commonOf(visits: readonly Visit[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { asked } of visits)
    for (const url of new Set(asked.map(one => one.url))) counts.set(url, (counts.get(url) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > visits.length * 0.9).map(([url]) => url))
}
