import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { WEBGL_ARGS } from '#scripts/browser.ts'
import { insertTextAsTyped } from './firefox/insert-text.ts'
import { type HostedConsole, hostConsoles, type OpenedConsole } from './hosted-consoles.ts'
import { type RunningConsole, startConsole } from './running-console.ts'
import { FOLDER, hostTab, isInTab, serveInTab } from './tab/in-tab.ts'
import { reasonAgainst } from './tab/not-in-a-tab.ts'
import { isLong } from './tier.ts'

export { LEVEL_CODE } from './running-console.ts'
export { expect }

type WorkerFixtures = {
  host: { open(): Promise<HostedConsole>; stop(): void }
  workerConsole: HostedConsole
  /** Draws maps with WebGL 2 in software. Headless Firefox has none, so maps show their fallback there. */
  hasWebGl: boolean
}
type Fixtures = {
  /** The console under test. */
  running: OpenedConsole
  /** Opens a separate console, for tests that change an account's password or need an empty log. */
  ownConsole: boolean
  /**
   * Sets `navigator.connection.saveData`, so that pages are not prefetched, which would take a fifth of a story's time.
   */
  savesData: boolean
  /** Console messages that this test causes on purpose. */
  expectedErrors: RegExp[]
  /** For tests/lost-replies/run.ts, which sets a folder for what it finds. */
  lostReplies: undefined
  /** Leaves out what the console of a browser tab can't do, where stories run in one. */
  notInATab: undefined
  noErrors: undefined
}

/**
 * Prints errors in full. Browsers shorten an error in the console to a line or, in Firefox, to its name.
 */
