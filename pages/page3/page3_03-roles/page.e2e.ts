import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_03'
type Caller = Awaited<ReturnType<typeof workInOwnSandbox>>
type Role = { id: number; version: number; permissions: string[] }

const LEARNER = { name: { en: 'Learner', zh: '學習者' }, teamId: 13, job: 'driver', joinedOn: '2026-10-01' }

/** Signs in and works in a sandbox of the test's own. */
async function open(page: Page): Promise<Caller> {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  return call
}
const right = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

test('a permission removed after a page was read and before its live connection is learned when it opens', {
  tag: '@long',
}, async ({ page }) => {
  needPage('page3_01')
  await enter(page)
  const call = await workInOwnSandbox(page)
  let connect = () => {}
  const isChanged = new Promise<void>(resolve => {
    connect = resolve
  })
  await page.route('**/api/live/tickets', async route => {
    await isChanged
    await route.continue()
  })
  await page.goto('page3/page3_01')
  const add = page.getByRole('button', { name: 'Add member' })
  await expect(add).toBeVisible()
  const { version, permissions } = await call<Role>('GET', '/api/roles/1')
  const others = permissions.filter(permission => permission !== 'members:write')
  await call('PATCH', '/api/roles/1', { permissions: others }, { 'if-match': `"${version}"` })
  connect()
  await expect(add).toBeHidden()
})

test.describe('rights and roles', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/403|412|422/] })

  test('a permission is removed and restored; a page without it hides its button, and the API refuses the request', {
    tag: '@long',
  }, async ({ page, context }) => {
    const call = await open(page)
    const members = await context.newPage()
    await members.goto('page3/page3_01')
    const add = members.getByRole('button', { name: 'Add member' })
    await expect(add).toBeVisible()

    await right(page, 'Administrator: Members, read').focus()
    await page.keyboard.press('ArrowDown')
    await expect(right(page, 'Administrator: Members, change')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByText('Administrator can no longer change Members.')).toBeVisible()
    await expect(add).toBeHidden()
    await expect(call('POST', '/api/members', {})).rejects.toThrow('403')
    await expect(page.getByText('The role Administrator does not grant it.')).toBeVisible()

    // Someone else changes another permission first: both changes are kept.
    const { version, permissions } = await call<Role>('GET', '/api/roles/1')
    const others = permissions.filter(permission => permission !== 'tracks:read')
    await call('PATCH', '/api/roles/1', { permissions: others }, { 'if-match': `"${version}"` })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(add).toBeVisible()
    await expect(right(page, 'Administrator: Members, change')).toBeChecked()
    await expect(right(page, 'Administrator: Tracks, read')).not.toBeChecked()

    await right(page, 'Administrator: Roles, change').click()
    await expect(page.getByText(/would lose your permission to manage roles/)).toBeVisible()
    await expect(right(page, 'Administrator: Roles, change')).toBeChecked()
  })

  test('a role is copied, renamed, deleted and restored', async ({ page }) => {
    const call = await open(page)
    await page.getByRole('button', { name: 'New role' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('English name').fill('viewer')
    await dialog.getByLabel('Chinese name').fill('稽核')
    await dialog.getByLabel('Copy permissions from').selectOption('Viewer')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog.getByText('Another role already uses one of these names.')).toBeVisible()
    await dialog.getByLabel('English name').fill('Auditor')
    await dialog.getByRole('button', { name: 'Add' }).click()
    await expect(dialog).toBeHidden()
    await expect(right(page, 'Auditor: Members, read')).toBeChecked()
    await expect(right(page, 'Auditor: Members, change')).not.toBeChecked()
    await page.getByRole('button', { name: 'Delete Auditor' }).click()
    await expect(right(page, 'Auditor: Members, read')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(right(page, 'Auditor: Members, read')).toBeChecked()

    // Two operators give the same person a role, and the page has not received the first change yet.
    const [admin] = (await call<{ rows: Role[] }>('GET', '/api/roles')).rows
    const add = (en: string) =>
      call<Role>('POST', '/api/roles', { name: { en, zh: en }, basis: 'all', permissions: admin?.permissions })
    const [first, second] = [await add('First'), await add('Second')]
    const select = page.getByLabel('Role of operator')
    await expect(select.getByRole('option', { name: 'Second' })).toBeAttached()
    const held = await hold(page, 'GET /api/roles/holders')
    const [holder] = (await call<{ rows: { accountId: number }[] }>('GET', '/api/roles/holders?__fault=delay=0')).rows
    await call('PUT', `/api/roles/holders/${holder?.accountId}`, { roleId: first.id }, { 'if-match': '"1"' })
    await select.selectOption(String(second.id))
    await expect(page.getByText('Somebody else just gave operator the role First')).toBeVisible()
    await held.end()
    await expect(select).toHaveValue(String(first.id))
    await select.selectOption(String(second.id))
    await expect(page.getByText('operator now has the role Second.')).toBeVisible()
  })
})

