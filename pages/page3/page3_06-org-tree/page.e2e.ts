import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_06'
type Team = { id: number; version: number; parentId: number }

/** Signs in and works in a sandbox of the test's own. */
async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(team(page, 'Ridgeline Outdoor')).toBeVisible()
  return call
}
const node = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name })
/** A team's name is followed by the number of its children. */
const team = (page: Page, name: string) => node(page, new RegExp(`^${name} (\\d|no members)`))
/** The children of an open team are in the group after it. */
const below = (page: Page, name: string) => page.locator(`[data-name="${name}"] + *`).getByRole('treeitem')

test.describe('by the keyboard', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422|412/] })

  test('moves focus, opens and jumps, moves a team and undoes it; reports a cycle and a stale version', async ({
    page,
  }) => {
    const call = await open(page)
    // When the live connection opens, the console refetches what is on the screen.
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', request => {
      if (/\/api\/(teams\/tree|members)\?/.test(request.url())) requests.push(request.url())
    })
    await page.getByRole('tree').getByRole('treeitem').first().focus()
    // Online, Repair Workshop, Shops, Supply: sorted by name.
    await page.keyboard.press('s')
    await page.keyboard.press('u')
    await expect(team(page, 'Supply')).toBeFocused()
    await expect(team(page, 'Supply')).toHaveAttribute('aria-level', '2')
    expect(requests).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(below(page, 'Supply')).toHaveCount(7)
    // Its teams and its members, and nothing of closed teams.
    expect(requests).toHaveLength(2)
    await page.keyboard.press('ArrowRight')
    await expect(team(page, 'Delivery')).toBeFocused()
    await expect(page).toHaveURL(/open=1\.10&at=t13/)

    await page.keyboard.press('Control+x')
    await expect(node(page, /^Delivery .* cut$/)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('o')
    await expect(team(page, 'Online')).toBeFocused()
    await page.keyboard.press('Control+v')
    await expect(page.getByText('Delivery is now in Online.')).toBeVisible()
    await expect(below(page, 'Online').filter({ hasText: 'Delivery' })).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Delivery is back in Supply.')).toBeVisible()
    await expect(below(page, 'Supply').filter({ hasText: 'Delivery' })).toBeFocused()

    // Moves Supply into its own child Delivery, which the server refuses.
    await page.keyboard.press('ArrowLeft')
    await expect(team(page, 'Supply')).toBeFocused()
    await page.keyboard.press('Control+x')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Control+v')
    await expect(
      page.getByText('A team can’t be moved into its own subteam: Delivery is part of Supply.'),
    ).toBeVisible()
    await expect(team(page, 'Supply')).toBeVisible()

    // Picked up in its current version; then someone else is faster.
    await team(page, 'Delivery').focus()
    await page.keyboard.press('Control+x')
    const { version } = await call<Team>('GET', '/api/teams/13')
    await call('PATCH', '/api/teams/13', { parentId: 14 }, { 'if-match': `"${version}"` })
    await expect(team(page, 'Repair Workshop')).toContainText('1 team')
    await team(page, 'Online').focus()
    await page.keyboard.press('Control+v')
    const asked = page.getByRole('dialog', { name: 'Delivery was changed by somebody else' })
    await expect(asked).toContainText('It is now in Repair Workshop')
    await asked.getByRole('button', { name: 'Move anyway' }).click()
    await expect(page.getByText('Delivery is now in Online.')).toBeVisible()
    await expect(page).toHaveURL(/open=1\.10\.7&at=t13/)
    await page.reload()
    await expect(below(page, 'Online').filter({ hasText: 'Delivery' })).toBeVisible()

    // Teams are renamed in place.
    await team(page, 'Online').focus()
    await page.keyboard.press('F2')
    const english = page.getByRole('textbox', { name: 'English name' })
    await expect(english).toBeFocused()
    await english.fill('Web')
    await page.keyboard.press('Enter')
    await expect(team(page, 'Web')).toBeFocused()
    await page.keyboard.press('Insert')
    await english.fill(' ')
    await page.keyboard.press('Enter')
    await expect(english).toHaveAttribute('aria-invalid', 'true')
    await english.fill('Night Shift')
    await page.getByRole('textbox', { name: 'Chinese name' }).fill('夜班組')
    await page.keyboard.press('Enter')
    await expect(team(page, 'Night Shift')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(team(page, 'Web')).toBeFocused()
    await expect(team(page, 'Night Shift')).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expect(team(page, 'Night Shift')).toBeFocused()
    await team(page, 'Web').focus()
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(/^Web could not be deleted\. It has subteams/)).toBeVisible()
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422|412/] })
  test('are solved by working on the page', async ({ page }) => {
    const call = await open(page, '?open=1.10')
    await beginTasks(page, 'page3_06')
    await team(page, 'Delivery').focus()
    await page.keyboard.press('Control+x')
    await team(page, 'Online').focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByText('Delivery is now in Online.')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Delivery is back in Supply.')).toBeVisible()
    // The lists of both teams are read again, one before the other.
    await expect(team(page, 'Delivery')).toHaveCount(1)

    await team(page, 'Supply').focus()
    await page.keyboard.press('Control+x')
    await team(page, 'Delivery').focus()
    await page.keyboard.press('Control+v')
    await expect(
      page.getByText('A team can’t be moved into its own subteam: Delivery is part of Supply.'),
    ).toBeVisible()

    await team(page, 'Delivery').focus()
    await page.keyboard.press('Control+x')
    const { version } = await call<Team>('GET', '/api/teams/13')
    await call('PATCH', '/api/teams/13', { parentId: 14 }, { 'if-match': `"${version}"` })
    await expect(team(page, 'Repair Workshop')).toContainText('1 team')
    await team(page, 'Online').focus()
    await page.keyboard.press('Control+v')
    await page.getByRole('button', { name: 'Move anyway' }).click()
    await expect(page.getByText('Delivery is now in Online.')).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('by the pointer', () => {
  test.use({ expectedErrors: [/500/], hasTouch: true })

  test('dragging over a closed team opens it; invalid targets are marked; a refused move snaps back with the reason; a finger drags after resting; without the permission there is no dragging', async ({
    page,
  }) => {
    const call = await open(page, '?open=1.2')
    const drag = async (from: string, to: string) => {
      await team(page, from).hover()
      await page.mouse.down()
      await team(page, to).hover()
    }
    await drag('Shops', 'Shops East')
    await expect(team(page, 'Shops East')).toHaveAttribute('data-drop', 'circle')
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(team(page, 'Shops East')).not.toHaveAttribute('data-drop')

    await drag('Shops East', 'Online')
    await expect(page.getByText('Shops East → Online')).toBeVisible()
    await expect(team(page, 'Web Shop')).toBeVisible()
    await team(page, 'Web Shop').hover()
    await page.mouse.up()
    await expect(page.getByText('Shops East is now in Web Shop.')).toBeVisible()
    await expect(below(page, 'Web Shop').filter({ hasText: 'Shops East' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Shops East is back in Shops.')).toBeVisible()

    const fault = { status: 500, first: 1 }
    await call('POST', '/api/faults', { method: 'PATCH', path: '/api/teams/*', fault })
    await drag('Shops East', 'Finance')
    await expect(team(page, 'Finance')).toHaveAttribute('data-drop', 'move')
    await page.mouse.up()
    await expect(page.getByText(/^Shops East is back where it was\. /)).toBeVisible()
    await expect(below(page, 'Shops').filter({ hasText: 'Shops East' })).toBeVisible()
    await call('DELETE', '/api/faults')

    // By touch, in a window that is lower than the tree: near its edge the page scrolls.
    await page.setViewportSize({ width: 1280, height: 420 })
    const touch = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    const middleOf = async (name: string) => {
      const box = await team(page, name).boundingBox()
      return { x: (box?.x ?? 0) + 120, y: (box?.y ?? 0) + 18 }
    }
    await team(page, 'Shops East').scrollIntoViewIfNeeded()
    const from = await middleOf('Shops East')
    await finger('touchStart', from.x, from.y)
    await expect(team(page, 'Shops East')).toHaveAttribute('data-taken')
    const before = await page.locator('#sheet').evaluate(sheet => sheet.scrollTop)
    await finger('touchMove', from.x, 415)
    await page.waitForFunction(
      () => (document.querySelector('[data-name=Supply]')?.getBoundingClientRect().y ?? 0) < 300,
    )
    await finger('touchMove', from.x, 200)
    expect(await page.locator('#sheet').evaluate(sheet => sheet.scrollTop)).toBeGreaterThan(before)
    const to = await middleOf('Supply')
    await finger('touchMove', to.x, to.y)
    await expect(team(page, 'Supply')).toHaveAttribute('data-drop', 'move')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.getByText('Shops East is now in Supply.')).toBeVisible()

    await call('PUT', '/api/sessions/current/preview', { roleId: 4 })
    await expect(page.getByText(/Moving teams requires the permission “teams:write”/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move to…' })).toHaveCount(0)
    await drag('Shops East', 'Online')
    await page.mouse.up()
    await expect(team(page, 'Online')).not.toHaveAttribute('data-drop')
    await team(page, 'Shops East').press('Control+x')
    await expect(page.getByText('You don’t have permission to move this.')).toBeAttached()
  })
})

test('shows a large team page by page; search finds anyone, and a list moves them', { tag: '@long' }, async ({
  page,
}) => {
  const call = await open(page)
  const add = (n: number) =>
    call('POST', '/api/members', {
      name: { en: `Zed ${String(n).padStart(3, '0')}`, zh: `卓 ${n}` },
      email: `zed${n}@ridgeline.example`,
      teamId: 13,
      job: 'driver',
      joinedOn: '2026-10-01',
    })
  await Promise.all(Array.from({ length: 110 }, (_, n) => add(n)))
  await page.getByRole('combobox', { name: 'Find a team or person' }).fill('delivery')
  await page.getByRole('option', { name: /^Delivery/ }).click()
  await expect(team(page, 'Delivery')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(below(page, 'Delivery')).toHaveCount(51)
  await node(page, 'More members').press('Enter')
  await expect(below(page, 'Delivery')).toHaveCount(101)
  await expect(below(page, 'Delivery').nth(50)).toBeFocused()

  await expect(page).toHaveURL(/open=1\.10\.13/)
  await page.reload()
  await expect(below(page, 'Delivery')).toHaveCount(51)
  const find = page.getByRole('combobox', { name: 'Find a team or person' })
  await find.fill('卓 10')
  await expect(page.getByRole('option', { name: /^Zed 010/ })).toBeVisible()
  // Enter chooses from what matches the text, not from the list that is still shown.
  await find.fill('卓 109')
  await find.press('Enter')
  await expect(node(page, 'Zed 109 Driver')).toBeFocused()
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('combobox', { name: 'Destination team' }).fill('web')
  await page.getByRole('option', { name: /^Web Shop/ }).click()
  await expect(page.getByText('Zed 109 is now in Web Shop.')).toBeVisible()
  await page.getByRole('link', { name: 'Open in Members' }).click()
  await expect(page.getByRole('dialog', { name: 'Zed 109' })).toBeVisible()
})

test('marks the matches of a search, in the list and in the tree, until it is cleared', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '?open=1.2')
  const field = page.getByRole('combobox', { name: 'Find a team or person' })
  const marks = page.getByRole('tree').locator('mark')
  await field.fill('SHOP')
  await expect(page.getByRole('option', { name: /^Shops East/ }).locator('mark')).toHaveText('Shop')
  await expect(team(page, 'Repair Workshop').locator('mark')).toHaveText('shop')
  await expect(team(page, 'Finance').locator('mark')).toHaveCount(0)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(field).toHaveValue('SHOP')
  await expect(marks).not.toHaveCount(0)

  // A name that only matches in the other language is marked as a whole.
  await field.fill('維修')
  await expect(team(page, 'Repair Workshop').locator('mark')).toHaveText('Repair Workshop')
  await field.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(marks).not.toHaveCount(0)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(marks).toHaveCount(0)
})

test('help is behind a button; at 375 px nothing covers the tree, and a row has its actions', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 640 })
  await open(page, '?open=1.2.10')
  await expect(page.getByText(/Press F2 to rename/)).toBeHidden()
  await page.getByRole('button', { name: 'Keys and mouse' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keys and mouse' }).getByText(/Press F2 to rename/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Keys and mouse' })).toBeFocused()

  const covered = () =>
    page.getByRole('treeitem').evaluateAll(items =>
      items.flatMap(item => {
        const { left, top, height } = item.getBoundingClientRect()
        const y = top + height / 2
        const isBelowHeader = y > 56 && y < innerHeight
        return isBelowHeader && !item.contains(document.elementFromPoint(left + 60, y)) ? [item.textContent] : []
      }),
    )
  await team(page, 'Delivery').focus()
  for (const y of [0, 200, 10_000]) {
    await page.locator('#sheet').evaluate((sheet, top) => sheet.scrollTo(0, top), y)
    expect(await covered()).toEqual([])
  }

  await team(page, 'Delivery').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Actions for Delivery' })).toBeFocused()
  await page.keyboard.press('Enter')
  const actions = page.getByRole('dialog', { name: 'Delivery' })
  await expect(actions.getByText('in Supply')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions for Delivery' })).toBeFocused()
  await page.keyboard.press('Space')
  await actions.getByRole('button', { name: 'New subteam' }).click()
  await expect(page.getByRole('textbox', { name: 'English name' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions for Delivery' }).click()
  await actions.getByRole('button', { name: 'Move to…' }).click()
  await page.getByRole('combobox', { name: 'Destination team' }).fill('online')
  await page.getByRole('option', { name: /^Online/ }).click()
  await expect(page.getByText('Delivery is now in Online.')).toBeVisible()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAccessible(page, `${PAGE}?open=1.10&at=t13`, async () => {
    await expect(page.getByRole('treeitem')).not.toHaveCount(0)
    await expect(page.getByRole('treeitem', { selected: true })).toBeVisible()
  })
})
