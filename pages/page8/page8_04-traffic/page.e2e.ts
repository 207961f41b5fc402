import type { Page } from '@playwright/test'
import { byStat } from '#resources/species/rules.ts'
import { expect, expectViewsAccessible, findAxeViolations, hangingOut, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { liveSocket } from '#tests/journeys/live-socket.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { isInTab } from '#tests/tab/in-tab.ts'

const SPREAD = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 50,
  ivs: byStat([31, 31, 31, 31, 31, 31]),
  evs: byStat([6, 252, 0, 0, 0, 252]),
}
const PAGE = 'page8/page8_04'
const rows = (page: Page) => page.getByRole('rowheader')
/** The checkboxes of the rows, without that of the head. */
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^(Select .+ at|選取 .+ 的) / })
const section = (page: Page, title: string) => page.locator('summary', { hasText: title })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('lege-react-management-token') ?? '')

/** Another program of the operator: it has the token, but is not a page of the console. */
async function otherProgram(page: Page) {
  const token = await tokenOf(page)
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'curl/8.5.0' }
  const call = (method: string, path: string, { data, ...more }: { data?: object; [header: string]: unknown } = {}) =>
    page.request.fetch(path, { method, data, headers: { ...headers, ...(more as Record<string, string>) } })
  return { token, call }
}

async function open(page: Page, path: string) {
  const socket = liveSocket(page, PAGE)
  await page.goto(path)
  await socket
}