function printErrorsInFull() {
  const print = console.error
  const inFull = (value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}\n${value.stack}` : value
  console.error = (...values) => print(...values.map(inFull))
}

/** Playwright's test on a running console. It fails on unexpected errors in the browser's console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  notInATab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use, info) => {
      const reason = isInTab ? reasonAgainst(info.file, info.title) : undefined
      info.skip(reason !== undefined, reason)
      await use(undefined)
    },
    { auto: true },
  ],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const { STRIVE_TEMPLATE: template = '' } = process.env
      const host = FOLDER ? await hostTab(FOLDER, template) : hostConsoles(template)
      await use(host)
      host.stop()
    },
    { scope: 'worker' },
  ],
  workerConsole: [
    async ({ host }, use) => {
      const running = await host.open()
      await use(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  hasWebGl: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ browserName, hasWebGl, launchOptions }, use) => {
      const { args = [] } = launchOptions
      await use(
        browserName === 'chromium' && hasWebGl ? { ...launchOptions, args: [...args, ...WEBGL_ARGS] } : launchOptions,
      )
    },
    { scope: 'worker' },
  ],
  ownConsole: [false, { option: true }],
  running: async ({ ownConsole, host, workerConsole }, use) => {
    if (!ownConsole) {
      await use(workerConsole)
      return workerConsole.endFaults()
    }
    const running = await host.open()
    await use(running)
    await running.stop()
  },
  baseURL: async ({ running }, use) => use(`${running.url}/strive/`),
  savesData: [true, { option: true }],
  context: async ({ context, browserName, savesData, running }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertTextAsTyped)
    await context.addInitScript(printErrorsInFull)
    await context.addInitScript(
      saveData => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
      savesData,
    )
    const end = FOLDER ? await serveInTab(context, running.url, FOLDER) : null
    await use(context)
    end?.()
  },
  expectedErrors: [[], { option: true }],
  lostReplies: [
    // It ends before the page is closed.
    async ({ page }, use, info) => {
      const { STRIVE_LOST_REPLIES: folder } = process.env
      if (!folder) return use(undefined)
      const { loseReplies } = await import('./lost-replies/lose.ts')
      const mark = `${folder}/${info.testId}`
      info.skip(existsSync(mark), 'It sends nothing that has not been lost.')
      const { hasLost, end } = await loseReplies(page.context(), folder)
      await use(undefined)
      await end()
      if (!hasLost()) writeFileSync(mark, '')
    },
    { auto: true },
  ],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedErrors.some(expected => expected.test(text))) complaints.push(text)
      }
      page.on('console', message => {
        if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', error => complain(`${error.name}: ${error.message}\n${error.stack}`))
      await use(undefined)
      expect(complaints, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

/** The same, but the console is a process of its own, which the test can kill and restart. */
export const outageTest = test.extend<{ running: RunningConsole }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  running: async ({}, use) => {
    const running = await startConsole()
    await use(running)
    await running.stop()
  },
})

const AXE = readFileSync(`${import.meta.dirname}/../node_modules/axe-core/axe.min.js`, 'utf8')

/**
 * The accessibility violations that axe finds on the current page, one per line. axe is injected into each document
 * once. It reports only violations, because collecting passed checks takes nine times as long.
 */
export async function findAxeViolations(page: Page, rules: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async options => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations } = await checker.run(document, { resultTypes: ['violations'], ...options })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    )
  }, rules)
}
type AxeRules = Pick<axe.RunOptions, 'runOnly' | 'rules'>

/**
 * Rules about colors, which depend on the theme, but not on the language. They take most of axe's time. All other rules
 * give the same result in both themes.
 */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
const ONLY_COLORS: AxeRules = { runOnly: COLOR_RULES }
const WITHOUT_COLORS: AxeRules = { rules: Object.fromEntries(COLOR_RULES.map(rule => [rule, { enabled: false }])) }
type Check = [colorScheme: 'light' | 'dark', rules: AxeRules]
const BOTH_THEMES: Check[] = [
  ['light', {}],
  ['dark', ONLY_COLORS],
]
const NO_COLORS: Check[] = [['light', WITHOUT_COLORS]]

/**
 * The checks of a view. In the long tier, all rules in each language and width, and the colors of each theme in English.
 * Every run has both languages, widths and themes once; the size of the page is compared in every view.
 */
function checksOf({ language, width }: View): Check[] {
  if (isLong) return language === 'zh' ? NO_COLORS : BOTH_THEMES
  if (language === 'en') return width === WIDTHS[0] ? [['light', {}]] : []
  return width === WIDTHS[0] ? [] : [['dark', {}]]
}

const LANGUAGES = ['en', 'zh'] as const
const WIDTHS = [1280, 375] as const
export type View = { language: (typeof LANGUAGES)[number]; width: (typeof WIDTHS)[number] }

/** Opens a page in a language and a width. */
async function openView(page: Page, path: string, { language, width }: View) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 812 })
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
}

/** Waits until the browser has drawn a frame. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))

/** Checks the page as it is now. */
async function look(page: Page, path: string, { language, width }: View) {
  // Parts that are drawn after their size is known need a frame after a change of width.
  await nextFrame(page)
  for (const [colorScheme, rules] of checksOf({ language, width })) {
    await page.emulateMedia({ colorScheme })
    // A console that didn't follow the system would be checked in one scheme alone. The invitation's page has no console.
    if ((await page.locator('#sheet').count()) > 0)
      await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme)
    expect(await findAxeViolations(page, rules), `${path} ${language} ${colorScheme} ${width}`).toEqual([])
  }
  expect(await hangingOut(page), `${path} ${language} ${width}`).toBe(0)
  expect(await unstyledLinks(page), `${path} ${language} ${width}`).toEqual([])
}

/** The texts of links in a color that is the browser's own. */
const unstyledLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.links]
      .filter(link =>
        ['rgb(0, 0, 238)', 'rgb(85, 26, 139)', 'rgb(158, 158, 255)'].includes(getComputedStyle(link).color),
      )
      .map(link => link.textContent),
  )

/** How far content hangs out of the window or, after the sign-in, of the sheet, in pixels. Only tables may scroll sideways. */
export const hangingOut = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, document.getElementById('sheet')]
    return Math.max(...boxes.map(box => (box ? box.scrollWidth - box.clientWidth : 0)))
  })

/**
 * Checks with axe that a page is accessible, and that it does not overflow horizontally, in both languages and widths,
 * with its colors in both themes. `settle` waits until the page is complete, and may open parts of it. It runs once per
 * language: then the window becomes narrower.
 */
export async function expectAccessible(
  page: Page,
  path: string,
  settle: (language: View['language']) => Promise<void>,
): Promise<void> {
  for (const language of LANGUAGES) {
    await openView(page, path, { language, width: WIDTHS[0] })
    await settle(language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 })
      await look(page, path, { language, width })
    }
  }
}

/**
 * Does the same, but opens the page anew in each width, because `act` does something else in each or calls `look` to
 * check several states. What only one language shows is shown in English, where the colors are checked.
 */
export async function expectViewsAccessible(
  page: Page,
  path: string,
  act: (view: View, look: () => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const language of LANGUAGES)
    for (const width of WIDTHS) {
      const view = { language, width }
      // English is the longer language, so in every run it shows whether a narrow page has room.
      if (!isLong && language === 'zh' && width === WIDTHS[0]) continue
      await openView(page, path, view)
      await act(view, () => look(page, path, view))
      await look(page, path, view)
    }
}
