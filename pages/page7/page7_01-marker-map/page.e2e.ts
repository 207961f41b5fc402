import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, findAxeViolations, hangingOut, test } from '#tests/browser.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { startConsole } from '#tests/running-console.ts'
import { variants } from '#tests/tier.ts'

test.use({
  hasWebGl: true,
  // With reduced motion nothing fades, so every element appears at once.
  contextOptions: { reducedMotion: 'reduce' },
  // Screenshots of a map that is rendered in software take longer than the test.
  trace: 'off',
})

/** A picture with a single grey pixel. */
const TILE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPoAAAAigCJ/xNBzgAAAABJRU5ErkJggg=='
const PAGE = 'page7/page7_01'
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('markers') ?? '[]'))
const keep = (page: Page, text: string) => page.evaluate(markers => localStorage.setItem('markers', markers), text)

const rows = (page: Page) => page.getByRole('rowheader')
const inList = (page: Page, name: string) => rows(page).getByRole('button', { name, exact: true })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `${name}, selected, at` })
const form = (page: Page) => page.getByRole('form', { name: 'Selected marker' })

/** Waits until the map has finished drawing. */
const drawn = (page: Page) =>
  expect(page.locator('.maplibregl-map')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

async function openMap(page: Page, search = '') {
  await page.goto(PAGE + search)
  await stands(page)
}
async function stands(page: Page) {
  await drawn(page)
}

/** Chooses a file as an operator would. */
const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Import', { exact: true }).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}

for (const width of variants(1280, 375))
  test(`S-STATE-1: at ${width} px a marker is added, named, nudged, dragged, deleted and brought back, and nothing foreign is asked for`, async ({
    page,
    running,
  }) => {
    test.slow()
    const foreign: string[] = []
    page.on('request', request => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(running.url)) foreign.push(request.url())
    })
    await page.setViewportSize({ width, height: 812 })
    await enter(page)
    await openMap(page, '?at=24.0000,121.0000,9.00')
    await expect(page.getByText('Natural Earth · Ministry of the Interior, Taiwan')).toBeVisible()

    // By keyboard: arrow keys move the cross-hair, and Enter places the marker.
    await page.getByRole('button', { name: 'Add marker' }).press('Enter')
    await expect(page.getByRole('region', { name: /^Marker map\. / })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await drawn(page)
    await page.keyboard.press('Enter')
    await expect(handle(page, 'Marker 1')).toBeVisible()
    const [first] = await kept(page)
    expect(first.lng).toBeGreaterThan(121)
    expect(first.lat).toBeCloseTo(24, 3)

    // By its form: an invalid value is reported on the field, and not saved.
    await form(page).getByLabel('Latitude').fill('95')
    await form(page).getByRole('button', { name: 'Save' }).click()
    await expect(form(page).getByText('Must be 90 or less.')).toBeVisible()
    await form(page).getByLabel('Latitude').fill('24.1')
    await form(page).getByLabel('Name').fill('<img src=x onerror=alert(1)> 玉山')
    await form(page).getByLabel('Name').press('Enter')
    const name = '<img src=x onerror=alert(1)> 玉山'
    await expect(inList(page, name)).toBeVisible()

    // Nudged: holding the key is one step.
    const nudged = handle(page, name)
    await nudged.focus()
    await page.keyboard.down('Shift')
    for (let times = 0; times < 3; times++) await page.keyboard.down('ArrowUp')
    await page.keyboard.up('ArrowUp')
    await page.keyboard.up('Shift')
    await expect.poll(async () => (await kept(page))[0].lat).toBeGreaterThan(24.1)
    const { lat: nudgedLat } = (await kept(page))[0]

    // Dragged.
    const box = await nudged.locator('svg').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 16, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 40, y + 60, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await kept(page))[0].lat).toBeLessThan(nudgedLat)

    // A second marker by a click on the map.
    await page.getByRole('button', { name: 'Add marker' }).click()
    await page.locator('.maplibregl-canvas').click({ position: { x: 150, y: 200 } })
    await expect(handle(page, 'Marker 2')).toBeVisible()
    expect(await kept(page)).toHaveLength(2)
    // Its name has the focus and is selected, so that typing replaces it.
    await expect(form(page).getByLabel('Name')).toBeFocused()
    await page.keyboard.type('Camp')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Marker 2')

    // Deletes it with Undo, then undoes and redoes every step by keyboard.
    await handle(page, 'Marker 2').press('Delete')
    await expect(inList(page, 'Marker 2')).toHaveCount(0)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(inList(page, 'Marker 2')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).focus()
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Control+z')
    await expect.poll(() => kept(page)).toEqual([])
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Control+Shift+z')
    await expect(rows(page)).toHaveCount(2)

    // Selects it in the list; the selection is in the URL and survives a reload.
    await inList(page, name).click()
    await expect(nudged).toBeVisible()
    await expect(page).toHaveURL(/marker=/)
    await page.reload()
    await drawn(page)
    await expect(nudged).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    expect(await hangingOut(page)).toBe(0)
    expect(foreign).toEqual([])
  })

