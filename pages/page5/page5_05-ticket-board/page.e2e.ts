import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page5/page5_05'

/** Signs in and works in a sandbox of the test's own. Returns a caller of the API. */
async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  await expect(page.locator('[data-ticket]:visible').first()).toBeVisible()
  // Each column is read by itself.
  await expect(page.locator('#content [data-skeleton]')).toHaveCount(0)
  return call
}
const column = (page: Page, status: string) => page.locator(`[data-column="${status}"]`)
const cards = (page: Page, status: string) => column(page, status).locator('[data-ticket]')
const openClosed = (page: Page) => page.getByRole('button', { name: 'Show tickets: Closed' }).click()
const card = (page: Page, id: number) => page.locator(`[data-ticket="${id}"]`)
const idsOf = (page: Page, status: string) =>
  cards(page, status).evaluateAll(all => all.map(one => Number((one as HTMLElement).dataset.ticket)))
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeAttached()

test.describe('by the keyboard', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })

  test('a card is focused, picked up, carried and dropped; a forbidden move goes back with its reason, and can be fixed', async ({
    page,
  }) => {
    await open(page)
    await card(page, 865).focus()
    await page.keyboard.press('ArrowDown')
    await expect(card(page, 866)).toBeFocused()
    await page.keyboard.press(' ')
    await said(page, /was picked up: Open, position 2 of 3/)
    await page.keyboard.press('ArrowRight')
    await said(page, /: In progress, position 2 of 21\./)
    await expect(card(page, 866)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cards(page, 'open')).toHaveCount(3)
    await expect(card(page, 866)).toBeFocused()

    // Two columns further: the server refuses it.
    await page.keyboard.press(' ')
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
    await expect(column(page, 'resolved')).toHaveAttribute('data-over', 'wrong')
    await page.keyboard.press(' ')
    await expect(column(page, 'resolved').getByRole('alert')).toContainText(
      'could not be moved. A ticket can’t move directly from “Open” to “Resolved”',
    )
    await expect(column(page, 'open').locator('[data-ticket="866"]')).toBeFocused()

    // The ticket has no assignee, which can be fixed right there.
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/The ticket is unassigned. Assign it first/)).toBeVisible()
    await page.getByRole('button', { name: 'Assign…' }).click()
    const pane = page.getByRole('dialog', { name: 'Ticket 866' })
    await pane.getByRole('combobox', { name: 'Assignee' }).selectOption({ index: 2 })
    await expect(page.getByText('Ticket 866 was saved.')).toBeVisible()
    await pane.getByRole('button', { name: 'Close' }).click()
    await card(page, 866).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    await expect(page.getByText(/was moved to In progress\./).first()).toBeVisible()
    await expect.poll(async () => (await idsOf(page, 'in-progress'))[0]).toBe(866)
    await expect(card(page, 866)).toBeFocused()

    // One position within the same column, and back.
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(' ')
    await expect(card(page, 866)).not.toHaveAttribute('aria-busy', 'true')
    const order = await idsOf(page, 'in-progress')
    expect(order[2]).toBe(866)
    await page.reload()
    await expect(cards(page, 'in-progress').nth(2)).toHaveAttribute('data-ticket', '866')
    // Before, the column may have shown one more than it reads at once.
    const read = await idsOf(page, 'in-progress')
    expect(order.slice(0, read.length)).toEqual(read)
  })
})

