import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { enter } from './sign-in.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Lists with more rows than fit the window. */
const LISTS = ['page3/page3_01', 'page3/page3_04', 'page5/page5_01']
/** Pages with controls of every kind. */
const FORMS = [
  'page1',
  'page3/page3_03',
  'page3/page3_04',
  'page4/page4_03',
  'page5/page5_02',
  'page5/page5_04',
  'page6/page6_02',
  'page6/page6_03',
  'page6/page6_04',
  'page6/page6_06',
  'page8/page8_02',
  'ui',
]
/** Only the browser can draw them, so we have components instead. A slider, though, is drawn in all its parts. */
const UNSTYLED =
  '[type=date], [type=time], [type=datetime-local], [type=month], [type=week], [type=color], [type=number]'

test('a list begins at 132 px, and shows as many rows of 36 px as fit above its foot', async ({ page }) => {
  await enter(page)
  for (const path of LISTS) {
    await page.goto(path)
    await expect(page.locator('tbody tr[aria-rowindex="20"], tbody tr:nth-child(20)').first()).toBeAttached()
    const { top, height, foot, bottom } = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
      const row = boxOf('#content tbody tr')
      return {
        top: row.top,
        height: row.height,
        foot: boxOf('#content section:has(> table)').bottom,
        bottom: boxOf('#sheet').bottom,
      }
    })
    expect.soft(top, path).toBeLessThanOrEqual(132)
    expect.soft(Math.round(height), path).toBe(36)
    // A pager, and on one page the totals.
    expect.soft(bottom - foot, path).toBeLessThanOrEqual(84)
    expect.soft(foot - top, path).toBeGreaterThanOrEqual(16 * 36)
  }
})

test('no control has the face of the browser', async ({ page }) => {
  await enter(page)
  let count = 0
  for (const path of FORMS) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const faces = await page.evaluate(() =>
      [...document.querySelectorAll('select, [type=checkbox], [type=radio], [type=range]')].map(
        control => [control.outerHTML.slice(0, 80), getComputedStyle(control).appearance] as const,
      ),
    )
    count += faces.length
    // Hidden behind a button, the input that opens the browser's dialog for files has no face.
    await expect.soft(page.locator(`:is(${UNSTYLED}, [type=file]):visible`)).toHaveCount(0)
    expect.soft(faces.filter(([, face]) => face !== 'none')).toEqual([])
  }
  expect(count).toBeGreaterThan(20)
})

/** Controls in view whose centre something else covers. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const sheet = document.getElementById('sheet')?.getBoundingClientRect() as DOMRect
    const isInView = (box: DOMRect) => box.width > 0 && box.top >= sheet.top && box.bottom <= sheet.bottom
    return [...document.querySelectorAll('#sheet :is(a, button, input, select)')].flatMap(control => {
      const box = control.getBoundingClientRect()
      if (!isInView(box) || !control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return []
      const scroller = control.closest('section:has(> table)')?.getBoundingClientRect()
      if (scroller && (box.bottom > scroller.bottom || box.right > scroller.right)) return []
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return control.contains(there) || there?.closest('label')?.contains(control)
        ? []
        : [control.outerHTML.slice(0, 120)]
    })
  })

for (const width of [1280, 375])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a message, a notice and a selection cover no control', async ({ page, context }) => {
      await enter(page, 'page3/page3_01')
      await page.getByRole('rowheader').getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Export as CSV' }).click()
      await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
      await context.setOffline(true)
      await page.evaluate(() => dispatchEvent(new Event('offline')))
      await expect(page.getByText(/^You are offline/)).toBeVisible()
      expect(await findCovered(page)).toEqual([])
      await context.setOffline(false)
    })
  })
