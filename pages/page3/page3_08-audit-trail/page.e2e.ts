import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_08'
type Member = { id: number; version: number }

/** Signs in, creates a sandbox of the test's own and changes a member there. */
async function prepare(page: Page) {
  await enter(page)
  const call = await workInOwnSandbox(page)
  const made = await call<Member>('POST', '/api/members', {
    name: { en: 'Lin Shu-guang', zh: '林曙光' },
    email: 'shu-guang@ridgeline.example',
    teamId: 13,
    job: 'driver',
    joinedOn: '2026-10-01',
  })
  const change = (version: number, fields: object) =>
    call<Member>('PATCH', `/api/members/${made.id}`, fields, { 'if-match': `"${version}"` })
  await change(1, { job: 'buyer', teamId: 1 })
  return { call, change, id: made.id }
}
const pane = (page: Page) => page.getByRole('dialog')
const rows = (page: Page) => page.getByRole('rowheader')

test('shows a member’s changes field by field; restores a version, and undoes that', async ({ page }) => {
  needPage('page3_01')
  const { call, change, id } = await prepare(page)
  await page.goto(`page3/page3_01?member=${id}`)
  await pane(page).getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(/page3_08\?entity=members&rowId=\d+/)
  await expect(rows(page)).toHaveCount(2)
  await rows(page).first().getByRole('link').click()
  const changes = pane(page).getByRole('region', { name: 'Changes' })
  await expect(changes).toContainText('Teambefore: Delivery → after: ')
  await expect(changes).toContainText('Jobbefore: Driver → after: Buyer')
  await expect(pane(page).getByText('The current content is identical to this version.')).toBeVisible()
  await page.keyboard.press('Escape')

  // Concurrent changes appear by themselves.
  await change(2, { job: 'sales' })
  await expect(rows(page)).toHaveCount(3)
  await rows(page).last().getByRole('link').click()
  await expect(pane(page).getByText('shu-guang@ridgeline.example')).toBeVisible()
  await pane(page).getByRole('button', { name: 'Restore this version' }).click()
  const question = page.getByRole('dialog', { name: /^Restore Lin Shu-guang as of/ })
  await expect(question).toContainText('2 changed fields: Team, Job')
  await question.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Lin Shu-guang was restored as version 4.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The restore of Lin Shu-guang was undone, as version 5.')).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await rows(page).first().getByRole('link').click()
  await pane(page).getByRole('link', { name: 'Open record' }).click()
  await expect(pane(page).getByLabel('Job')).toHaveValue('sales')

  // A deleted row is restored, and that is undone, too.
  const name = { en: 'Night Shift', zh: '夜班組' }
  const team = await call<Member>('POST', '/api/teams', { name, parentId: 13 })
  await call('DELETE', `/api/teams/${team.id}`, undefined, { 'if-match': '"1"' })
  await page.goto(`${PAGE}?entity=teams&rowId=${team.id}`)
  await rows(page).first().getByRole('link').click()
  await pane(page).getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByText('Night Shift was restored as version 3.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Night Shift was deleted again.')).toBeVisible()
})