test.describe('a card that somebody else moves meanwhile', () => {
  test.use({ expectedErrors: [/412/] })
  test('stays in the hand; the drop overwrites nothing and says where the card is now', { tag: '@long' }, async ({
    page,
  }) => {
    const call = await open(page)
    const [id = 0] = await idsOf(page, 'in-progress')
    await card(page, id).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
    await said(page, /: Waiting, position/)
    const { version } = await call<{ version: number }>('GET', `/api/tickets/${id}`)
    // The page reads both columns again.
    const read = Promise.all(
      ['in-progress', 'resolved'].map(status =>
        page.waitForResponse(
          reply => reply.url().includes('/api/tickets?') && reply.url().includes(`status=${status}`),
        ),
      ),
    )
    const body = { status: 'resolved', below: null }
    await call('POST', `/api/tickets/${id}/move`, body, { 'if-match': `"${version}"` })
    await read
    await page.keyboard.press(' ')
    await expect(page.getByText('Somebody else moved it to “Resolved”.', { exact: false })).toBeVisible()
    await expect(column(page, 'resolved').locator(`[data-ticket="${id}"]`)).toBeFocused()
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })
  test('are solved by working on the page', async ({ page }) => {
    await open(page)
    await beginTasks(page, 'page5_05')
    /** Picks up a card, carries it with these keys, and drops it. */
    const carry = async (id: number, ...keys: string[]) => {
      await card(page, id).focus()
      for (const key of [' ', ...keys, ' ']) await page.keyboard.press(key)
      await expect(card(page, id)).not.toHaveAttribute('aria-busy', 'true')
    }
    await carry(866, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await expect(page.getByText(/A ticket can’t move directly from “Open” to “Closed”/)).toBeVisible()
    await carry(866, 'ArrowRight')
    await page.getByRole('button', { name: 'Assign…' }).click()
    const pane = page.getByRole('dialog', { name: 'Ticket 866' })
    await pane.getByRole('combobox', { name: 'Assignee' }).selectOption({ index: 2 })
    await expect(page.getByText('Ticket 866 was saved.')).toBeVisible()
    await pane.getByRole('button', { name: 'Close' }).click()
    await carry(866, 'ArrowRight')
    await expect(page.getByText(/was moved to In progress\./).first()).toBeVisible()

    const [first = 0, second = 0] = await idsOf(page, 'waiting')
    await carry(first, 'ArrowDown')
    await expect.poll(async () => (await idsOf(page, 'waiting')).slice(0, 2)).toEqual([second, first])
    await carry(first, 'ArrowUp')
    await expect.poll(async () => (await idsOf(page, 'waiting')).slice(0, 2)).toEqual([first, second])
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('by the pointer', () => {
  test.use({ expectedErrors: [/412|422|500/] })

  test('a card is dragged, and a second window shows it at once; a failed move snaps back, and Undo is a move of its own', async ({
    page,
  }) => {
    const call = await open(page)
    const other = await page.context().newPage()
    await other.goto(PAGE)
    const [first = 0, second = 0] = await idsOf(page, 'in-progress')
    const [top = 0, next = 0] = await idsOf(page, 'waiting')
    await expect(card(other, first)).toBeVisible()
    // A browser throttles rendering in a window that is in the background.
    await page.bringToFront()

    const drag = async (id: number, to: number) => {
      await card(page, id).hover()
      await page.mouse.down()
      const box = await card(page, to).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 4 })
      await expect(page.getByText('→ Waiting')).toBeVisible()
      await page.mouse.up()
    }
    await drag(first, top)
    await expect(page.getByText(/was moved to Waiting\./).first()).toBeVisible()
    expect((await idsOf(page, 'waiting')).slice(0, 3)).toEqual([top, first, next])
    await expect.poll(async () => (await idsOf(other, 'waiting')).slice(0, 3)).toEqual([top, first, next])
    await expect(column(other, 'waiting').getByText('19 tickets')).toBeAttached()

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await idsOf(other, 'in-progress'))[0]).toBe(first)
    await expect(card(page, first)).toBeFocused()

    const fault = { status: 500, first: 1 }
    await call('POST', '/api/faults', { method: 'POST', path: '/api/tickets/*/move', fault })
    await drag(second, top)
    await expect(page.getByText(/could not be moved\. /)).toBeVisible()
    await expect.poll(async () => (await idsOf(page, 'in-progress')).slice(0, 2)).toEqual([first, second])
    await call('DELETE', '/api/faults')
  })

  test('where one column is shown, a card is dragged over the name of another; a refused one is shown where it is again', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await open(page, '?column=resolved')
    const [id = 0] = await idsOf(page, 'resolved')
    const carry = async (ticket: number, to: string) => {
      await card(page, ticket).hover()
      await page.mouse.down()
      const name = page.locator('[data-choice]', { hasText: to })
      const box = await name.boundingBox()
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 4 })
      await expect(page.getByRole('radio', { name: to })).toBeChecked()
      await page.mouse.up()
    }
    await carry(id, 'Waiting')
    await expect(page.getByText(/could not be moved/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Resolved' })).toBeChecked()
    await expect(card(page, id)).toBeFocused()
    await carry(id, 'In progress')
    await expect(cards(page, 'in-progress').first()).toHaveAttribute('data-ticket', String(id))
  })
})

