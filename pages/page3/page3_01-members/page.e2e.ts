import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { openLive } from '#tests/journeys/live-socket.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { hasPage } from '#tests/journeys/parts-here.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_01'
type Member = { id: number; version: number; email: string; name: { en: string; zh: string } }
type Caller = Awaited<ReturnType<typeof workInOwnSandbox>>

/** Signs in and works in a sandbox of the test's own. */
async function open(page: Page, search = ''): Promise<Caller> {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  return call
}
const addMember = (call: Caller, email: string, fields: object = {}) =>
  call<Member>('POST', '/api/members', {
    name: { en: 'Lin Shu-guang', zh: '林曙光' },
    email,
    teamId: 13,
    job: 'driver',
    joinedOn: '2026-10-01',
    ...fields,
  })
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
const pane = (page: Page) => page.getByRole('dialog')

test.describe('one member', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422|412/] })

  test('is added, with the server’s issue on the field; is merged with others’ changes; is archived and restored', async ({
    page,
  }) => {
    const call = await open(page)
    const taken = (await call<{ rows: Member[] }>('GET', '/api/members?limit=1')).rows[0]?.email ?? ''
    await page.getByRole('button', { name: 'Add member' }).click()
    await pane(page).getByLabel('Chinese name').fill('林曙光')
    await pane(page).getByRole('button', { name: 'Add' }).click()
    await expect(pane(page).getByText('Choose a team.')).toBeVisible()
    await expect(pane(page).getByLabel('English name')).toBeFocused()
    await pane(page).getByLabel('English name').fill('Lin Shu-guang')
    await pane(page).getByLabel('E-mail').fill(taken.toUpperCase())
    await pane(page).getByLabel('Team').selectOption('Delivery')
    await pane(page).getByLabel('Job').selectOption('Driver')
    await pane(page).getByRole('button', { name: 'Add' }).click()
    await expect(pane(page).getByText('Another member already uses this e-mail address.')).toBeVisible()
    await expect(pane(page).getByLabel('E-mail')).toBeFocused()
    await pane(page).getByLabel('E-mail').fill('shu-guang@ridgeline.example')
    await pane(page).getByRole('button', { name: 'Add' }).click()
    await expect(pane(page)).toBeHidden()

    await page.getByLabel('Search').fill('曙光')
    await page.getByRole('link', { name: 'Lin Shu-guang', exact: true }).click()
    await expect(page).toHaveURL(/search=.*&member=118/)
    await pane(page).getByLabel('Job').selectOption('Buyer')
    // Someone else changes one field that is untouched here, and one that is changed here, too.
    await call('PATCH', '/api/members/118', { job: 'warehouse', joinedOn: '2026-09-01' }, { 'if-match': '"1"' })
    await pane(page).getByRole('button', { name: 'Save' }).click()
    const merge = page.getByRole('dialog', { name: 'Edit conflict' })
    await merge.getByLabel('Mine: Buyer').check()
    await merge.getByRole('button', { name: 'Save selected values' }).click()
    await expect(page.getByText(/was saved, with changes from elsewhere: Joined on/)).toBeVisible()
    await expect(pane(page).getByLabel('Joined on')).toHaveValue('2026-09-01')

    // The toast is within reach while the pane is open, and after it has closed.
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await pane(page).getByRole('button', { name: 'Archive' }).click()
      await expect(pane(page).getByText(/^Archived /)).toBeVisible()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(pane(page).getByText(/^Archived /)).toBeHidden()
      await expect(page.getByText('Lin Shu-guang was restored.')).toBeVisible()
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await pane(page).getByRole('button', { name: 'Archive' }).click()
    await expect(pane(page).getByText(/^Archived /)).toBeVisible()
    await pane(page).getByRole('button', { name: 'Close', exact: true }).last().click()
    await expect(page.getByText('No members match these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, /Lin Shu-guang/)).toBeVisible()
  })

  test('asks before input is lost, on Escape and on Back', { tag: '@long' }, async ({ page }) => {
    await open(page)
    await page.getByRole('rowheader').first().getByRole('link').click()
    await pane(page).getByLabel('E-mail').fill('unsaved@ridgeline.example')
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave()
      await page.getByRole('button', { name: 'Stay' }).click()
      await expect(pane(page).getByLabel('E-mail')).toHaveValue('unsaved@ridgeline.example')
    }
    await page.keyboard.press('Alt+PageDown')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(pane(page).getByText('2 of 50')).toBeVisible()
    await expect(pane(page).getByLabel('E-mail')).not.toHaveValue('unsaved@ridgeline.example')
    await pane(page).getByLabel('E-mail').fill('unsaved@ridgeline.example')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(pane(page)).toBeHidden()
    await expect(page).not.toHaveURL(/member=/)
  })
})

test('archives several at once: a refused row shows why; others’ changes appear by themselves', async ({ page }) => {
  const call = await open(page, '?job=manager&team=13')
  await addMember(call, 'second@ridgeline.example', { job: 'manager', name: { en: 'Second Manager', zh: '第二主管' } })
  await expect(row(page, /Second Manager/)).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByText('1 member could not be changed: only manager of the team.')).toBeVisible()
  await expect(page.getByRole('row').getByText('only manager of the team')).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})

