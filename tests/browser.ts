import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type RunningConsole, startConsole } from './running-console.ts'

export { LEVEL_CODE } from './running-console.ts'
export { expect }

type WorkerFixtures = { workerConsole: RunningConsole }
type Fixtures = {
  /** The console that the test talks to. */
  running: RunningConsole
  /** true: a console of the test's own, for tests that change an account's password or stop the server. */
  ownConsole: boolean
  /** true: as on a line where data is dear, the code of other pages is not fetched ahead, which costs a story a fifth of its time. */
  savesData: boolean
  /** Console messages that this test provokes on purpose. */
  expectedErrors: RegExp[]
  noErrors: undefined
}

/** Playwright's test on a running console; it fails on any error in the browser's console that it does not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workerConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it must give from the pattern.
    async ({}, use) => {
      const running = await startConsole()
      await use(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  ownConsole: [false, { option: true }],
  running: async ({ ownConsole, workerConsole }, use) => {
    if (!ownConsole) return use(workerConsole)
    const running = await startConsole()
    await use(running)
    await running.stop()
  },
  baseURL: async ({ running }, use) => use(`${running.url}/strive/`),
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    await context.addInitScript(
      saveData => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
      savesData,
    )
    await use(context)
  },
  expectedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedErrors.some(expected => expected.test(text))) complaints.push(text)
      }
      page.on('console', message => {
        if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', error => complain(String(error.stack ?? error)))
      await use(undefined)
      expect(complaints, 'errors in the browser’s console').toEqual([])
    },
    { auto: true },
  ],
})

const AXE = readFileSync(`${import.meta.dirname}/../node_modules/axe-core/axe.min.js`, 'utf8')

/**
 * What axe finds on the page as it stands, a line for each; empty is what every page wants. It is put into the document once, and tells
 * of faults alone: told of all that is well besides, it takes nine times as long.
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async runOnly => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations } = await checker.run(document, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly: [...runOnly] }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    )
  }, rules)
}

/** What the theme decides: all else is in the dark as it is in the light. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

export type View = { language: 'en' | 'zh'; width: 1280 | 375 }
const VIEWS: View[] = (['en', 'zh'] as const).flatMap(language =>
  ([1280, 375] as const).map(width => ({ language, width })),
)

/**
 * A page for everyone: opened in both languages and widths, looked at in both themes, axe finds nothing and nothing hangs out at the side.
 * `settle` waits until it stands, and may open what is folded; `look` looks at what stands by then, too.
 */
export async function expectAccessible(
  page: Page,
  path: string,
  settle: (view: View, look: () => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const view of VIEWS) {
    const { language, width } = view
    const look = async () => {
      for (const [colorScheme, rules] of [['light'], ['dark', COLOR_RULES]] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findAxeViolations(page, rules), `${path} ${language} ${colorScheme} ${width}`).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${language}`).toBe(width)
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 812 })
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
    await settle(view, look)
    await look()
  }
}
