import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { liveSocket } from '#tests/journeys/live-socket.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { isInTab } from '#tests/tab/in-tab.ts'
import { variants } from '#tests/tier.ts'

const PAGE = 'page8/page8_08'
test.use({ ownConsole: true })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const press = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}` }).click()
test('days pass in an own sandbox, not in main, and events arrive while its shop is open', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, PAGE)
  const time = (name: string) => card(page, `Company time in ${name}`)
  await expect(time('main').getByRole('button', { name: 'Advance one day' })).toBeDisabled()
  await expect(time('main')).toContainText('only supersuper can advance time here')
  await create(page, 'Lunch')
  await press(page, 'Switch', 'Lunch')
  await time('Lunch').getByRole('button', { name: 'Advance one week' }).click()
  await expect(page.getByText(/^Added \d+ orders?, \d+ tickets? and \d+ events?\.$/)).toBeVisible()
  await card(page, 'Lunch').getByText('Contents').click()
  await expect(card(page, 'Lunch')).not.toContainText('Orders3,000')

  await time('Lunch').getByRole('button', { name: 'Open the shop' }).click()
  await expect(time('Lunch').getByRole('status')).toContainText('The shop is open until')
  await time('Lunch').getByRole('button', { name: 'Close the shop' }).click()
  await expect(time('Lunch').getByRole('button', { name: 'Open the shop' })).toBeVisible()
})

const dialog = (page: Page) => page.getByRole('dialog')
/** At the foot of the menu, which is closed on a phone. */
const sandboxButton = (page: Page, name: string) =>
  page.locator('#main-menu').getByRole('button', { name: `Sandbox: ${name}`, includeHidden: true })

async function create(page: Page, name: string, from?: string) {
  await page.getByRole('button', { name: 'New sandbox' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
  if (from) await dialog(page).getByLabel('Copy from').selectOption(from)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await expect(card(page, name)).toBeVisible()
}

for (const width of variants(1280, 375))
  test(`a sandbox is forked, worked in, frozen, restored, reset, renamed and deleted (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 })
    await enter(page, PAGE)
    await expect(card(page, 'main')).toContainText('Current')
    await expect(card(page, 'main')).toContainText('12,015 rows')
    await expect(page.getByRole('heading', { name: 'No sandboxes yet' })).toBeVisible()
    await create(page, 'Lunch')
    await expect(card(page, 'Lunch')).toContainText('copied from main')
    await expect(page.getByText('1 of 5 sandboxes, 0 of 10 snapshots')).toBeVisible()

    await press(page, 'Switch', 'Lunch')
    await expect(card(page, 'Lunch')).toContainText('Current')
    await expect(sandboxButton(page, 'Lunch')).toBeAttached()
    await card(page, 'Lunch').getByText('Contents').click()
    await expect(card(page, 'Lunch')).toContainText('Orders3,000')

    await press(page, 'Take snapshot', 'Lunch')
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Before')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Lunch').getByRole('listitem')).toContainText('Before')
    await press(page, 'Restore', 'Before')
    await dialog(page).getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Lunch was restored from the snapshot')).toBeVisible()
    await press(page, 'Reset', 'Lunch')
    await dialog(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Lunch was reset')).toBeVisible()

    await press(page, 'Rename', 'Lunch')
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Supper')
    await page.keyboard.press('Enter')
    await expect(sandboxButton(page, 'Supper')).toBeAttached()
    await page.reload()
    await expect(sandboxButton(page, 'Supper')).toBeAttached()

    await press(page, 'Delete', 'Supper')
    await expect(card(page, 'Supper')).toHaveCount(0)
    await expect(sandboxButton(page, 'Supper')).toHaveCount(0)
    await expect(card(page, 'main')).toContainText('Current')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page, 'Supper').getByRole('listitem')).toContainText('Before')
  })

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [/422/] })
  test('a taken name is reported on the field, and the input is kept', { tag: '@long' }, async ({ page }) => {
    await enter(page, PAGE)
    await create(page, 'Mine')
    await page.getByRole('button', { name: 'New sandbox' }).click()
    await dialog(page).getByRole('button', { name: 'Create' }).click()
    await expect(dialog(page).getByText('This field is required.')).toBeVisible()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Mine')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('You already have a sandbox with this name.')).toBeVisible()
    await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
    await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Mine too')
    await page.keyboard.press('Enter')
    await expect(card(page, 'Mine too')).toBeVisible()
  })
})