test('changes the team or job of several: a refused row stays selected, and Undo gives each one back what they had', {
  tag: '@long',
}, async ({ page }) => {
  const call = await open(page, '?team=13')
  await addMember(call, 'buyer@ridgeline.example', { job: 'buyer', name: { en: 'Only Buyer', zh: '採購一人' } })
  await expect(row(page, /Only Buyer/)).toBeVisible()
  const withJob = (job: string) => page.getByRole('cell', { name: job, exact: true })

  // By keyboard, from the selection to the new job.
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('10 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Change job…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the job of 10 members' })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Change' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change job…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Support')
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText('The job of 9 members was changed to Support.')).toBeVisible()
  await expect(page.getByRole('row').getByText('only manager of the team')).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(withJob('Support')).toHaveCount(9)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The changes of 9 members were undone.')).toBeVisible()
  for (const [job, count] of [
    ['Support', 0],
    ['Buyer', 1],
    ['Driver', 8],
  ] as const)
    await expect(withJob(job)).toHaveCount(count)

  await page.getByRole('button', { name: 'Clear selection' }).click()
  for (const name of [/Only Buyer/, /Driver/]) await row(page, name).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change team…' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('Warehouse')
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('2 members were moved to Warehouse.')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Members' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})

test('members that somebody else has changed meanwhile are left as they are, stay selected and say why', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  const call = await open(page, '?team=13&state=all')
  const drivers = row(page, /Driver/)
    .getByRole('rowheader')
    .getByRole('link')
  const [mine = '', edited = '', archived = ''] = await drivers.allTextContents()
  for (const name of [mine, edited, archived]) await row(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change job…' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('Support')

  // A colleague works in the same sandbox.
  const { rows } = await call<{ rows: { id: string; isShared: boolean }[] }>('GET', '/api/sandboxes')
  const other = await (await browser.newContext({ baseURL })).newPage()
  await enter(other)
  const theirs = await callerOf(other)
  await theirs('PUT', '/api/sessions/current/sandbox', { sandboxId: rows.find(({ isShared }) => !isShared)?.id })
  await other.goto(`${PAGE}?team=13`)

  // While the request waits at the server, the colleague edits one of the members and archives another.
  const held = await hold(page, 'PATCH /api/members')
  await expect(other.locator('[data-faults]')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await other.getByRole('link', { name: edited, exact: true }).click()
  await pane(other).getByLabel('Job').selectOption('Buyer')
  await pane(other).getByRole('button', { name: 'Save' }).click()
  // It is there while something is unsaved.
  await expect(pane(other).getByRole('button', { name: 'Cancel' })).toBeHidden()
  await pane(other).getByRole('button', { name: 'Close', exact: true }).last().click()
  await other.getByRole('button', { name: `Actions for ${archived}` }).click()
  await other.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(other.getByText(`${archived} was archived.`)).toBeVisible()
  await held.release()

  await expect(page.getByText(`The job of ${mine} was changed to Support.`)).toBeVisible()
  await expect(page.getByText('2 members could not be changed: changed by somebody else.')).toBeVisible()
  await expect(page.getByText('2 selected')).toBeVisible()
  for (const name of [edited, archived])
    await expect(row(page, name).getByText('changed by somebody else')).toBeVisible()
  await expect(row(page, edited).getByRole('cell', { name: 'Buyer' })).toBeVisible()
  await expect(row(page, archived).getByRole('cell', { name: 'Driver' })).toBeVisible()

  // Once it is clear what they look like now, the change applies to them, too.
  await page.getByRole('button', { name: 'Change job…' }).click()
  await page.getByRole('dialog').getByRole('combobox').selectOption('Support')
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText('The job of 2 members was changed to Support.')).toBeVisible()
  await expect(page.getByRole('row').getByText('changed by somebody else')).toHaveCount(0)
  await other.context().close()
})