test('previews a role: every page follows, the banner ends it, and the explanation mentions it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Preview the console as Viewer' }).click()
  await expect(page.getByText('You are previewing the console as Viewer.')).toBeVisible()
  await expect(right(page, 'Viewer: Members, read')).toBeDisabled()
  await expect(page.getByText('The previewed role, Viewer, does not grant it.')).toBeVisible()
  await page.getByRole('button', { name: 'Preview the console as Support' }).click()
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  await page.getByRole('button', { name: 'End preview' }).click()
  await expect(right(page, 'Viewer: Members, read')).toBeEnabled()
  await expect(page.getByText('You are previewing the console as')).toBeHidden()
})

test('“Why?” comes first, and its answer is on the first screen', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await enter(page, PAGE)
  const why = page.getByRole('heading', { name: 'Why?' })
  await expect(why).toBeInViewport()
  await expect(page.getByText(/^operator can(’t|not)? /)).toBeInViewport()
  await expect(page.getByLabel('What')).toBeInViewport()
})

test('the head keeps to the window while the whole matrix scrolls with the page, and to its frame if there are many roles', {
  tag: '@long',
}, async ({ page }) => {
  const call = await open(page)
  const head = page.getByRole('columnheader', { name: 'Permission' })
  const top = async () => Math.round((await head.boundingBox())?.y ?? 0)
  await page.getByRole('checkbox').last().focus()
  await expect.poll(() => page.locator('#sheet').evaluate(sheet => sheet.scrollTop)).toBeGreaterThan(500)
  await expect.poll(top).toBe(56)
  await expect(page.getByRole('checkbox').last()).toBeInViewport()

  const [role] = (await call<{ rows: Role[] }>('GET', '/api/roles')).rows
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    await call('POST', '/api/roles', { name: { en: name, zh: name }, basis: 'all', permissions: role?.permissions })
  await expect(page.getByRole('columnheader', { name: /^E\b/ })).toBeAttached()
  const matrix = page.getByRole('region', { name: 'Permission matrix' })
  await expect.poll(() => matrix.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)
  await right(page, 'E: Members, read').focus()
  await expect(page.getByRole('rowheader', { name: 'Members read members:read' })).toBeInViewport()
})

test('compares two roles: the differences are marked, or alone; a changed row stays in place', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  const roles = page.getByRole('columnheader')
  const rows = page.getByRole('rowheader')
  const all = await rows.count()
  await page.getByLabel('Compare with').selectOption('Viewer')
  await expect(roles).toHaveCount(3)
  await expect(rows).toHaveCount(all)
  await expect(page.getByRole('rowheader', { name: /Members change .* differs/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /Members read .* differs/ })).toHaveCount(0)

  await page.getByLabel('Only differences').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('rowheader', { name: /Members read/ })).toHaveCount(0)
  const differing = await rows.count()
  await expect(page.getByText(`${differing} permissions differ`)).toBeVisible()
  await right(page, 'Viewer: Members, change').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Viewer can now change Members.')).toBeVisible()
  await expect(page.getByText(`${differing - 1} permissions differ`)).toBeVisible()
  await expect(rows).toHaveCount(differing)
  await expect(right(page, 'Viewer: Members, change')).toBeFocused()

  // The link opens the same comparison, without the row that is no longer different.
  await page.reload()
  await expect(rows).toHaveCount(differing - 1)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(roles).toHaveCount(3)
  await page.getByLabel('Compare with').selectOption('None')
  await expect(roles).toHaveCount(2)
  await expect(rows).toHaveCount(all)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  const call = await open(page)
  await call('PUT', '/api/sessions/current/preview', { roleId: 4 })
  await expectAccessible(page, `${PAGE}?role=1&with=2`, async () => {
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible()
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/403|422/] })
  test('are solved by working on the page', async ({ page }) => {
    await open(page)
    await beginTasks(page, 'page3_03')
    const add = (email: string) =>
      sendInApiPractice(page, 'members/createMember', {
        body: JSON.stringify({ ...LEARNER, email: `${email}@ridgeline.example` }),
      })
    await add('one')
    await page.goto(PAGE)
    await right(page, 'Administrator: Members, change').click()
    await expect(page.getByText('Administrator can no longer change Members.')).toBeVisible()
    await right(page, 'Administrator: Roles, change').click()
    await expect(page.getByText(/would lose your permission to manage roles/)).toBeVisible()
    await add('two')
    await page.goto(PAGE)
    await right(page, 'Administrator: Members, change').click()
    await expect(right(page, 'Administrator: Members, change')).toBeChecked()

    await page.getByRole('button', { name: 'Preview the console as Viewer' }).click()
    await expect(page.getByText('You are previewing the console as Viewer.')).toBeVisible()
    await add('three')
    await page.goto(PAGE)
    await expect(page.getByText('The previewed role, Viewer, does not grant it.')).toBeVisible()
    await page.getByRole('button', { name: 'End preview' }).click()
    await expect(page.getByText('You are previewing the console as')).toBeHidden()
    await expectTasksSolved(page, PAGE)
  })
})