test('a small screen shows one column, page by page; filters are in the URL, and a card can be moved without a drag', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await open(page, '?column=waiting')
  await expect(cards(page, 'open').first()).toBeHidden()
  await page.getByRole('radio', { name: 'Closed' }).check()
  await expect(page).toHaveURL(/column=closed/)
  await expect(column(page, 'closed').getByText('799 tickets')).toBeAttached()
  await expect(cards(page, 'closed')).toHaveCount(20)
  await column(page, 'closed')
    .getByRole('button', { name: /^Show more/ })
    .click()
  await expect(cards(page, 'closed')).toHaveCount(40)

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('urgent')
  await expect(page).toHaveURL(/priority=urgent/)
  await expect(column(page, 'closed').getByText('799 tickets')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Waiting' }).check()
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('')
  const [id = 0] = await idsOf(page, 'waiting')
  await card(page, id).click()
  const pane = page.getByRole('dialog', { name: `Ticket ${id}` })
  await pane.getByRole('group', { name: 'Move to top of' }).getByRole('button', { name: 'Resolved' }).click()
  await expect(page.getByText(/was moved to Resolved\./).first()).toBeVisible()
  await page.getByRole('radio', { name: 'Resolved' }).check()
  await expect(cards(page, 'resolved').first()).toHaveAttribute('data-ticket', String(id))
})

test('columns scroll by themselves below their heads, the newest closed ticket comes first, and tickets are found', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  // What is closed leaves its room to the others, until it is asked for.
  await expect(column(page, 'closed').getByText('799 tickets')).toBeAttached()
  await expect(cards(page, 'closed')).toHaveCount(0)
  await openClosed(page)
  await expect(cards(page, 'closed')).toHaveCount(20)
  const closed = await cards(page, 'closed').evaluateAll(all => all.map(one => one.textContent))
  expect(closed).toHaveLength(20)
  const head = column(page, 'closed').getByRole('heading')
  const [place, other] = [await head.boundingBox(), await cards(page, 'waiting').first().boundingBox()]
  // By keyboard: the column follows the focus, and nothing else moves.
  await cards(page, 'closed').first().focus()
  for (let at = 1; at < closed.length; at++) await page.keyboard.press('ArrowDown')
  await expect(cards(page, 'closed').last()).toBeFocused()
  await expect(cards(page, 'closed').last()).toBeInViewport()
  await expect(cards(page, 'closed').first()).not.toBeInViewport()
  expect(await head.boundingBox()).toEqual(place)
  expect(await cards(page, 'waiting').first().boundingBox()).toEqual(other)
  expect(await page.locator('#sheet').evaluate(sheet => sheet.scrollTop)).toBe(0)

  // A closed ticket comes in at the top, wherever it is dropped.
  const id = (await idsOf(page, 'resolved'))[0] ?? 0
  await card(page, id).focus()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(page.getByText(/was moved to Closed\./).first()).toBeVisible()
  await expect(cards(page, 'closed').first()).toHaveAttribute('data-ticket', String(id))
  await page.goto(PAGE)
  await openClosed(page)
  await expect(cards(page, 'closed').first()).toHaveAttribute('data-ticket', String(id))

  const search = page.getByRole('main').getByLabel('Search', { exact: true })
  await search.fill('tent RETURN')
  await expect(page).toHaveURL(/search=tent/)
  await expect(cards(page, 'closed').first()).toContainText(/Return .*Tent/)
  await search.fill('#866')
  await expect(page.locator('[data-ticket]:visible')).toHaveCount(1)
  // An empty column is a strip as well; if all are empty, each says so.
  await expect(page.locator('[data-narrow="true"]')).toHaveCount(3)
  await search.fill('no such ticket')
  await expect(page.locator('[data-ticket]')).toHaveCount(0)
  await expect(page.locator('[data-narrow="true"]')).toHaveCount(0)
  await search.fill('')
  await expect(cards(page, 'closed')).toHaveCount(20)
})

