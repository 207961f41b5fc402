import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test.use({
  hasWebGl: true,
  contextOptions: { reducedMotion: 'reduce' },
  // Screenshots of a map that is rendered in software take longer than the test.
  trace: 'off',
})

const PAGE = 'page7/page7_05'
const REPLAY = `${PAGE}?day=2026-10-30`

/** Everything but the map itself is the same without it, and a map that is rendered in software takes its time. */
async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...[kind, ...rest]: Parameters<typeof draw>) {
        return kind === 'webgl2' ? null : draw.call(this, kind, ...rest)
      },
    })
  })
}

const vans = (page: Page) => page.getByRole('table', { name: 'Vans' }).getByRole('rowheader')
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Time' })
const details = (page: Page) => page.getByRole('region', { name: 'Details of the van' })

/** The value of a fact of the connection. */
const fact = (page: Page, name: string) =>
  page.getByRole('tabpanel').locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

test.describe('with a connection that is cut', () => {
  // The browser logs the broken stream as an error.
  test.use({ expectedErrors: [/ERR_INCOMPLETE_CHUNKED_ENCODING/] })

  test('its tasks are solved by working on the page', async ({ page }) => {
    await withoutWebGl(page)
    await enter(page)
    await workInOwnSandbox(page)
    await beginTasks(page, 'page7_05')
    await page.goto(PAGE)
    await expect(page.getByRole('heading', { name: 'The shop is closed' })).toBeVisible()
    await page.getByRole('button', { name: 'Open the shop' }).click()
    await expect(vans(page)).toHaveCount(12)
    await tab(page, /Connection/).click()
    await expect(page.getByRole('tabpanel').getByText('Connected', { exact: true })).toBeVisible()
    const before = Number(await fact(page, 'Last event').innerText())
    await page.getByRole('button', { name: 'Cut the connection' }).click()
    await expect(fact(page, 'Resumed connections')).toHaveText('1', { timeout: 20_000 })
    await expect.poll(async () => Number(await fact(page, 'Last event').innerText())).toBeGreaterThan(before + 2)
    await page.getByRole('button', { name: 'Close the shop' }).click()
    await expect(page.getByRole('button', { name: 'Open the shop' })).toBeVisible()

    // The tour with the greatest delay.
    await page.getByLabel('Day').selectOption('2026-10-30')
    await scrubber(page).press('End')
    await tab(page, /Notices/).click()
    const notices = page.getByRole('list', { name: 'Notices up to the shown time' }).getByRole('listitem')
    await expect(notices).toHaveCount(60)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(notices).not.toHaveCount(60)
    await page.getByLabel('Sort', { exact: true }).selectOption('Greatest delay first')
    const texts = await notices.allInnerTexts()
    const minutes = texts.map(text => Number(/, (\d+) min late/.exec(text)?.[1] ?? 0))
    expect(minutes[0]).toBe(Math.max(...minutes))
    await notices.first().getByRole('button').click()
    await expect(details(page)).toBeVisible()

    // A place in the middle of its tour.
    const [least, most] = [
      Number(await scrubber(page).getAttribute('min')),
      Number(await scrubber(page).getAttribute('max')),
    ]
    await scrubber(page).fill(String(Math.floor((least + most) / 2)))
    await details(page).getByRole('button', { name: 'Notify me here' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Watched')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(dialog).toBeHidden()
    await scrubber(page).press('End')
    await page.getByLabel('Show', { exact: true }).selectOption('Areas')
    await expect(page.getByText('Entered Watched').first()).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test('replays a day: play, speed, keyboard, a link, and a van’s stops as a table', async ({ page }) => {
  await withoutWebGl(page)
  await enter(page, REPLAY)
  await expect(scrubber(page)).toBeVisible()
  await page.getByLabel('Speed').selectOption('60×')
  const start = Number(await scrubber(page).inputValue())
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => Number(await scrubber(page).inputValue())).toBeGreaterThan(start + 60)
  await page.getByRole('button', { name: 'Pause' }).click()
  await scrubber(page).press('ArrowRight')
  await expect(page).toHaveURL(/at=2026-10-30/)
  const at = await scrubber(page).inputValue()
  await vans(page).first().getByRole('button').click()
  const plate = await vans(page).first().getByRole('button').innerText()
  await expect(details(page).getByRole('heading')).toHaveText(plate)
  await expect(details(page).getByRole('table', { name: 'Stops' }).getByRole('row').nth(5)).toBeVisible()
  // A link shows the same moment and van.
  await page.reload()
  await expect(details(page).getByRole('heading')).toHaveText(plate)
  expect(await scrubber(page).inputValue()).toBe(at)
  await details(page).getByRole('button', { name: 'Close' }).click()
  await expect(details(page)).toBeHidden()
  await page.goto(`${PAGE}?day=2020-01-01`)
  await expect(page.getByRole('heading', { name: 'No tours on this day' })).toBeVisible()
  await page.getByRole('button', { name: 'Show live' }).click()
  await expect(page).not.toHaveURL(/day=/)
})

test('on the map a van is chosen by a click and followed until the map is moved', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, `${REPLAY}&at=2026-10-30T02:30:00.000Z`)
  const map = page.getByRole('region', { name: 'Map of the vans', exact: true }).first()
  const van = map.locator('g[data-state]').first()
  await expect(van).toBeVisible({ timeout: 30_000 })
  await expect(van).toHaveText(/^[A-Z0-9-]+$/)
  await expect(page.getByRole('list', { name: 'Legend' }).getByText('Standing')).toBeVisible()
  await van.dispatchEvent('click')
  await expect(details(page)).toBeVisible()
  const follow = details(page).getByRole('checkbox', { name: 'Follow on the map' })
  await follow.check()
  await expect(page).toHaveURL(/isFollowed=true/)
  const box = (await page.locator('.maplibregl-canvas').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + 60, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, box.y + 120, { steps: 4 })
  await page.mouse.up()
  await expect(follow).not.toBeChecked()
})

test('a notice is set where a van is, and taken back', { tag: '@long' }, async ({ page }) => {
  await withoutWebGl(page)
  await enter(page)
  const call = await workInOwnSandbox(page)
  const areas = async () => (await call<{ rows: object[] }>('GET', '/api/areas')).rows.length
  const before = await areas()
  await page.goto(`${REPLAY}&at=2026-10-30T02:30:00.000Z`)
  await vans(page).first().getByRole('button').click()
  await details(page).getByRole('button', { name: 'Notify me here' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText(/“Around .* was created/).first()).toBeVisible()
  expect(await areas()).toBe(before + 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(areas).toBe(before)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  await withoutWebGl(page)
  await enter(page)
  await expectAccessible(page, `${REPLAY}&at=2026-10-30T02:30:00.000Z&track=34`, async () => {
    await expect(page.getByRole('tabpanel').getByRole('row').nth(3)).toBeVisible()
  })
})
