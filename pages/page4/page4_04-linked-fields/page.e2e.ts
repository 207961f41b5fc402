import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page4/page4_04'
const [TAINAN, TAIPEI] = ['67000', '63000']

/** Signs in and works in a sandbox of the test's own. Returns a caller of the API. */
async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  return call
}
const county = (page: Page) => page.getByRole('combobox', { name: 'County' })
const township = (page: Page) => page.getByRole('combobox', { name: 'Township' })
const sites = (page: Page) => page.getByRole('group', { name: 'Service point' }).getByRole('radio')
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const row = (page: Page, of: string) => page.getByRole('row', { name: of })
const townshipsShown = (page: Page) => township(page).getByRole('option').allTextContents()

/** Chooses Tainan, whose townships respond slowly, and then Taipei. */
async function race(page: Page) {
  await page.getByRole('checkbox', { name: /^Slow network/ }).uncheck()
  await page.getByRole('checkbox', { name: /^Slow network/ }).check()
  await county(page).selectOption(TAINAN)
  await county(page).selectOption(TAIPEI)
}

test('ignores a late response; without protection it overwrites the right list', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Ignore the older response' }).check()
  await race(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Townships #2 Taipei City' })).toContainText('shown')
  await expect(page.getByRole('listitem').filter({ hasText: 'Townships #1 Tainan City' })).toContainText(
    'late, ignored',
  )
  expect((await townshipsShown(page)).join()).toMatch(/Da'an District/)

  await page.getByRole('radio', { name: 'Do it wrong' }).check()
  await county(page).selectOption('')
  await race(page)
  await expect(page.getByText('A late response replaced it with the townships of Tainan City')).toBeVisible()
  expect(await county(page).inputValue()).toBe(TAIPEI)
  expect((await townshipsShown(page)).join()).toMatch(/Anping District/)
})

test.describe('a route', () => {
  // The browser logs a refused request as an error. News of a deletion read the open route once more.
  test.use({ expectedErrors: [/422|404/] })

  test('is refused under a taken name, created under a suggested one, deleted and restored', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page)
    await name(page).fill('ｔｐｅ－１ 臺北')
    await expect(page.getByRole('link', { name: 'TPE-1 臺北' })).toBeVisible()
    await page.getByRole('button', { name: 'Add route' }).click()
    await expect(page.getByText('Choose a service point.')).toBeVisible()
    await expect(county(page)).toBeFocused()
    await county(page).selectOption(TAINAN)
    await township(page).selectOption({ index: 1 })
    await sites(page).first().check()
    await page.getByRole('button', { name: 'Add route' }).click()
    await expect(page.getByText('Another route already uses this name.')).toBeVisible()
    await expect(name(page)).toBeFocused()
    await expect(sites(page).first()).toBeChecked()

    const suggestion = page.getByRole('button', { name: /^Use the name/ }).first()
    const free = (await suggestion.textContent()) ?? ''
    await suggestion.click()
    await expect(page.getByText(`“${free}” is available.`)).toBeVisible()
    await page.getByRole('button', { name: 'Add route' }).click()
    await expect(page.getByText(`The route ${free} was added.`)).toBeVisible()
    await expect(row(page, free)).toContainText('Tainan City')
    await expect(name(page)).toHaveValue('')
    await expect(name(page)).toBeFocused()

    await row(page, free).getByRole('rowheader').click()
    await page.getByLabel('Weekday').selectOption('Friday')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(row(page, free)).toContainText('Friday')

    await chooseInRowMenu(page, free, 'Delete')
    await expect(row(page, free)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, free)).toBeVisible()
  })
})

