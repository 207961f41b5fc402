import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Area } from '#resources/areas/contract.ts'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test.use({
  hasWebGl: true,
  contextOptions: { reducedMotion: 'reduce' },
  // Screenshots of a map that is rendered in software take longer than the test.
  trace: 'off',
})

// One after the other, these long stories would be the last of a whole run.
test.describe.configure({ mode: 'parallel' })

const PAGE = 'page7/page7_03'
const TAIPEI = { id: 1, lng: 121.5436, lat: 25.04 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const location = (page: Page) => page.getByRole('form', { name: 'Location' })
const inside = (page: Page) => page.getByRole('region', { name: /^(Inside|範圍內)$/ })
/** The server has counted what is inside the shape on the screen. */
const counted = (page: Page) => expect(inside(page)).toHaveAttribute('aria-busy', 'false')
const drawn = (page: Page) =>
  expect(page.locator('.maplibregl-map')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })

/** Signs in and works in a sandbox of the test's own. Returns a function that reads the areas. */
async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(page.getByRole('heading', { name: /^\d+ areas$/ })).toBeVisible()
  return {
    areas: async () => (await call<{ rows: Area[] }>('GET', '/api/areas')).rows,
    call,
  }
}

async function middleOfCorners(page: Page): Promise<{ x: number; y: number }> {
  const boxes = await page
    .getByRole('button', { name: /^Corner \d at/ })
    .evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  const mean = (axis: 'x' | 'y') => boxes.reduce((sum, box) => sum + box[axis], 0) / boxes.length + 12
  return { x: mean('x'), y: mean('y') }
}

async function addPoints(page: Page, ...points: [lng: number, lat: number][]) {
  for (const [index, [lng, lat]] of points.entries()) {
    await location(page).getByLabel('Latitude').fill(String(lat))
    await location(page).getByLabel('Longitude').fill(String(lng))
    await button(page, 'Add point').click()
    await expect(page.getByText(index === 0 ? '1 point' : `${index + 1} points`, { exact: true })).toBeVisible()
  }
}

test.describe('the tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })

  test('are solved: a refused overlap, a hole, a split and a merge', async ({ page }) => {
    const { areas } = await open(page, `?area=${TAIPEI.id}`)
    await beginTasks(page, 'page7_03')

    // Moved over Taoyuan, refused, and trimmed.
    await counted(page)
    await button(page, 'Edit shape').click()
    await page.getByRole('radio', { name: 'Area' }).check({ force: true })
    await location(page)
      .getByLabel('Longitude')
      .fill(String(TAIPEI.lng - 0.25))
    await button(page, 'Move').click()
    // As narrow as beside the lesson, the button is far below the message.
    await page.setViewportSize({ width: 900, height: 720 })
    await button(page, 'Save shape').click()
    await expect(page.getByRole('alert')).toContainText('Taipei deliveries and Taoyuan deliveries')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('alert').getByRole('button', { name: 'Trim to neighbors' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await button(page, 'Save shape').click()
    await expect(page.getByText('Shape of “Taipei deliveries” saved.')).toBeVisible()
    await counted(page)
    const trimmed = await inside(page)
      .getByText(/service points$/)
      .textContent()
    await button(page, 'Undo').first().click()
    await expect(page.getByText('Undone: Shape of “Taipei deliveries” saved.')).toBeVisible()
    await expect(inside(page).getByText(/service points$/)).not.toHaveText(trimmed ?? '')

    // A hole, drawn by its corners.
    await counted(page)
    const before = await inside(page)
      .getByText(/service points$/)
      .textContent()
    await button(page, 'Edit shape').click()
    await counted(page)
    await button(page, 'Cut out a hole').click()
    const { lng, lat } = TAIPEI
    await addPoints(
      page,
      [lng - 0.02, lat - 0.02],
      [lng + 0.02, lat - 0.02],
      [lng + 0.02, lat + 0.02],
      [lng - 0.02, lat + 0.02],
    )
    await button(page, 'Finish').click()
    await expect(inside(page).getByText(/service points$/)).not.toHaveText(before ?? '')
    await counted(page)
    await button(page, 'Save shape').click()
    await expect.poll(async () => (await areas())[0]?.polygons[0]?.length).toBe(2)

    // Split by a line, and merged again.
    await page.goto(`${PAGE}?area=2`)
    const [, taoyuan] = await areas()
    await button(page, 'Split').click()
    await addPoints(page, [121.1, 24.95], [121.35, 24.95])
    await button(page, 'Split here').click()
    await expect(page.getByRole('heading', { name: '9 areas' })).toBeVisible()
    await page.getByLabel('Merge with').selectOption('Taoyuan deliveries 2')
    await button(page, 'Merge').click()
    await expect(page.getByRole('heading', { name: '8 areas' })).toBeVisible()
    const merged = (await areas())[1]
    expect((merged?.squareMetres ?? 0) / (taoyuan?.squareMetres ?? 1)).toBeCloseTo(1, 4)
    await expectTasksSolved(page, PAGE)
  })
})

test('an area is drawn, edited, undone and deleted by keyboard, and dragged by pointer', async ({ page }) => {
  const { areas } = await open(page, '?at=23.0000,120.8000,9.00')
  await drawn(page)
  await button(page, 'Draw area').click()
  const map = page.getByRole('region', { name: /^Map of the areas/ }).last()
  await expect(page.locator('.maplibregl-canvas')).toBeFocused()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press('Space')
    await page.keyboard.press(key)
    await drawn(page)
  }
  await expect(map).toBeVisible()
  await expect(page.getByText('3 points', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  const corner = page.getByRole('button', { name: /^Corner 1 at/ })
  await corner.focus()
  const before = await corner.getAttribute('aria-label')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(corner).not.toHaveAttribute('aria-label', before ?? '')
  await page.keyboard.press('Insert')
  await expect(page.getByRole('button', { name: /^Corner \d at/ })).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Corner 2 at/ })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^Corner \d at/ })).toHaveCount(3)
  const dragged = await corner.getAttribute('aria-label')
  const box = await corner.boundingBox()
  expect(box).not.toBeNull()
  const { x, y } = box ?? { x: 0, y: 0 }
  await page.mouse.move(x + 12, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 40, y - 20, { steps: 4 })
  await page.mouse.up()
  await expect(corner).not.toHaveAttribute('aria-label', dragged ?? '')

  // Inside the shape, a drag moves all of it, and not the map.
  const labels = () =>
    page.getByRole('button', { name: /^Corner \d at/ }).evaluateAll(all => all.map(one => one.ariaLabel))
  const [corners, at] = [await labels(), page.url()]
  const inner = await middleOfCorners(page)
  await page.mouse.move(inner.x, inner.y)
  await page.mouse.down()
  await page.mouse.move(inner.x + 30, inner.y + 10, { steps: 4 })
  await page.mouse.up()
  const moved = await labels()
  expect(moved.filter(label => corners.includes(label))).toEqual([])
  expect(page.url()).toBe(at)
  await page.getByLabel('Chinese name').fill('南部')
  await page.getByLabel('English name').fill('South')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'South' })).toBeVisible()
  expect(await areas()).toHaveLength(9)
  await button(page, 'Delete').click()
  await expect(page.getByRole('heading', { name: '8 areas' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: '9 areas' })).toBeVisible()
})