test('S-STATE-1: filter lists have id, name and type; markers belong to lists, and the map shows the chosen ones', async ({
  page,
}) => {
  test.slow()
  await enter(page)
  const markers = ['North', 'South'].map((name, index) => ({ id: `m${index}`, name, lng: 121, lat: 25 - index }))
  await keep(page, JSON.stringify(markers))
  await openMap(page, '?marker=m0')
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog').getByText('Enter a name.', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('Enter a name for the list.')).toBeVisible()
  await page.getByLabel('List name').fill('Shops')
  await page.getByRole('dialog').getByText('Shop', { exact: true }).click()
  await page.getByLabel('List name').press('Enter')

  await form(page).getByLabel('List').selectOption('Shops')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^North Shops/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /No list/ }).uncheck()
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await drawn(page)
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Edit list “Shops”' }).click()
  await page.getByLabel('List name').fill('Stores')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /^North Stores/ })).toBeVisible()
  await page.getByRole('button', { name: 'Edit list “Stores”' }).click()
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByText('The list “Stores” was deleted.')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  expect((await kept(page))[0].list).toBeUndefined()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /^North Stores/ })).toBeVisible()

  // A new marker is shown, and what the operator has hidden stays hidden.
  const stores = page.getByRole('checkbox', { name: /^Stores/ })
  await stores.uncheck()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Add at center' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(stores).not.toBeChecked()

  // So is a new list.
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByLabel('List name').fill('Depots')
  await page.getByLabel('List name').press('Enter')
  await expect(page.getByRole('checkbox', { name: /^Depots/ })).toBeChecked()
  await expect(stores).not.toBeChecked()

  // And so are imported markers.
  await page.getByRole('checkbox', { name: /^No list/ }).uncheck()
  await expect(page).not.toHaveURL(/lists=none/)
  await choose(page, 'one.csv', 'name,lat,lng\nFar away,25,121\n')
  await page.getByRole('button', { name: 'Import 1 marker' }).click()
  await expect(page.getByRole('row', { name: /^Far away/ })).toBeVisible()
})

test('files: a preview lists issues by line, five thousand markers are imported, and an export can be imported again', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await enter(page)
  await openMap(page)
  await choose(page, 'bad.csv', 'name,lat,lng\nGood,25,121\nFar,95,121\nWord,x,121\n')
  const dialog = page.getByRole('dialog', { name: 'Import bad.csv' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Line 3.*out of range.*95, 121$/,
    /^Line 4.*not numbers.*x, 121$/,
  ])
  expect(await kept(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Import 1 marker' }).click()
  await expect(rows(page)).toHaveCount(1)

  const many = Array.from(
    { length: 5000 },
    (_, index) => `P${index},${22 + (index % 70) / 20},${120 + (index % 71) / 50}`,
  )
  await choose(page, 'many.csv', `name,lat,lng\n${many.join('\n')}`)
  await page.getByRole('button', { name: 'Import 5,000 markers' }).click()
  await expect(page.getByRole('heading', { name: '5001 markers' })).toBeVisible()
  await drawn(page)
  // Neither the list nor the map renders thousands of elements.
  expect(await page.locator('#content *').count()).toBeLessThan(1500)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)

  for (const [button, name] of [
    ['Export as GeoJSON', 'back.geojson'],
    ['Export as CSV', 'back.csv'],
  ] as const) {
    const text = await download(page, button)
    const before = await kept(page)
    await choose(page, name, text)
    await page.getByText('Replace existing markers').click()
    await expect(page.getByRole('dialog').getByText('0 new, 1 updated')).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 marker' }).click()
    expect(await kept(page)).toEqual(before)
  }
  const preview = page.getByRole('dialog')
  await choose(page, 'broken.geojson', '{\n"type":')
  await expect(preview.getByText(/Line 2/)).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()
  await choose(page, 'text.geojson', 'name,lat,lng\n')
  await expect(preview.getByText('Line 1 This GeoJSON can’t be read.')).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(rows(page)).toHaveCount(1)

  // Coordinates in the wrong order, in a file of a single line.
  const pointAt = (...coordinates: number[]) => ({ type: 'Feature', geometry: { type: 'Point', coordinates } })
  const swapped = { type: 'FeatureCollection', features: [pointAt(25, 121.5), pointAt(23, 120.5), pointAt(500, 500)] }
  await choose(page, 'swapped.geojson', JSON.stringify(swapped))
  await expect(preview.getByText('Feature 2 (line 1) Latitude and longitude seem to be swapped.')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await preview.getByRole('checkbox', { name: 'Swap latitude and longitude of the whole file' }).press(' ')
  await expect(preview.getByText('Feature 3 (line 1) The coordinates are out of range.')).toBeVisible()
  await preview.getByRole('button', { name: 'Import 2 markers' }).press('Enter')
  await expect(rows(page)).toHaveCount(3)
  expect((await kept(page)).at(-1)).toMatchObject({ lng: 120.5, lat: 23 })
})

test('S-STATE-4: unreadable content of local storage can be downloaded, and is not overwritten', async ({ page }) => {
  await enter(page)
  await keep(page, '{"broken')
  await openMap(page)
  await expect(page.getByRole('alert').getByText('can’t be read')).toBeVisible()
  await page.getByRole('button', { name: 'Add at center' }).click()
  await expect(rows(page)).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('markers'))).toBe('{"broken')
  expect(await download(page, 'Download original data')).toBe('{"broken')
  await page.getByRole('button', { name: 'Overwrite with visible markers' }).click()
  expect(await kept(page)).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Add at center' }).click()
  await expect(page.getByRole('alert').getByText('storage is full')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
})