test.describe('API keys', () => {
  test.use({ expectedErrors: [/422/] })
  test('are created, shown once, edited and revoked; issues appear on their fields', async ({ page }) => {
    await enter(page, PAGE)
    await expect(page.getByText('No keys yet.')).toBeVisible()
    const make = async (name: string, origins: string) => {
      await page.getByRole('button', { name: 'New key' }).click()
      await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name)
      await dialog(page).getByLabel('Allowed origins').fill(origins)
      await dialog(page).getByRole('button', { name: 'Create key' }).click()
    }
    await make('Reader', 'localhost:5173')
    await expect(dialog(page).getByText('An origin is only a scheme, host and port')).toBeVisible()
    await expect(dialog(page).getByLabel('Allowed origins')).toBeFocused()
    await dialog(page).getByLabel('Allowed origins').fill('http://localhost:5173/')
    await dialog(page).getByRole('button', { name: 'Create key' }).click()
    await expect(dialog(page).getByRole('textbox', { name: 'API key' })).toBeFocused()
    const token = await dialog(page).getByRole('textbox', { name: 'API key' }).inputValue()
    expect(token).toMatch(/^strive_/)
    await page.keyboard.press('Escape')
    await expect(card(page, 'Your front end')).toContainText(token)

    const item = card(page, 'API keys').getByRole('listitem')
    await expect(item).toContainText(`strive_…${token.slice(-4)}`)
    await expect(item).toContainText(/Read only.*http:\/\/localhost:5173.*never/)
    await press(page, 'Edit', 'Reader')
    await dialog(page).getByLabel('Allowed origins').fill('https://app.example\nhttp://localhost:3000')
    await dialog(page).getByRole('button', { name: 'Save' }).click()
    await expect(item).toContainText('https://app.examplehttp://localhost:3000')

    await make('Reader', '')
    await expect(dialog(page).getByText('You already have a key with this name.')).toBeVisible()
    await page.keyboard.press('Escape')
    // The key is shown once, and not on the next visit.
    await page.reload()
    await expect(card(page, 'Your front end')).toContainText('strive_…')
    await expect(page.getByText(token)).toHaveCount(0)
    await press(page, 'Revoke', 'Reader')
    await dialog(page).getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('No keys yet.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test('its tasks are solved by working on the page', async ({ page }) => {
  needPage('page3_01')
  await enter(page, PAGE)
  await beginTasks(page, 'page8_08')
  await create(page, 'Lunch')
  await press(page, 'Switch', 'Lunch')
  await expect(sandboxButton(page, 'Lunch')).toBeAttached()
  await press(page, 'Take snapshot', 'Lunch')
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Before')
  await page.keyboard.press('Enter')
  await expect(card(page, 'Lunch').getByRole('listitem')).toContainText('Before')

  await page.goto('page3/page3_01?job=driver')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await dialog(page).getByLabel('Job').selectOption('Sales')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.goto(PAGE)
  await press(page, 'Restore', 'Before')
  await dialog(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Lunch was restored from the snapshot')).toBeVisible()
  await press(page, 'Reset', 'Lunch')
  await dialog(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText('Lunch was reset')).toBeVisible()

  await page.getByRole('button', { name: 'New key' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Reader')
  await dialog(page).getByRole('button', { name: 'Create key' }).click()
  const token = await dialog(page).getByRole('textbox', { name: 'API key' }).inputValue()
  const headers = { authorization: `Bearer ${token}` }
  // Other programs can't reach a browser tab.
  if (!isInTab) {
    expect((await page.request.get('/api/counters', { headers })).status()).toBe(200)
    const data = { target: 'number', by: 1 }
    expect((await page.request.post('/api/counters/steps', { headers, data })).status()).toBe(403)
  }
  await expectTasksSolved(page, PAGE)
})

test('at the limit no more can be created, and the page says why; another tab follows a switch', {
  tag: '@long',
}, async ({ page, context }) => {
  needPage('page1')
  await enter(page, PAGE)
  for (let count = 1; count <= 5; count++)
    await create(page, `number ${count}`, count === 2 ? 'main: Initial data' : undefined)
  await expect(page.getByText('5 of 5 sandboxes, 0 of 10 snapshots · You have reached the limit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New sandbox' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Fork: main' })).toBeDisabled()
  await expect(card(page, 'number 2')).toContainText('copied from Initial data')

  const other = await context.newPage()
  const socket = liveSocket(other)
  await other.goto('page1')
  await socket
  await press(page, 'Switch', 'number 3')
  await expect(sandboxButton(other, 'number 3')).toBeAttached()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  await enter(page, PAGE)
  await create(page, 'A sandbox with a rather long name that has to go somewhere')
  await page.getByRole('button', { name: /^Switch/ }).click()
  await page.getByRole('button', { name: /^Take snapshot/ }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Before the import')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Before the import', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'New key' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('A key with a rather long name as well')
  await dialog(page).getByLabel('Allowed origins').fill('https://a-rather-long-host-name.front-end.example:8443')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page, PAGE, async () => {
    await expect(page.getByText('Before the import', { exact: true })).toBeVisible()
    for (const summary of await page.locator('#content summary').all()) await summary.click()
  })
})