test('an undo before the reply has arrived takes back the step that is being sent', { tag: '@long' }, async ({
  page,
}) => {
  const { areas } = await open(page, '?area=1')
  const before = await areas()
  await expect(button(page, 'Delete')).toBeVisible()
  const isUndone = Promise.withResolvers<void>()
  await page.route('**/api/areas/changes', async route => {
    const response = await route.fetch()
    await isUndone.promise
    await route.fulfill({ response })
  })
  await button(page, 'Delete').click()
  await expect(page.getByRole('heading', { name: `${before.length - 1} areas` })).toBeVisible()
  await page.keyboard.press('Control+z')
  isUndone.resolve()
  await expect(page.getByRole('heading', { name: `${before.length} areas` })).toBeVisible()
})

test('crossing edges are marked while they are drawn', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await button(page, 'Draw area').click()
  await addPoints(page, [120.5, 23], [120.9, 23.4], [120.9, 23])
  await expect(page.getByRole('alert')).toBeHidden()
  await location(page).getByLabel('Latitude').fill('23.4')
  await location(page).getByLabel('Longitude').fill('120.5')
  await button(page, 'Add point').click()
  await expect(page.getByRole('alert')).toContainText('Edges cross each other, as marked on the map.')
})

test('without WebGL 2 the areas are a drawing that can be drawn on', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...[kind, ...rest]: Parameters<typeof draw>) {
        return kind === 'webgl2' ? null : draw.call(this, kind, ...rest)
      },
    })
  })
  await open(page)
  const sketch = page.getByRole('img', { name: 'Map of the areas' })
  await expect(sketch.locator('path[data-look="other"]')).toHaveCount(8)
  await button(page, 'Draw area').click()
  await sketch.click({ position: { x: 100, y: 100 } })
  await sketch.click({ position: { x: 200, y: 140 } })
  await expect(page.getByText('2 points', { exact: true })).toBeVisible()
})

