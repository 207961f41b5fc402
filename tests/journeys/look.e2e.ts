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
    // Only the rows scroll, not the sheet as well.
    expect
      .soft(await page.locator('#sheet').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0)
  }
})

/** The columns of the members that are shown, by the width of the window. */
const SHOWN = [
  [1280, ['Name', 'E-mail', 'Team', 'Job', 'Joined on']],
  [1000, ['Name', 'Team', 'Job', 'Joined on']],
  [780, ['Name', 'Job']],
] as const

test('columns leave by rank as a list gets narrower, and the column menu says so', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, 'page3/page3_01')
  const heads = page.getByRole('columnheader').filter({ hasNotText: 'Actions' })
  const overflow = () =>
    page.getByRole('region', { name: 'Members' }).evaluate(list => list.scrollWidth - list.clientWidth)
  for (const [width, titles] of SHOWN) {
    await page.setViewportSize({ width, height: 800 })
    await expect(heads).toHaveText(titles)
    expect(await overflow()).toBe(0)
  }
  await page.getByRole('button', { name: 'Columns' }).click()
  await expect(page.getByRole('checkbox', { name: 'Team Hidden: no room' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Hide columns that don’t fit' }).uncheck()
  await expect(heads).toHaveText(SHOWN[0][1])
  await expect(page).toHaveURL(/isFitted=false/)
})

test('on a phone, a row has two lines in 56 px, and its menu is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enter(page)
  for (const path of LISTS) {
    await page.goto(path)
    const row = page.locator('tbody tr[data-row]').first()
    await expect(row).toBeVisible()
    const { height, right, overflow } = await row.evaluate(element => {
      const list = element.closest('section')
      const last = element.lastElementChild?.lastElementChild ?? element
      return {
        height: element.getBoundingClientRect().height,
        right: last.getBoundingClientRect().right,
        overflow: (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0),
      }
    })
    expect.soft(height, path).toBe(56)
    expect.soft(right, path).toBeLessThanOrEqual(375)
    expect.soft(overflow, path).toBe(0)
    expect
      .soft(await page.locator('#sheet').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBe(0)
  }
  await page.goto('page3/page3_01')
  await expect(page.getByRole('rowheader').first()).toHaveText(/Che-Wei Chang.*Team Shops Central.*Job Sales/)
})

test('no control has the face of the browser', { tag: '@long' }, async ({ page }) => {
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
  test(`at ${width} px, the bar of the selected rows takes the place of the foot, and no row moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await enter(page, 'page3/page3_01')
    const box = page.getByRole('rowheader').getByRole('checkbox').first()
    const list = page.getByRole('region', { name: 'Members' })
    await expect(box).toBeVisible()
    // A phone has two lines of actions, so there the list ends earlier, but begins at the same place.
    const placeOf = async () => [await box.boundingBox(), width > 375 && (await list.boundingBox())]
    const before = await placeOf()
    await box.check()
    await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Rows per page')).toHaveCount(0)
    expect(await placeOf()).toEqual(before)
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await expect(list).toBeFocused()
    await expect(page.getByLabel('Rows per page')).toBeVisible()
  })

test('on a phone, the menu of a row is a sheet at the bottom', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enter(page, 'page3/page3_01')
  await page.getByRole('button', { name: 'Actions for Che-Wei Chang' }).click()
  const box = await page.getByRole('menu').boundingBox()
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([8, 359, 804])
  for (const item of await page.getByRole('menuitem').all())
    expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(40)
})

test('a filter is a chip: unset, it opens its choices; set, it says its value and can be removed', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, 'page3/page3_01')
  const team = page.getByLabel('Team', { exact: true })
  await team.selectOption('Delivery')
  await expect(page).toHaveURL(/teamId=\d+/)
  await expect(page.getByRole('rowheader')).toHaveCount(9)
  await page.getByRole('button', { name: 'Remove filter: Team' }).click()
  await expect(team).toBeFocused()
  await expect(team).toHaveValue('')
  await expect(page).not.toHaveURL(/teamId/)
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