test('filters are in the URL; the export contains the same rows; a row links to its request', { tag: '@long' }, async ({
  page,
}) => {
  await prepare(page)
  await page.goto(`${PAGE}?entity=members`)
  await page.getByLabel('Action').selectOption('Created')
  await expect(page).toHaveURL(/entity=members&action=create/)
  await expect(rows(page)).toHaveCount(1)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const text = await (await download.createReadStream()).toArray().then(parts => Buffer.concat(parts).toString())
  expect(text.trim().split('\n')[1]).toMatch(
    /^Members,\d+,Lin Shu-guang,.*,create,operator,name email teamId job joinedOn$/,
  )
  await page.getByLabel('Account', { exact: true }).selectOption('operator')
  await rows(page).getByRole('link').click()
  await expect(page).toHaveURL(/record=\d+/)
  await pane(page).getByRole('link', { name: 'View request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Request')
  await expect(page.getByText('createMember')).toBeVisible()
})

test('the records of one request are one entry that opens; a shop is called by its sandbox', { tag: '@long' }, async ({
  page,
}) => {
  const { call } = await prepare(page)
  const row = (n: number) => ({
    name: { en: `Lin ${n}`, zh: `林${n}` },
    email: `lin${n}@strive.example`,
    teamId: 13,
    job: 'driver',
    joinedOn: '2026-10-01',
  })
  await call('POST', '/api/imports', { fileName: 'people.csv', rows: Array.from({ length: 4_000 }, (_, n) => row(n)) })
  await page.goto(PAGE)
  const entry = rows(page).filter({ hasText: '+4,000 more' })
  await expect(entry).toHaveCount(1)
  await expect(rows(page).filter({ hasText: 'Lin Shu-guang' })).toHaveCount(2)
  await entry.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/requestId=/)
  await expect(rows(page)).toHaveCount(50)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rows(page).filter({ hasText: 'more' })).toHaveCount(0)
  await page.getByLabel('Record', { exact: true }).selectOption('Imports')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove filter: Request/ }).click()
  await expect(page).not.toHaveURL(/requestId=/)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(entry).toHaveCount(1)

  // From a record to everything that its request wrote.
  await page.goto(`${PAGE}?entity=members&action=create`)
  await expect(rows(page)).toHaveCount(2)
  await page.goto(`${PAGE}?entity=imports&rowId=1`)
  await rows(page).getByRole('link').click()
  await pane(page).getByRole('link', { name: 'View all changes of the request' }).click()
  await expect(rows(page)).toHaveCount(50)

  await call('POST', '/api/shop/days', { days: 1 })
  await page.goto(`${PAGE}?entity=shop`)
  await expect(rows(page).first()).toContainText('of a test')
  await page.goto(`${PAGE}?entity=sessions`)
  await rows(page).first().getByRole('link').click()
  await expect(pane(page).getByRole('region', { name: 'Changes' })).toContainText('of a test')
  await expect(pane(page).getByText('Sandbox · id')).toHaveCount(0)
})

test('what was written meanwhile is shown when the page is opened again', { tag: '@long' }, async ({ page }) => {
  const { change, id } = await prepare(page)
  await page.goto(`${PAGE}?entity=members&rowId=${id}`)
  await expect(rows(page)).toHaveCount(2)
  await page.locator('#main-menu').getByRole('link', { name: 'Members' }).click()
  await expect(rows(page).first()).toBeVisible()
  await change(2, { job: 'sales' })
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412/] })
  test('are solved by working on the page', async ({ page }) => {
    needPage('page3_01')
    const { id } = await prepare(page)
    await beginTasks(page, 'page3_08')
    await page.goto(`page3/page3_01?member=${id}`)
    await pane(page).getByLabel('Job').selectOption('Sales')
    await pane(page).getByRole('button', { name: 'Save' }).click()
    await expect(pane(page).getByRole('button', { name: 'Save' })).toBeDisabled()
    await pane(page).getByRole('link', { name: 'History' }).click()
    await rows(page).first().getByRole('link').click()
    await expect(pane(page).getByText('The current content is identical to this version.')).toBeVisible()
    await page.keyboard.press('Escape')

    await rows(page).last().getByRole('link').click()
    await pane(page).getByRole('button', { name: 'Restore this version' }).click()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The restore of Lin Shu-guang was undone, as version 5.')).toBeVisible()
    await rows(page).last().getByRole('link').click()
    const record = new URL(page.url()).searchParams.get('record') ?? ''

    const restore = (version: number) =>
      sendInApiPractice(page, 'audit/restoreAudit', { 'params.auditId': record, 'headers.if-match': `"${version}"` })
    await restore(1)
    await restore(5)
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('a record of another sandbox', () => {
  test.use({ expectedErrors: [/404/] })
  test('is reported as missing', { tag: '@long' }, async ({ page }) => {
    await prepare(page)
    await page.goto(`${PAGE}?record=999999999`)
    await expect(pane(page).getByText('Entry not found')).toBeVisible()
    await pane(page).getByRole('button', { name: 'Close' }).click()
    await expect(pane(page)).toBeHidden()
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await prepare(page)
  await expectAccessible(page, PAGE, async language => {
    await expect(rows(page).first()).toBeVisible()
    if (language === 'en') await rows(page).first().getByRole('link').click()
  })
})