test('a ticket has its text, comments that can be taken back, and its history', { tag: '@long' }, async ({ page }) => {
  needPage('page3_08')
  await open(page)
  const [id = 0] = await idsOf(page, 'open')
  await card(page, id).focus()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('dialog', { name: `Ticket ${id}` })
  await expect(pane.getByText(/(Please|Could|Can|How|would like|May I|warranty).*/).first()).toBeVisible()
  await expect(pane.getByText('No comments yet.')).toBeVisible()
  await expect(pane.getByText('Nobody has changed it in this console.')).toBeVisible()

  // An empty comment is refused; a real one is sent by keyboard.
  const field = pane.getByRole('textbox', { name: 'New comment' })
  await field.fill('  ')
  await pane.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(pane.getByText(/Write a comment first|required|at least/)).toBeVisible()
  await field.fill('Called back.\nSends a photo.')
  await field.press('Control+Enter')
  await expect(pane.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible()
  await expect(field).toHaveValue('')
  await pane.getByRole('button', { name: 'Delete comment' }).click()
  await expect(pane.getByText('No comments yet.')).toBeVisible()
  await expect(pane.getByRole('heading', { name: 'Comments' })).toBeFocused()
  // The toast is within reach beside the pane, by keyboard, too.
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(pane.getByRole('listitem').filter({ hasText: 'Sends a photo.' })).toBeVisible()

  // The history comes from the audit trail, and leads there.
  await pane.getByRole('combobox', { name: 'Priority' }).selectOption('urgent')
  const change = pane.getByRole('listitem').filter({ hasText: /· Priority/ })
  await expect(change).toBeVisible()
  await page.reload()
  await expect(pane.getByRole('listitem').filter({ hasText: 'Called back.' })).toBeVisible()
  await change.getByRole('link').click()
  await expect(page).toHaveURL(/page3_08\?.*entity=tickets.*record=\d+/)
})

test('colleagues have commented on tickets in progress, and only their own comments can be deleted', {
  tag: '@long',
}, async ({ page }) => {
  const call = await open(page)
  const commented = []
  for (const ticketId of await idsOf(page, 'in-progress')) {
    const { rows } = await call<{ rows: { author: string; text: string }[] }>(
      'GET',
      `/api/ticket-comments?ticketId=${ticketId}`,
    )
    if (rows.length > 1) commented.push({ ticketId, rows })
  }
  const [{ ticketId, rows }] = commented as [(typeof commented)[0]]
  await page.goto(`${PAGE}?ticket=${ticketId}`)
  const pane = page.getByRole('dialog', { name: `Ticket ${ticketId}` })
  for (const { text } of rows) await expect(pane.getByText(text)).toBeVisible()
  await expect(pane.getByRole('button', { name: 'Delete comment' })).toHaveCount(
    rows.filter(({ author }) => author === 'operator').length,
  )
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAccessible(page, `${PAGE}?column=waiting`, async () => {
    await expect(cards(page, 'waiting').first()).toBeVisible()
    await cards(page, 'waiting').first().press(' ')
    await expect(page.locator('[data-held]')).toBeVisible()
  })
})