test('the form leaves no gaps for what it does not say yet', { tag: '@long' }, async ({ page }) => {
  await enter(page, PAGE)
  const gap = async (above: Locator, below: Locator) => {
    const [upper, lower] = [await above.boundingBox(), await below.boundingBox()]
    return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)
  }
  const help = page.getByText('Must be unique. Case, width and spaces are ignored.')
  const start = page.getByText('Starting point', { exact: true }).first()
  expect(await gap(help, start)).toBeLessThan(32)
  expect(
    await gap(page.getByText('Choose a township to see its service points.'), page.getByText('Weekday').first()),
  ).toBeLessThan(32)
  // The result of the check needs no room of its own, and what it suggests replaces the help.
  const { y: before = 0 } = (await start.boundingBox()) ?? {}
  await name(page).fill('A name that nobody has')
  await expect(page.getByText('“A name that nobody has” is available.')).toBeVisible()
  expect((await start.boundingBox())?.y).toBe(before)
  await name(page).fill('TPE-1 臺北')
  await expect(page.getByRole('button', { name: /^Use the name/ }).first()).toBeVisible()
  expect(Math.abs(((await start.boundingBox())?.y ?? 0) - before)).toBeLessThan(12)
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })
  test('are solved by working on the page', async ({ page }) => {
    await open(page)
    await beginTasks(page, 'page4_04')
    await page.getByRole('radio', { name: 'Ignore the older response' }).check()
    await race(page)
    await expect(page.getByRole('listitem').filter({ hasText: 'Townships #1 Tainan City' })).toContainText(
      'late, ignored',
    )
    await page.getByRole('checkbox', { name: /^Slow network/ }).uncheck()

    await page.goto(PAGE)
    await county(page).selectOption(TAINAN)
    await township(page).selectOption({ index: 1 })
    await sites(page).first().check()
    await name(page).fill('Learner 1')
    await expect(page.getByText('“Learner 1” is available.')).toBeVisible()
    await page.getByRole('button', { name: 'Add route' }).click()
    await expect(page.getByText('The route Learner 1 was added.')).toBeVisible()

    // The form is new. Leaving its empty name must not move the service point that is being pressed.
    await expect(county(page)).toHaveValue('')
    await county(page).selectOption(TAINAN)
    await township(page).selectOption({ index: 1 })
    await sites(page).first().check()
    await name(page).fill('Learner 1')
    await page.getByRole('button', { name: 'Add route' }).click()
    await expect(page.getByText('Another route already uses this name.')).toBeVisible()
    const suggestion = page.getByRole('button', { name: /^Use the name/ }).first()
    const free = (await suggestion.textContent()) ?? ''
    await suggestion.click()
    await page.getByRole('button', { name: 'Add route' }).click()
    await expect(page.getByText(`The route ${free} was added.`)).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('the three lists', () => {
  test.use({ expectedErrors: [/503/] })

  test('are filled in by a link; outdated choices are cleared and restored; a failed list is retried', {
    tag: '@long',
  }, async ({ page }) => {
    const call = await open(page, '?site=1')
    const site = await call<{ name: { en: string }; townshipId: string }>('GET', '/api/sites/1')
    await expect(township(page)).toHaveValue(site.townshipId)
    expect(await county(page).inputValue()).toBe(site.townshipId.slice(0, 5))
    await expect(page.getByText(`Selected: ${site.name.en}`)).toBeVisible()

    const other = site.townshipId.startsWith(TAINAN) ? TAIPEI : TAINAN
    await county(page).selectOption(other)
    await expect(page.getByText(/^The township .+ was cleared/)).toBeVisible()
    expect(new URL(page.url()).searchParams.has('site')).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(township(page)).toHaveValue(site.townshipId)
    await expect(page.getByText(`Selected: ${site.name.en}`)).toBeVisible()

    const fault = { method: 'GET', path: '/api/counties/*/townships', fault: { status: 503, first: 1 } }
    await call('POST', '/api/faults', fault)
    await county(page).selectOption(other)
    await expect(page.getByText(/^The list could not be loaded/)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(township(page)).toBeEnabled()
    await call('DELETE', '/api/faults')
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAccessible(page, `${PAGE}?site=1`, async language => {
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('radio').nth(4)).toBeVisible()
    if (language === 'en') {
      await page.getByRole('radio', { name: 'Do it wrong' }).check()
      await page.getByRole('textbox', { name: 'Name' }).first().fill('TPE-1 臺北')
      await expect(page.getByRole('link', { name: 'TPE-1 臺北' })).toBeVisible()
    }
  })
})
