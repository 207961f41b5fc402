import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test.use({
  hasWebGl: true,
  contextOptions: { reducedMotion: 'reduce' },
  // Screenshots of a map that is rendered in software take longer than the test.
  trace: 'off',
})

const PAGE = 'page7/page7_01'
const keep = (page: Page, text: string) => page.evaluate(markers => localStorage.setItem('markers', markers), text)
const rows = (page: Page) => page.getByRole('rowheader')
const inList = (page: Page, name: string) => rows(page).getByRole('button', { name, exact: true })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name}, selected, at` })
const form = (page: Page) => page.getByRole('form', { name: 'Selected marker' })

/** Opens the page and waits until the map has finished drawing. */
async function openMap(page: Page, search: string) {
  await page.goto(PAGE + search)
  await expect(page.locator('.maplibregl-map')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
}

test.describe('the county of a marker', () => {
  // The browser logs the failed request as an error.
  test.use({ expectedErrors: [/503/] })

  test('comes from the server for all markers when they rest; at sea there is none, and without the server the list claims nothing', {
    tag: '@long',
  }, async ({ page }) => {
    await enter(page)
    const markers = [
      { id: 'a', name: 'East', lng: 121.6, lat: 23.9 },
      { id: 'b', name: 'Strait', lng: 119.9, lat: 24 },
    ]
    await keep(page, JSON.stringify(markers))
    const asked: string[] = []
    page.on('request', request => request.url().endsWith('/api/counties/find') && asked.push(request.postData() ?? ''))
    await openMap(page, '?marker=a')
    await expect(page.getByRole('row', { name: /^East Hualien County/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Strait none/ })).toBeVisible()
    expect(asked).toHaveLength(1)
    await handle(page, 'East').focus()
    for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowUp')
    await expect.poll(() => asked.length).toBe(2)
    await expect(page.getByRole('row', { name: /^East Hualien County/ })).toBeVisible()

    const call = await callerOf(page)
    await call('POST', '/api/faults', { method: 'POST', path: '/api/counties/find', fault: { status: 503 } })
    // A place that nobody has asked about: a new marker at the centre may stand where the first one stood.
    await form(page).getByLabel('Latitude').fill('24.7')
    await form(page).getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => asked.length).toBe(3)
    await expect(page.getByRole('row', { name: /^East/ })).toContainText('24.7')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await call('DELETE', '/api/faults')
  })
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page)
  await keep(page, JSON.stringify([{ id: 'a', name: 'Traveller', lng: 121.7, lat: 24.7 }]))
  await openMap(page, '?marker=a')
  await beginTasks(page, 'page7_01')
  const says = (name: string, county: string) =>
    expect(page.getByRole('row', { name: new RegExp(`^${name} ${county}`) })).toBeVisible()
  const move = async (name: string, latitude: string, longitude: string, county: string) => {
    await form(page).getByLabel('Latitude').fill(latitude)
    await form(page).getByLabel('Longitude').fill(longitude)
    await form(page).getByRole('button', { name: 'Save' }).click()
    await says(name, county)
  }
  await move('Traveller', '22.8', '121.1', 'Taitung County')
  await move('Traveller', '24', '119.9', 'none')
  await move('Traveller', '22.81', '121.1', 'Taitung County')
  await move('Traveller', '23.9', '121.6', 'Hualien County')
  for (const [name, latitude, longitude, county] of [
    ['Marker 2', '24.7', '121.7', 'Yilan County'],
    ['Marker 3', '22.8', '121.1', 'Taitung County'],
  ] as const) {
    await page.getByRole('button', { name: 'Add at center' }).click()
    await expect(inList(page, name)).toBeVisible()
    await move(name, latitude, longitude, county)
  }
  await expectTasksSolved(page, PAGE)
})