test('a row has a menu: by its button, a right click and the menu key', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '?team=13&job=driver')
  const menu = page.getByRole('menu')
  const entry = (name: string) => menu.getByRole('menuitem', { name, exact: true })
  const names = page.getByRole('rowheader').getByRole('link')
  const [first = '', second = ''] = await names.allTextContents()
  const button = page.getByRole('button', { name: `Actions for ${first}` })

  await button.click()
  await expect(menu).toHaveAccessibleName(first)
  await expect(entry('Open')).toBeFocused()
  await button.click()
  await expect(menu).toBeHidden()
  await button.click()
  await entry('Copy link').click()
  await expect(page.getByText('The link was copied.')).toBeVisible()
  await expect(button).toBeFocused()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  // A slice may lack the audit trail.
  if (hasPage('page3_08')) {
    await button.click()
    await entry('History').click()
    await expect(page).toHaveURL(/page3_08\?.*entity=members.*rowId=/)
  }
  await page.goto(link)
  await expect(pane(page).getByLabel('English name')).toHaveValue(first)

  // The name is a link.
  await page.goto(`${PAGE}?team=13&job=driver`)
  const [tab] = await Promise.all([context.waitForEvent('page'), names.first().click({ modifiers: ['ControlOrMeta'] })])
  await expect(pane(tab).getByLabel('English name')).toHaveValue(first)
  await expect(pane(page)).toBeHidden()
  await tab.close()

  // A right click anywhere in the row, but not on selected text.
  await row(page, second).getByRole('cell').first().click({ button: 'right' })
  await expect(menu).toHaveAccessibleName(second)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toBeHidden()
  await row(page, second).getByRole('cell').first().selectText()
  await row(page, second).getByRole('cell').first().click({ button: 'right' })
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')

  // By keyboard, from cell to cell. What leaves the list leaves the focus on the row that takes its place.
  await page.getByRole('region', { name: 'Members' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Shift+F10']) await page.keyboard.press(key)
  await expect(menu).toHaveAccessibleName(second)
  await page.keyboard.press('Escape')
  await expect(row(page, second).getByRole('gridcell').first()).toBeFocused()
  await page.keyboard.press('ContextMenu')
  await expect(entry('Open')).toBeFocused()
  for (const key of ['a', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByText(`${second} was archived.`)).toBeVisible()
  await expect(row(page, second)).toHaveCount(0)
  await expect(page.locator('td:focus')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, second)).toBeVisible()

  // Within reach on a small screen, beside the open lesson, too.
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(button).toBeInViewport({ ratio: 1 })
  await button.click()
  await expect(entry('Archive')).toBeInViewport({ ratio: 1 })
})

test.describe('its tasks', () => {
  test.use({ expectedErrors: [/422/] })
  test('are solved by working on the page', async ({ page }) => {
    const call = await open(page)
    await beginTasks(page, 'page3_01')
    const [{ email }] = (await call<{ rows: [Member] }>('GET', '/api/members?limit=1')).rows
    await page.getByRole('button', { name: 'Add member' }).click()
    await pane(page).getByLabel('English name').fill('Learner')
    await pane(page).getByLabel('Chinese name').fill('學習者')
    await pane(page).getByLabel('E-mail').fill(email)
    await pane(page).getByLabel('Team').selectOption('Delivery')
    await pane(page).getByLabel('Job').selectOption('Manager')
    await pane(page).getByRole('button', { name: 'Add' }).click()
    await expect(pane(page).getByText('Another member already uses this e-mail address.')).toBeVisible()
    await pane(page).getByLabel('E-mail').fill('learner@ridgeline.example')
    await pane(page).getByRole('button', { name: 'Add' }).click()
    await expect(pane(page)).toBeHidden()

    await page.goto(`${PAGE}?job=manager&team=13`)
    await row(page, /Learner/)
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(page, /Learner/)).toBeVisible()

    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(page.getByRole('row').getByText('only manager of the team')).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test('a view keeps filters, sort and columns, and its link restores them; the export contains the same rows', async ({
  page,
}) => {
  await open(page, '?job=driver&sort=-joinedOn&columns=name&columns=joinedOn')
  const shown = await page.getByRole('rowheader').allTextContents()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('View name').fill('New drivers')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await expect(page).toHaveURL(/view=[0-9a-f]{16}/)
  const id = new URL(page.url()).searchParams.get('view')
  await page.goto(`${PAGE}?view=${id}`)
  await expect(page).toHaveURL(/job=driver&sort=-joinedOn/)
  await expect(page.getByRole('rowheader')).toHaveText(shown)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const text = await (await download.createReadStream()).toArray().then(parts => Buffer.concat(parts).toString())
  const lines = text.split('\n').filter(Boolean)
  expect(lines[0]).toBe('\ufeffName,Name (Chinese),Joined on')
  expect(lines.slice(1)).toHaveLength(shown.length)

  await page.getByLabel('State').selectOption('All')
  await page.getByRole('button', { name: 'New drivers (changed)' }).click()
  await page.getByRole('button', { name: 'Delete “New drivers”' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“New drivers” was restored.')).toBeVisible()
})

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/500/] })
  test('the list shows the error with a retry button', { tag: '@long' }, async ({ page }) => {
    await enter(page)
    const call = await workInOwnSandbox(page)
    await call('POST', '/api/faults', { method: 'GET', path: '/api/members', fault: { status: 500 } })
    await openLive(page, PAGE)
    await expect(page.getByRole('heading', { name: 'Rows could not be loaded' })).toBeVisible({ timeout: 20_000 })
    await call('DELETE', '/api/faults')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
})

test('is accessible in both languages, themes and widths', { tag: '@firefox-long' }, async ({ page }) => {
  test.slow()
  await open(page)
  await expectViewsAccessible(page, PAGE, async ({ width, language }, look) => {
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    if (width === 1280) {
      await page.getByRole('checkbox').first().check()
      await page
        .getByRole('button', { name: /^Actions for|的操作$/ })
        .first()
        .click()
      await expect(page.getByRole('menu')).toBeVisible()
      await look()
      await page.keyboard.press('Escape')
      return page.getByRole('button', { name: /Change job…|變更職務…/ }).click()
    }
    if (language === 'en') await page.getByRole('rowheader').first().getByRole('link').click()
  })
})
