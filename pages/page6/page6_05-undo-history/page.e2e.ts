import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FloorPlan } from '#resources/floor-plans/contract.ts'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page6/page6_05'

const shape = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}[,，]`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => expect(page.getByText('All steps saved')).toBeVisible()
const position = (page: Page) => page.getByRole('slider', { name: 'Step' })
const at = (page: Page, name: string, place: string) =>
  expect(shape(page, name)).toHaveAccessibleName(new RegExp(`at ${place}$`))

/** Signs in and works in a sandbox of the test's own. Returns a function that reads the seeded plan. */
async function open(page: Page) {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await show(page)
  return () => call<FloorPlan>('GET', '/api/floor-plans/1')
}
async function show(page: Page) {
  await page.goto(PAGE)
  await expect(shape(page, 'Shelf 1')).toBeVisible()
}

async function drag(page: Page, name: string, dx: number, dy: number) {
  await shape(page, name).scrollIntoViewIfNeeded()
  const box = await shape(page, name).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx, y + dy, { steps: 5 })
  await page.mouse.up()
}

test.describe('the tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412/] })

  test('are solved: undo after a reload, return to a branch, keep the changes of two windows', async ({
    page,
    context,
  }) => {
    const read = await open(page)
    await beginTasks(page, 'page6_05')

    // A drag is one step, which survives a reload.
    await drag(page, 'Shelf 4', 0, 60)
    await saved(page)
    expect((await read()).version).toBe(10)
    await expect(position(page)).toHaveAttribute('aria-valuetext', 'Step 7 of 7: Moved Shelf 4')
    await page.reload()
    await expect(position(page)).toHaveAttribute('aria-valuetext', 'Step 7 of 7: Moved Shelf 4')
    await page.keyboard.press('Control+z')
    await at(page, 'Shelf 4', '7.6 m, 4.2 m')
    await saved(page)

    // Going on from the past leaves a branch.
    await shape(page, 'Shelf 3').focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('Shift+ArrowUp')
    await expect(page.getByRole('button', { name: 'Go to branch: Moved Shelf 4' })).toBeVisible()
    await at(page, 'Shelf 3', '3 m, 4.1 m')
    await saved(page)
    await page.getByRole('button', { name: 'Go to branch: Moved Shelf 4' }).click()
    await at(page, 'Shelf 3', '3 m, 4.2 m')
    await expect(page.getByRole('button', { name: 'Go to branch: Moved Shelf 3' })).toBeVisible()
    await saved(page)

    // A second window sees every step at once.
    const other = await context.newPage()
    await show(other)
    await shape(page, 'Shelf 1').click()
    await button(page, 'Rotate 15° clockwise').click()
    await expect(shape(other, 'Shelf 1')).toHaveAccessibleName(/rotated 15°$/)

    // While the first one is paused, both change the plan. Its step is put after the other's, and nothing is lost.
    await button(page, 'Pause syncing').click()
    await page.getByRole('textbox', { name: 'Label' }).fill('Tents')
    await page.getByRole('textbox', { name: 'Label' }).press('Enter')
    await expect(page.getByText('Syncing paused, 1 unsaved step')).toBeVisible()
    await shape(other, 'Shelf 2').focus()
    await other.keyboard.press('Enter')
    await other.keyboard.press('ArrowDown')
    await at(other, 'Shelf 2', '7.6 m, 2.21 m')
    await saved(other)
    await at(page, 'Shelf 2', '7.6 m, 2.2 m')
    await button(page, 'Resume syncing').click()
    await expect(page.getByText(/^Another window changed the plan first\. Your step was added/)).toBeVisible()
    await at(page, 'Shelf 2', '7.6 m, 2.21 m')
    await expect(shape(other, 'Tents')).toBeVisible()
    await other.close()

    await expectTasksSolved(page, PAGE)
  })
})

test('a step that waits for the server survives a reload, and is saved once', { tag: '@long' }, async ({ page }) => {
  const read = await open(page)
  await button(page, 'Pause syncing').click()
  await button(page, 'Add shelf').click()
  await expect(shape(page, 'Shelf 11')).toBeVisible()
  await expect(page.getByText('Syncing paused, 1 unsaved step')).toBeVisible()
  expect((await read()).shapeCount).toBe(20)
  await page.reload()
  await expect(shape(page, 'Shelf 11')).toBeVisible()
  await saved(page)
  expect(await read()).toMatchObject({ shapeCount: 21, version: 10 })
})

test('shapes are edited by keyboard alone: move, resize, rotate, group, duplicate, delete and undo', async ({
  page,
}) => {
  const read = await open(page)
  await shape(page, 'Shelf 5').focus()
  await page.keyboard.press('ArrowRight')
  await expect(shape(page, 'Shelf 6')).toBeFocused()
  await page.keyboard.press(' ')
  await expect(shape(page, 'Shelf 6')).toHaveAttribute('aria-pressed', 'true')

  // Keys that follow quickly are one step.
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Shift+ArrowLeft']) await page.keyboard.press(key)
  await at(page, 'Shelf 6', '7.48 m, 6.2 m')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await expect(shape(page, 'Shelf 6')).toHaveAccessibleName(/370 × 60 cm/)
  await page.keyboard.press(']')
  await expect(shape(page, 'Shelf 6')).toHaveAccessibleName(/rotated 15°/)
  await saved(page)
  expect((await read()).version).toBe(12)
  await expect(shape(page, 'Shelf 6')).toBeFocused()

  // A group is selected as a whole.
  await shape(page, 'Shelf 5').focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 shapes selected')).toBeVisible()
  await page.keyboard.press('Control+d')
  await expect(shape(page, 'Shelf 12')).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(shape(page, 'Shelf 12')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(shape(page, 'Shelf 12')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(shape(page, 'Shelf 12')).toHaveCount(0)

  // The scrubber visits only the step where it is released.
  await position(page).focus()
  await page.keyboard.down('Home')
  await expect(page.locator('[data-shape]')).toHaveCount(0)
  await page.keyboard.up('Home')
  await saved(page)
  expect((await read()).shapes).toEqual([])
  await page.keyboard.press('End')
  await saved(page)
  expect((await read()).shapeCount).toBe(20)
})

test('while the history is scrubbed, the plan shows each step as it was drawn', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const draw = () =>
    page
      .locator('[data-shape]')
      .evaluateAll(shapes =>
        shapes.map(
          one => `${one.getAttribute('transform')} ${one.querySelector('rect')?.outerHTML} ${one.textContent}`,
        ),
      )
  const drawings = [await draw()]
  await shape(page, 'Shelf 6').focus()
  await page.keyboard.press(' ')
  const first = Number(await position(page).inputValue())
  for (const key of ['ArrowLeft', ']', 'ArrowDown', 'Alt+Shift+ArrowRight', '[', 'Control+d']) {
    await page.keyboard.press(key)
    await expect(position(page)).toHaveValue(String(first + drawings.length))
    drawings.push(await draw())
  }
  const last = drawings.length - 1
  const expectDrawn = async (step: number) => {
    await expect(position(page)).toHaveValue(String(first + step))
    expect(await draw(), `step ${step}`).toEqual(drawings[step])
  }

  await position(page).focus()
  const scrub = async (key: string, steps: number[]) => {
    for (const step of steps) {
      await page.keyboard.down(key)
      await expectDrawn(step)
    }
  }
  await scrub('ArrowLeft', [last - 1, last - 2])
  // The shape that the first of them moved back is again where it was.
  await scrub('End', [last])
  await scrub('ArrowLeft', [5, 4, 3, 2, 1, 0])
  await scrub('ArrowRight', [1, 2, 3])
  await scrub('ArrowLeft', [2, 1])
  await page.keyboard.up('ArrowLeft')
  await saved(page)
  expect(await draw()).toEqual(drawings[1])
  await page.reload()
  await expect(shape(page, 'Shelf 6')).toBeVisible()
  expect(await draw()).toEqual(drawings[1])
})

test('undo and redo are those of one window', { tag: '@long' }, async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await show(other)
  await shape(page, 'Shelf 1').click()
  await button(page, 'Rotate 15° clockwise').click()
  await saved(page)
  await expect(shape(other, 'Shelf 1')).toHaveAccessibleName(/rotated 15°$/)
  await shape(other, 'Shelf 2').focus()
  await other.keyboard.press('Enter')
  await other.keyboard.press('Shift+ArrowDown')
  await at(other, 'Shelf 2', '7.6 m, 2.3 m')
  await at(page, 'Shelf 2', '7.6 m, 2.3 m')
  // Also after a reload.
  await page.reload()
  await at(page, 'Shelf 2', '7.6 m, 2.3 m')
  await page.keyboard.press('Control+z')
  await expect(shape(page, 'Shelf 1')).not.toHaveAccessibleName(/rotated/)
  await at(page, 'Shelf 2', '7.6 m, 2.3 m')
  await page.keyboard.press('Control+Shift+z')
  await expect(shape(page, 'Shelf 1')).toHaveAccessibleName(/rotated 15°$/)
  await at(page, 'Shelf 2', '7.6 m, 2.3 m')
  await other.close()
})

test('shapes are copied and pasted, and the plan fits until it is zoomed with the wheel', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page)
  const scroller = page.getByRole('group', { name: /^Floor plan Taipei/ }).locator('../..')
  const isFitting = () =>
    scroller.evaluate(one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight)
  expect(await isFitting()).toBe(true)
  const shapes = page.locator('[data-shape]')
  await shape(page, 'Till 1').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await expect(shapes).toHaveCount(21)
  await page.keyboard.press('Control+x')
  await expect(shapes).toHaveCount(20)
  await page.keyboard.press('Control+v')
  await expect(shapes).toHaveCount(21)

  await scroller.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect.poll(isFitting).toBe(false)
  await button(page, 'Fit the plan').click()
  await expect.poll(isFitting).toBe(true)
})

test('shapes are drawn with the pointer: marquee, align, order, resize, rotate, and exported', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  const plan = page.getByRole('group', { name: /^Floor plan Taipei/ })
  const box = (await plan.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const toPx = (mm: number) => ((mm + 400) * box.width) / 16_800
  const move = (x: number, y: number) => page.mouse.move(box.x + toPx(x), box.y + toPx(y), { steps: 4 })
  await move(900, 1500)
  await page.mouse.down()
  await move(5200, 7000)
  await page.mouse.up()
  await expect(page.getByText('3 shapes selected')).toBeVisible()
  await shape(page, 'Shelf 2').click({ modifiers: ['Shift'] })
  await button(page, 'Arrange').click()
  await button(page, 'Align right').click()
  await at(page, 'Shelf 5', '7.6 m, 6.2 m')
  await page.keyboard.press('Escape')

  // Escape cancels a drag.
  await shape(page, 'Till 1').click()
  await page.mouse.down()
  await move(2000, 8600)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await at(page, 'Till 1', '8.6 m, 8 m')

  // The corner is dragged, and the opposite one stays.
  await shape(page, 'Till 1').click()
  await page.locator('[data-handle="1 1"]').hover()
  await page.mouse.down()
  await move(10_500, 9000)
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Width (cm)' })).not.toHaveValue('180')
  await page.locator('[data-handle="rotate"]').hover()
  await page.mouse.down()
  await move(11_900, 8200)
  await page.mouse.up()
  await expect(shape(page, 'Till 1')).toHaveAccessibleName(/rotated 90°/)
  await page.getByRole('textbox', { name: 'Angle (°)' }).fill('45')
  await page.getByRole('textbox', { name: 'Label' }).fill('<Till & co>')
  await page.getByRole('textbox', { name: 'Label' }).press('Enter')
  await expect(shape(page, '<Till & co>')).toHaveAccessibleName(/rotated 45°/)

  const download = page.waitForEvent('download')
  await button(page, 'Export SVG').click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file).toContain('&#60;Till &#38; co&#62;')
  expect(file.match(/<g /g)).toHaveLength(20)
})

test('plans are created, filled with 500 shapes, renamed, deleted and restored', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const menu = async (name: string) => {
    await button(page, 'Manage plans').click()
    await button(page, name).click()
  }
  await menu('New plan')
  await page.getByRole('textbox', { name: 'Name' }).fill('Pop-up store')
  await button(page, 'Create').click()
  await expect(page.getByText('This plan has no shapes yet.')).toBeVisible()
  await button(page, 'Add till').click()
  await expect(shape(page, 'Till 1')).toBeVisible()
  await menu('Rename plan')
  await page.getByRole('textbox', { name: 'Name' }).fill('Night market')
  await button(page, 'Save').click()
  await expect(page.getByRole('combobox', { name: 'Floor plan' })).toContainText('Night market')
  await button(page, 'Undo').click()
  await expect(page.locator('[data-shape]')).toHaveCount(0)
  await saved(page)
  await menu('Delete plan')
  await expect(shape(page, 'Shelf 4')).toBeVisible()
  await page.getByText('“Night market” was deleted.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('combobox', { name: 'Floor plan' })).toHaveValue('2')
  await menu('New plan with 500 shapes')
  await expect(page.locator('[data-shape]')).toHaveCount(500)
})

test('a version is saved under a name, the plan goes back to it by a new step, and it is renamed and deleted', {
  tag: '@long',
}, async ({ page }) => {
  const read = await open(page)
  const versions = page.getByRole('region', { name: 'Saved versions' })
  await button(page, 'Save version').click()
  const dialog = page.getByRole('dialog', { name: 'Save version' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Before the sale')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(versions.getByText('Before the sale')).toBeVisible()

  // Nothing has changed yet, so there is nothing to go back to.
  await button(page, 'Go back to “Before the sale”').click()
  await expect(page.getByText('The plan is already as in “Before the sale”.')).toBeVisible()
  expect((await read()).version).toBe(9)

  await drag(page, 'Shelf 4', 0, 60)
  await expect(position(page)).toHaveAttribute('aria-valuetext', 'Step 7 of 7: Moved Shelf 4')
  await saved(page)
  await page.reload()
  await button(page, 'Go back to “Before the sale”').click()
  await at(page, 'Shelf 4', '7.6 m, 4.2 m')
  await expect(position(page)).toHaveAttribute('aria-valuetext', /^Step 8 of 8: Went back to a saved version/)
  await saved(page)
  expect((await read()).version).toBe(11)
  await page.keyboard.press('Control+z')
  await expect(position(page)).toHaveAttribute('aria-valuetext', 'Step 7 of 8: Moved Shelf 4')

  await button(page, 'Rename “Before the sale”').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await button(page, 'Delete “Summer”').click()
  await expect(versions.getByText('Summer')).toHaveCount(0)
  await page.getByText('“Summer” was deleted.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await expect(versions.getByText('Summer')).toBeVisible()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await button(page, 'Save version').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the sale')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expectAccessible(page, PAGE, async language => {
    await shape(page, language === 'zh' ? '貨架 4' : 'Shelf 4')
      .first()
      .click({ force: true })
    await expect(page.locator('[data-handle]').first()).toBeAttached()
  })
})