test('right after Undo, the shape opens as Undo has left it, and can be saved', { tag: '@long' }, async ({ page }) => {
  const { areas } = await open(page, `?area=${TAIPEI.id}`)
  const corners = page.getByRole('region', { name: 'Shape', exact: true }).getByRole('option')
  await button(page, 'Edit shape').click()
  await expect(corners).not.toHaveCount(0)
  const before = await corners.count()
  await button(page, 'Insert corner').click()
  await button(page, 'Save shape').click()
  await expect(page.getByText('Shape of “Taipei deliveries” saved.')).toBeVisible()
  await counted(page)
  // The list is refetched too late.
  const held = await hold(page, 'GET /api/areas')
  await button(page, 'Undo').first().click()
  await button(page, 'Edit shape').click()
  await expect(corners).toHaveCount(before)
  await button(page, 'Insert corner').click()
  const saved = page.waitForResponse(reply => reply.request().method() !== 'GET' && reply.url().includes('/api/areas'))
  await button(page, 'Save shape').click()
  await saved
  await held.end()
  await expect.poll(async () => (await areas())[0]?.version).toBe(4)
})

test.describe('another window', () => {
  test.use({ expectedErrors: [/412/] })

  test('that has saved the shape first is not overwritten unasked', { tag: '@long' }, async ({ page }) => {
    const { areas, call } = await open(page, `?area=${TAIPEI.id}`)
    await button(page, 'Edit shape').click()
    await button(page, 'Insert corner').click()
    const [area] = await areas()
    await call('PATCH', `/api/areas/${TAIPEI.id}`, { mayOverlap: true }, { 'if-match': `"${area?.version}"` })
    await button(page, 'Save shape').click()
    await expect(page.getByRole('alert')).toContainText('was changed in another window')
    await expect(page.getByRole('alert')).toContainText('yours is dashed and the other is red')
    await button(page, 'Save my shape').click()
    await expect.poll(async () => (await areas())[0]).toMatchObject({ version: 3, mayOverlap: true })
  })
})

const chooseFile = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

test('a file is imported as far as possible, each area with its team', { tag: '@long' }, async ({ page }) => {
  const { areas, call } = await open(page)
  const { rows: teams } = await call<{ rows: { id: number; name: { en: string; zh: string } }[] }>('GET', '/api/teams')
  const [team] = teams
  const feature = (name: string, points: number[][], team?: string) => ({
    type: 'Feature',
    properties: { name, team },
    geometry: { type: 'Polygon', coordinates: [points] },
  })
  const triangle = (lng: number) => [
    [lng, 23],
    [lng + 0.2, 23],
    [lng + 0.2, 23.2],
    [lng, 23],
  ]
  const bowTie = [
    [124, 23],
    [124.2, 23.2],
    [124.2, 23],
    [124, 23.2],
    [124, 23],
  ]
  const features = [
    feature('Sea', triangle(123), team?.name.zh),
    feature('Eight', bowTie),
    feature('Reef', triangle(122.5), 'Nobody’s'),
  ]
  await chooseFile(page, 'areas.geojson', JSON.stringify({ type: 'FeatureCollection', features }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Feature 2 (Eight):' })).toContainText('cross each other')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Sea' })).toContainText(team?.name.en ?? '')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Reef' })).toContainText('“Nobody’s” is unknown')
  await dialog.getByRole('button', { name: 'Import 2 areas' }).click()
  await expect(page.getByRole('heading', { name: '10 areas' })).toBeVisible()
  expect((await areas()).slice(-2)).toMatchObject([
    { name: { en: 'Sea' }, teamId: team?.id },
    { name: { en: 'Reef' }, teamId: null },
  ])

  // What was exported is imported again, and all of it gets another team.
  const download = page.waitForEvent('download')
  await button(page, 'Export as KML').click()
  const file = await download
  expect(file.suggestedFilename()).toBe('areas.kml')
  const kml = await readFile(await file.path(), 'utf8')
  expect(kml).toContain(`<Data name="team"><value>${team?.name.en}</value></Data>`)
  await chooseFile(page, 'areas.kml', kml)
  const other = teams.at(-1)
  await dialog.getByLabel('Team').selectOption(other?.name.en ?? '')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Sea' })).toContainText(other?.name.en ?? '')
  await dialog.getByLabel('All of them may overlap other areas').check()
  await dialog.getByRole('button', { name: 'Import 10 areas' }).click()
  await expect(page.getByRole('heading', { name: '20 areas' })).toBeVisible()
  expect((await areas()).slice(10).every(({ teamId }) => teamId === other?.id)).toBe(true)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page)
  await expectViewsAccessible(page, `${PAGE}?area=1`, async ({ language }, look) => {
    await counted(page)
    // The list and the open area look alike in both languages.
    if (language === 'en') await look()
    await page.getByRole('button', { name: /^(Edit shape|編輯形狀)$/ }).click()
    await counted(page)
  })
})