test.describe('on a console of its own', () => {
  // The browser logs refusals as errors: of the outdated change, and of the deleted request.
  test.use({ ownConsole: true, expectedErrors: [/status of 4(04|12)/] })

  test('shows a request of another program by itself; it is read, sent again, and compared', async ({ page }) => {
    needPage('page1')
    const first = liveSocket(page)
    await enter(page, 'page1', { account: 'admin', password: '123456' })
    await first
    const { call } = await otherProgram(page)
    await open(page, `${PAGE}?client=other`)
    await expect(page.getByRole('heading', { name: 'No requests from other clients yet' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Command' })).toContainText('Bearer $STRIVE_TOKEN')
    await expect(page.locator('body')).not.toContainText(await tokenOf(page))

    await call('PATCH', '/api/profile', { data: { address: 'Hualien' }, 'if-match': '"1"' })
    await expect(rows(page)).toHaveText(/PATCH\s*\/api\/profile/)
    await expect(page.getByRole('row', { name: /PATCH/ })).toContainText('curl')

    await test.step('what is known of it', async () => {
      await rows(page).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: /Request \d+/ })).toBeFocused()
      await expect(page.getByRole('region', { name: 'Outcome' })).toContainText('OK. The result is in the body.')
      await expect(page.getByRole('region', { name: 'Request body' })).toContainText('"address": "Hualien"')
      await page
        .getByText(/^Headers/)
        .first()
        .click()
      await expect(page.getByRole('definition').filter({ hasText: '[secret]' })).toHaveCount(1)
      await page.getByRole('link', { name: 'Open in API Practice' }).click()
      await expect(page.getByRole('textbox', { name: 'address' })).toHaveValue('Hualien')
      await page.goBack()
    })

    await test.step('sent again it is stale', async () => {
      await page.getByRole('link', { name: 'Send again' }).click()
      await page.getByRole('button', { name: 'Send again' }).click()
      await expect(page.getByText('Sent again: 412')).toBeVisible()
      const body = page.getByRole('region', { name: 'Response body' })
      await expect(body.getByText('"code": "stale"')).toBeVisible()
      await expect(body.locator('ins').first()).toContainText('only in the second')
    })

    await test.step('two of the list side by side', async () => {
      await open(page, `${PAGE}?endpoint=updateProfile`)
      await expect(rows(page)).toHaveCount(2)
      for (const box of await boxes(page).all()) await box.check()
      await page.getByRole('link', { name: 'Compare' }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Compare requests \d+ and \d+/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Status', exact: true })).toContainText('412')
      await expect(section(page, 'Request body')).toContainText('identical')
    })
  })

  test('redacted values are not sent again, and the log can be cleared', { tag: '@long' }, async ({ page }) => {
    await enter(page, undefined, { account: 'admin', password: '123456' })
    const { call } = await otherProgram(page)
    await call('PUT', '/api/sessions/current/level', { data: { code: 'not-the-right-code' } })
    await open(page, `${PAGE}?endpoint=setLevel`)
    await rows(page).getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Request body' })).toContainText('"code": "[secret]"')
    await page.getByRole('link', { name: 'Send again' }).click()
    await expect(page.getByRole('heading', { name: 'This request can’t be sent again' })).toBeVisible()
    await expect(page.getByText('secrets are not stored')).toBeVisible()

    await open(page, PAGE)
    await page.getByRole('button', { name: 'Clear log' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clear log' }).click()
    await expect(page.getByText('The log was cleared.')).toBeVisible()
    await page.goto(`${PAGE}/1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Request not found' })).toBeVisible()
  })
})

test('its tasks are solved by working on the page', async ({ page }) => {
  needPage('page8_08')
  await enter(page, 'page8/page8_08')
  await beginTasks(page, 'page8_04')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Terminal')
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
  const token = await page.getByRole('dialog').getByRole('textbox', { name: 'API key' }).inputValue()
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'curl/8.5.0' }
  // Other programs can't reach a browser tab.
  if (!isInTab) expect((await page.request.get('/api/members?limit=1', { headers })).status()).toBe(200)
  await page.goto(PAGE)
  const ownRequests = page.getByRole('row', { name: /Sandbox & Keys/ })
  await expect(ownRequests.first()).toBeVisible()
  await page.getByLabel('Client', { exact: true }).focus()
  await page.keyboard.type('Other')
  await expect(page).toHaveURL(/client=other/)
  await expect(ownRequests).toHaveCount(0)
  if (!isInTab) await expect(page.getByRole('row', { name: /curl.*, key “Terminal”/ }).first()).toBeVisible()

  await sendInApiPractice(page, 'spreads/createSpread', { body: JSON.stringify(SPREAD) })
  await expect(page.getByRole('textbox', { name: 'Response body' })).toContainText('"Fast"')
  await page.goto(`${PAGE}?endpoint=createSpread`)
  await rows(page).first().getByRole('link').click()
  await page.getByRole('link', { name: 'Send again' }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Sent again: 201')).toBeVisible()

  const answer = page.getByRole('textbox', { name: 'Response body' })
  await sendInApiPractice(page, 'counters/readCounters', { fault: 'delay=500' })
  await expect(answer).toContainText('"array"')
  await sendInApiPractice(page, 'counters/readCounters')
  await expect(answer).toContainText('"array"')
  await page.goto(`${PAGE}?endpoint=readCounters`)
  for (const place of [0, 1]) await boxes(page).nth(place).check()
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Compare requests \d+ and \d+/ })).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('sent again in another sandbox, it leaves the own one unchanged; filters are in the URL', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  const { call } = await otherProgram(page)
  const { id } = await (await call('POST', '/api/sandboxes', { data: { name: 'elsewhere' } })).json()
  await call('GET', '/api/members?limit=1', { 'x-practice-fault': 'delay=30' })
  await open(page, PAGE)
  await page.getByLabel('URL contains').fill('members?limit=1')
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByLabel('Fault', { exact: true }).selectOption('With a fault')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/isFaulted=true.*text=members/)
  await expect(page.getByRole('row', { name: /delay=30/ })).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText(/members\?limit=1/)

  await page.getByRole('region', { name: 'Your requests' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Request \d+/ })).toBeFocused()
  await page.getByRole('link', { name: 'Send again' }).click()
  await page.getByLabel('Sandbox', { exact: true }).selectOption('elsewhere')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('Sent again: 200')).toBeVisible()
  await expect(section(page, 'Response body')).toContainText('identical')
  const { rows: logged } = await (await call('GET', '/api/traffic?page=page8_04&endpoint=listMembers')).json()
  expect(logged[0].sandboxId).toBe(id)
  expect((await (await call('GET', '/api/sessions/current')).json()).sandbox.id).toBe('main')
  await call('DELETE', `/api/sandboxes/${id}`)
})

test('a write with an idempotency key also takes effect when sent again in another sandbox', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page)
  const { call } = await otherProgram(page)
  const { id } = await (await call('POST', '/api/sandboxes', { data: { name: 'keyed elsewhere' } })).json()
  const name = { en: 'Twice Chen', zh: '陳兩次' }
  const member = { name, email: 'twice@strive.example', teamId: 1, job: 'sales', joinedOn: '2026-10-01' }
  const made = await call('POST', '/api/members', { data: member, 'idempotency-key': 'twice' })
  expect(made.status()).toBe(201)
  await open(page, `${PAGE}?endpoint=createMember`)
  await rows(page).first().getByRole('link').click()
  await page.getByRole('link', { name: 'Send again' }).click()

  await test.step('here it is answered as before', async () => {
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Sent again: 201')).toBeVisible()
    await expect(section(page, 'Response body')).toContainText('identical')
  })
  await test.step('there it makes a member', async () => {
    needPage('page3_01')
    needPage('page8_08')
    await page.getByLabel('Sandbox', { exact: true }).selectOption('keyed elsewhere')
    // The previous response stays on the screen until the next one arrives.
    const answered = page.waitForResponse(reply => reply.request().method() === 'POST' && /members$/.test(reply.url()))
    await page.getByRole('button', { name: 'Send again' }).click()
    expect((await answered).status()).toBe(201)
    await page.goto('page8/page8_08')
    const switched = page.waitForResponse(/sessions\/current\/sandbox$/)
    await page
      .getByRole('region', { name: /keyed elsewhere/ })
      .getByRole('button', { name: /^Switch/ })
      .click()
    await switched
    await page.goto('page3/page3_01?search=twice@')
    await expect(page.getByRole('row', { name: /Twice Chen/ })).toBeVisible()
  })
  await call('DELETE', `/api/sandboxes/${id}`)
  const { id: memberId, version } = await made.json()
  await call('DELETE', `/api/members/${memberId}`, { 'if-match': `"${version}"` })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  const { call } = await otherProgram(page)
  await call('GET', '/api/members?limit=2')
  await call('PATCH', '/api/profile', { data: { age: -1 }, 'x-practice-fault': 'delay=5' })
  const { rows: logged } = await (await call('GET', '/api/traffic?client=other&limit=2')).json()
  await expectViewsAccessible(page, PAGE, async ({ width }) => {
    await expect(rows(page).first()).toBeVisible()
    if (width === 375) await page.getByRole('button', { name: /^(Filters|篩選)/ }).click()
    await boxes(page).first().check()
  })
  // Each of the other views once, at the width that leaves it the least room.
  await page.setViewportSize({ width: 375, height: 812 })
  const places = [`${logged[0].id}`, `${logged[0].id}/replay`, `compare/${logged[1].id}/${logged[0].id}`]
  for (const place of places) {
    await page.goto(`${PAGE}/${place}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const summary of await page.locator('#content summary').all()) await summary.click()
    expect(await findAxeViolations(page), place).toEqual([])
    expect(await hangingOut(page), place).toBe(0)
  }
})
