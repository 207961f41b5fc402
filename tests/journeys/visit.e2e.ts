import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { signIn } from './sign-in.ts'

/**
 * What a visit may need: one more than it does, and some more elements. Elements are those of the whole document, menu
 * and header included.
 */
const LIMITS = {
  'page3/page3_04': { title: 'Login Log', styles: 8, layouts: 4, elements: 1240 },
  'page3/page3_01': { title: 'Members', styles: 5, layouts: 4, elements: 1480 },
  'page3/page3_03': { title: 'Roles', styles: 5, layouts: 4, elements: 1485 },
  'page5/page5_01': { title: 'Data Table', styles: 8, layouts: 5, elements: 1780 },
} as const

// Other stories fill the login log of a shared console.
test.use({ ownConsole: true })

/** How often the browser has styled and laid out the page so far. */
async function createCounter(page: Page): Promise<() => Promise<{ styles: number; layouts: number }>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const read = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
    return { styles: read('RecalcStyleCount'), layouts: read('LayoutCount') }
  }
}

/**
 * Clicks a link of the menu, and waits until the page has been drawn with its rows. It doesn't look from outside,
 * because that would style the page.
 */
const visit = (page: Page, path: string, title: string) =>
  page.evaluate(
    ([href = '', heading = '']) =>
      new Promise<void>(resolve => {
        document.querySelector<HTMLElement>(`#main-menu a[href$="${href}"]`)?.click()
        let framesLeft = 3
        const look = () => {
          const isThere =
            document.querySelector('h1')?.textContent?.includes(heading) === true &&
            document.querySelector('#content :is(th[scope=row], li)') !== null &&
            document.querySelector('#content [data-skeleton]') === null
          if (isThere && framesLeft-- === 0) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [path, title],
  )

test('a later visit styles the page few times, lays it out few times, and has few elements', async ({ page }) => {
  await signIn(page)
  const count = await createCounter(page)
  for (const [path, { title }] of Object.entries(LIMITS)) await visit(page, path, title)
  for (const [path, { title, ...limits }] of Object.entries(LIMITS)) {
    const cost = { styles: Number.POSITIVE_INFINITY, layouts: Number.POSITIVE_INFINITY, elements: 0 }
    // On a busy machine, what arrives in one frame elsewhere may arrive in two. That only adds, so the least counts.
    for (let tries = 0; tries < 3 && (cost.styles > limits.styles || cost.layouts > limits.layouts); tries++) {
      await visit(page, 'page1', 'Today')
      await page.waitForLoadState('networkidle')
      const before = await count()
      await visit(page, path, title)
      const after = await count()
      cost.styles = Math.min(cost.styles, after.styles - before.styles)
      cost.layouts = Math.min(cost.layouts, after.layouts - before.layouts)
    }
    cost.elements = await page.evaluate(() => document.getElementsByTagName('*').length)
    for (const what of ['styles', 'layouts', 'elements'] as const)
      expect.soft(cost[what], `${path}: ${what}`).toBeLessThanOrEqual(limits[what])
    // If a counter stood still, nothing would be checked.
    expect(Math.min(cost.styles, cost.layouts), path).toBeGreaterThan(0)
  }
})