test('S-STATE-4: two tabs stay in sync, and one does not undo the other’s changes', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.slow()
  await enter(page)
  await openMap(page)
  const other = await context.newPage()
  await openMap(other)
  await page.getByRole('button', { name: 'Add at center' }).click()
  await expect(inList(other, 'Marker 1')).toBeVisible()
  await inList(other, 'Marker 1').click()
  await form(other).getByLabel('Name').fill('Renamed')
  await form(other).getByLabel('Name').press('Enter')
  await expect(inList(page, 'Renamed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 entry was changed in another tab')).toBeVisible()
  await expect(inList(page, 'Renamed')).toBeVisible()
  await other.getByRole('button', { name: 'New list' }).click()
  await other.getByLabel('List name').fill('Shared')
  await other.getByLabel('List name').press('Enter')
  await expect(page.getByRole('checkbox', { name: /Shared/ })).toBeVisible()
})

test('without WebGL 2 a sketch of the counties shows the markers, and everything else works', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...[kind, ...rest]: Parameters<typeof draw>) {
        return kind === 'webgl2' ? null : draw.call(this, kind, ...rest)
      },
    })
  })
  await enter(page)
  await keep(page, JSON.stringify([{ id: 'a', name: 'Yilan', lng: 121.7, lat: 24.7 }]))
  await page.goto(PAGE)
  const sketch = page.getByRole('img', { name: 'Marker map' })
  await expect(sketch.locator('path')).toHaveCount(22)
  await expect(page.getByText('Your browser doesn’t support WebGL 2')).toBeVisible()
  await inList(page, 'Yilan').click()
  await handle(page, 'Yilan').press('ArrowUp')
  await expect.poll(async () => (await kept(page))[0].lat).toBeGreaterThan(24.7)
  await page.getByRole('button', { name: 'Add marker' }).click()
  await sketch.click({ position: { x: 300, y: 300 } })
  await expect(handle(page, 'Marker 2')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findAxeViolations(page)).toEqual([])
})

test.describe('shows a base map that the deployment sets', () => {
  const withMap = test.extend<{ baseMap: string }>({
    baseMap: ['', { option: true }],
    running: async ({ baseMap }, use) => {
      const running = await startConsole({ STRIVE_BASE_MAP: baseMap, STRIVE_BASE_MAP_CREDIT: '© Example' })
      await use(running)
      await running.stop()
    },
  })

  withMap.describe('from another host', () => {
    withMap.use({ baseMap: 'https://tile.example.org/{z}/{x}/{y}.png' })
    withMap('its tiles pass the policy, and it is credited', { tag: '@long' }, async ({ page }) => {
      // The test intercepts requests, because this host does not exist.
      const tile = Buffer.from(TILE, 'base64')
      await page.route('https://tile.example.org/**', route =>
        route.fulfill({ body: tile, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
      )
      await enter(page)
      const asked = page.waitForRequest(/tile\.example\.org\/\d+\/\d+\/\d+\.png$/)
      await openMap(page)
      await asked
      await expect(page.getByText('© Example')).toBeVisible()
    })
  })

  withMap.describe('that does not answer', () => {
    withMap.use({ baseMap: '/strive/assets/gone/{z}/{x}/{y}.png', expectedErrors: [/404/] })
    withMap('the built-in one takes its place, and says so', { tag: '@long' }, async ({ page }) => {
      await enter(page)
      await openMap(page)
      await expect(page.getByText('Showing the built-in map.')).toBeVisible()
      await expect(page.getByText('Natural Earth · Ministry of the Interior, Taiwan')).toBeVisible()
      await page.getByRole('button', { name: 'Add at center' }).click()
      await expect(handle(page, 'Marker 1')).toBeVisible()
    })
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.setTimeout(180_000)
  await enter(page)
  await openMap(page)
  await page.getByRole('button', { name: 'Load example' }).click()
  await expect(page.getByRole('heading', { name: '368 markers' })).toBeVisible()
  await expectViewsAccessible(page, `${PAGE}?marker=township-09020010`, async (_, look) => {
    await stands(page)
    await look()
    await page.getByRole('button', { name: /^(New list|新增清單)$/ }).click()
    await look()
    await page.keyboard.press('Escape')
    await page.locator('input[type=file]').setInputFiles({
      name: 'some.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,lat,lng\nGood,25,121\nFar,95,121'),
    })
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
