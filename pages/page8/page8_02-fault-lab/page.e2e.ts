import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { callerOf, workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { variants } from '#tests/tier.ts'

const PAGE = 'page8/page8_02'
// Faults are set per account, so they affect every session of it.
test.use({ ownConsole: true, expectedErrors: [/Failed to load|status of|ERR_|WebSocket/] })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const banner = (page: Page) => page.locator('[data-faults]')
const rules = (page: Page) => card(page, 'Active rules').getByRole('listitem')

async function open(page: Page) {
  await enter(page, PAGE)
  await expect(card(page, 'Active rules').getByText('No active rules')).toBeVisible()
}

/** Adds a fault through the API, as another window of the operator would. */
async function put(page: Page, rule: { method?: string; path: string; fault: object }) {
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
  const reply = await page.request.post('/api/faults', {
    headers: { authorization: `Bearer ${token}` },
    data: { method: '*', ...rule },
  })
  expect(reply.status()).toBe(201)
  await expect(banner(page)).toBeVisible()
}

for (const width of variants(1280, 375))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('a rule is created for an endpoint, predicted, hit, changed and removed, and added again', async ({
      page,
    }) => {
      await open(page)
      const form = page.getByRole('form', { name: 'New rule' })
      await form.getByLabel('Endpoint').fill('species/{')
      await page.getByRole('option', { name: 'GET /api/species/{dexId}' }).click()
      await expect(form.getByLabel('Path')).toHaveValue('/api/species/{dexId}')
      await form.getByLabel('Delay (ms)').fill('30001')
      await form.getByRole('button', { name: 'Add rule' }).click()
      await expect(form.getByText('Must be 30000 or less.')).toBeVisible()
      await expect(form.getByLabel('Delay (ms)')).toBeFocused()
      await form.getByLabel('Delay (ms)').fill('20')
      await expect(form.getByText('x-practice-fault: delay=20;status=503')).toBeVisible()
      await expect(form.getByText('All calls to GET /api/species/{dexId}: 20 ms late, status 503')).toBeVisible()
      // What few rules need is folded, opens by keyboard, and opens by itself if it is wrong.
      await expect(form.getByLabel('Duration (seconds)')).toBeHidden()
      await form.getByText('Rarely needed', { exact: true }).focus()
      await page.keyboard.press('Enter')
      await form.getByLabel('Duration (seconds)').fill('901')
      await form.getByText('Rarely needed', { exact: true }).click()
      await expect(form.getByLabel('Duration (seconds)')).toBeHidden()
      await form.getByRole('button', { name: 'Add rule' }).click()
      await expect(form.getByLabel('Duration (seconds)')).toBeFocused()
      await form.getByLabel('Duration (seconds)').fill('900')
      await form.getByRole('button', { name: 'Add rule' }).click()
      await expect(rules(page)).toContainText(['delay=20;status=503'])
      await expect(rules(page)).toContainText(['All calls to GET /api/species/{dexId}: 20 ms late, status 503'])
      await expect(banner(page)).toContainText('A practice fault is on: GET /api/species/{dexId}')

      const dryRun = page.getByRole('form', { name: 'Test a request' })
      await dryRun.getByLabel('Request path').fill('/api/species/25')
      await dryRun.getByRole('button', { name: 'Test' }).click()
      await expect(page.getByText('Call 1 to /api/species/{dexId}: delay=20;status=503')).toBeVisible()
      await dryRun.getByLabel('Request path').fill('/api/sessions/current')
      await dryRun.getByRole('button', { name: 'Test' }).click()
      await expect(page.getByText('None: this endpoint is exempt from faults.')).toBeVisible()

      await page.getByRole('button', { name: 'Edit GET /api/species/{dexId}' }).click()
      const change = page.getByRole('form', { name: 'Edit rule' })
      await change.getByLabel('Status').fill('404')
      await change.getByRole('button', { name: 'Save changes' }).click()
      await expect(rules(page)).toContainText(['delay=20;status=404'])

      await page.getByRole('button', { name: 'Remove GET /api/species/{dexId}' }).click()
      await expect(banner(page)).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(banner(page)).toBeVisible()
      await banner(page).getByRole('button', { name: 'Clear all' }).click()
      await expect(rules(page)).toHaveCount(0)
    })
  })

test('finds an endpoint by its operation name, and no match never means all endpoints', { tag: '@long' }, async ({
  page,
}) => {
  await open(page)
  const form = page.getByRole('form', { name: 'New rule' })
  const endpoint = form.getByRole('combobox', { name: 'Endpoint' })
  await endpoint.fill('updateProfile')
  await expect(page.getByRole('option', { name: /^PATCH \/api\/profile/ })).toBeVisible()
  await endpoint.press('Enter')
  await expect(endpoint).toHaveValue('PATCH /api/profile')
  await expect(form.getByLabel('Path')).toHaveValue('/api/profile')

  await endpoint.fill('updateNothing')
  await endpoint.press('Enter')
  await endpoint.press('Enter')
  await expect(endpoint).toHaveValue('updateNothing')
  await expect(form.getByText('No matches')).toBeVisible()
  await expect(form.getByLabel('Path')).toHaveValue('/api/profile')
  await expect(rules(page)).toHaveCount(0)
  await endpoint.press('Escape')
  await expect(endpoint).toHaveValue('PATCH /api/profile')
})

for (const width of variants(1280, 375))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('requests wait visibly, in every window and in the lesson, and are released, failed and dropped', async ({
      page,
      context,
    }) => {
      needPage('page2')
      await open(page)
      const waiting = card(page, 'Waiting requests')
      await expect(waiting.getByText('No requests are waiting.')).toBeVisible()
      const form = page.getByRole('form', { name: 'New rule' })
      await form.getByLabel('Endpoint').fill('GET /api/counters')
      await page.getByRole('option', { name: /^GET \/api\/counters / }).click()
      await form.getByLabel('Failure type').selectOption('Hold: waits until you release it')
      await expect(form.getByText('All calls to GET /api/counters: held until you release it')).toBeVisible()
      await form.getByRole('button', { name: 'Add rule' }).click()
      await expect(rules(page)).toContainText(['hold'])

      const call = await callerOf(page)
      const send = () => call('GET', '/api/counters').then(() => 'answered', String)
      const [first, second] = [send(), send()]
      await expect(waiting.getByRole('listitem')).toHaveCount(2)
      const third = send()
      await expect(waiting.getByRole('listitem')).toHaveCount(3)
      await expect(waiting.getByRole('listitem')).toContainText(Array(3).fill('GET /api/counters'))
      await expect(waiting.getByText(/^Waiting for \d+ s$/)).toHaveCount(3)
      await expect(banner(page)).toContainText('3 requests are waiting')

      // By keyboard, from one to the next.
      const failing = waiting.getByLabel('Status when failing')
      await failing.selectOption('500')
      await waiting.getByRole('button', { name: 'Release GET /api/counters' }).first().focus()
      await page.keyboard.press('Enter')
      await expect(waiting.getByRole('listitem')).toHaveCount(2)
      await expect(waiting.getByRole('button', { name: 'Release GET /api/counters' }).first()).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(waiting.getByRole('listitem')).toHaveCount(1)
      await waiting.getByRole('button', { name: 'Drop the connection of GET /api/counters' }).click()
      await expect(waiting.getByText('No requests are waiting.')).toBeVisible()
      const outcomes = await Promise.all([first, second, third])
      expect(outcomes.filter(one => one === 'answered')).toHaveLength(1)
      expect(outcomes.filter(one => one.includes('500'))).toHaveLength(1)

      // The same list is in the lesson of any page, only while something waits.
      const other = await context.newPage()
      await other.goto('page2')
      await other.getByRole('button', { name: 'Lesson', exact: true }).click()
      const lesson = other.getByRole('complementary', { name: 'Lesson' })
      await expect(lesson.getByText('Waiting requests')).toBeHidden()
      const more = [send(), send()]
      await expect(lesson.getByRole('button', { name: 'Release GET /api/counters' })).toHaveCount(2)
      await lesson.getByRole('button', { name: 'Release all' }).click()
      await expect(lesson.getByText('Waiting requests')).toBeHidden()
      expect(await Promise.all(more)).toEqual(['answered', 'answered'])

      const last = send()
      await expect(banner(page)).toContainText('1 request is waiting')
      await banner(page).getByRole('button', { name: 'Clear all' }).click()
      expect(await last).toBe('answered')
      await expect(banner(page)).toBeHidden()
    })
  })

test('a link fills in the form; one that can’t be read says so and keeps the rest', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, `${PAGE}?rule=PATCH%20/api/profile%20lost%3Bfirst%3D1`)
  const form = page.getByRole('form', { name: 'New rule' })
  await expect(form.getByText('First call to PATCH /api/profile: executed, then disconnected')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Add rule' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rules(page)).toContainText(['lost;first=1'])
  await expect(page).toHaveURL(/page8_02$/)
  await expect(form.getByText('All calls to all endpoints: status 503')).toBeVisible()
  await banner(page).getByRole('button', { name: 'Clear all' }).click()

  await page.goto(`${PAGE}?rule=PATCH%20/api/profile%20lots%3Bfirst%3D1`)
  await expect(page.getByRole('alert')).toContainText('can’t be filled in: PATCH /api/profile lots;first=1.')
  await expect(form.getByRole('combobox', { name: 'Endpoint' })).toHaveValue('PATCH /api/profile')
})

test('the banner appears in every tab within a second, and one press clears all faults', { tag: '@long' }, async ({
  page,
  context,
}) => {
  needPage('page1')
  const live = page.waitForEvent('console', one => one.text().includes('/ws/live open'))
  await enter(page, 'page1')
  await live
  const other = await context.newPage()
  await other.goto(PAGE)
  await card(other, 'Situations')
    .getByRole('button', { name: /^Double click/ })
    .click()
  await expect(banner(page)).toContainText('Double click')
  await expect(card(other, 'Situations').getByRole('button', { pressed: true })).toHaveCount(1)
  await page.reload()
  await expect(banner(page)).toContainText('Double click')
  await banner(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(banner(other)).toBeHidden()
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page, PAGE)
  await beginTasks(page, 'page8_02')
  const COUNTERS = 'counters/readCounters'
  const answered = (text: RegExp | string) =>
    expect(card(page, 'Response').getByText(text).first()).toBeVisible({ timeout: 3_000 })
  await makeFault(page, 'GET /api/counters', {
    'Failure type': 'Error status',
    Status: '503',
    Calls: 'Random calls',
    'Probability (0 to 1)': '0.5',
    Seed: '7',
  })
  await sendInApiPractice(page, COUNTERS, { times: '5' })
  await answered('5 requests sent at once:')
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Edit GET /api/counters' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('form', { name: 'New rule' })).toBeVisible()
  await sendInApiPractice(page, COUNTERS, { times: '5' })
  await answered('5 requests sent at once:')
  await banner(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(banner(page)).toBeHidden()

  await makeFault(page, 'GET /api/counters', {
    'Failure type': 'Rate limit (429)',
    'Bucket size (calls)': '1',
    'Refill rate (calls per second)': '0.5',
  })
  await sendInApiPractice(page, COUNTERS, { times: '2' })
  await answered(/1 × 429/)
  await page.getByLabel('Send at once').selectOption('1')
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(card(page, 'Response')).not.toContainText('sent at once')
  // The limit is over two seconds after the last refusal.
  const body = page.getByRole('textbox', { name: 'Response body' })
  await expect(async () => {
    await send.click()
    await expect(body).toContainText('"array"', { timeout: 1_000 })
  }).toPass({ intervals: [3_000] })
  await banner(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(banner(page)).toBeHidden()

  await sendInApiPractice(page, COUNTERS, { fault: 'status=418' })
  await answered('418')
  await page.getByLabel('Practice fault', { exact: true }).fill('')
  await send.click()
  await expect(body).toContainText('"array"')
  await expectTasksSolved(page, PAGE)
})

test('the export is a working fixture for Playwright', { tag: '@long' }, async ({ page, running }) => {
  test.slow()
  await open(page)
  await put(page, { path: '/api/counters', fault: { status: 418 } })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export for Playwright' }).click(),
  ])
  await banner(page).getByRole('button', { name: 'Clear all' }).click()
  const folder = mkdtempSync(`${tmpdir()}/strive-helper-`)
  symlinkSync(`${process.cwd()}/node_modules`, `${folder}/node_modules`)
  await download.saveAs(`${folder}/${download.suggestedFilename()}`)
  writeFileSync(
    `${folder}/faults.spec.ts`,
    `import { expect, test } from './strive-faults'
     const path = '${running.url}/api/counters'
     test('is hit', async ({ request, strive }) => {
       const status = async () =>
         (await request.get(path, { headers: { authorization: 'Bearer ' + strive.token } })).status()
       expect(await status()).toBe(200)
       await strive.on()
       expect(await status()).toBe(418)
       await strive.clear()
       expect(await status()).toBe(200)
     })
     test('is held', async ({ request, strive }) => {
       const headers = { authorization: 'Bearer ' + strive.token }
       const put = async number => (await request.put(path, { headers, data: { number, array: [] } })).status()
       const held = await strive.hold('PUT /api/counters')
       const first = put(1)
       await held.waiting()
       const second = put(2)
       const [one, two] = await held.waiting(2)
       expect([one.method, one.path]).toEqual(['PUT', '/api/counters'])
       await two.release()
       expect(await second).toBe(200)
       await held.release()
       expect(await first).toBe(200)
       expect((await (await request.get(path, { headers })).json()).number).toBe(1)
       const once = await strive.hold('PUT /api/counters', { first: 1 })
       const third = put(3)
       const [three] = await once.waiting()
       await three.fail(503)
       expect(await third).toBe(503)
       expect(await put(4)).toBe(200)
     })`,
  )
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token') ?? '')
  const call = await workInOwnSandbox(page)
  const key = await call<{ token: string }>('POST', '/api/keys', { name: 'Playwright', scope: 'write' })
  const callers: Record<string, string>[] = [
    { STRIVE_ACCOUNT: 'admin', STRIVE_PASSWORD: '123456' },
    { STRIVE_TOKEN: token },
    { STRIVE_TOKEN: key.token },
  ]
  for (const who of callers) {
    const run = runPlaywright(folder, { STRIVE_URL: running.url, ...who })
    expect(run.stdout, run.stderr).toContain('"expected": 2')
    expect(run.status).toBe(0)
  }
  expect(readFileSync(`${folder}/strive-faults.ts`, 'utf8')).toContain('"status": 418')
  rmSync(folder, { recursive: true })
})

function runPlaywright(folder: string, settings: Record<string, string>) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(TEST_|PW|PLAYWRIGHT|NODE_OPTIONS)/.test(name))
  return spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', `--output=${folder}/out`],
    { cwd: folder, env: { ...Object.fromEntries(inherited), ...settings }, encoding: 'utf8' },
  )
}

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  const started = page.waitForResponse(/\/presets\//)
  await card(page, 'Situations')
    .getByRole('button', { name: /^Month-end/ })
    .click()
  await started
  await expect(rules(page)).toHaveCount(2)
  const call = await callerOf(page)
  await expectAccessible(page, PAGE, async () => {
    await expect(banner(page)).toBeVisible()
    // It waits for a minute, so there is always one.
    void call('GET', '/api/counters', undefined, { 'x-practice-fault': 'hold' }).catch(() => undefined)
    await expect(page.getByRole('button', { name: /^(Release|放行) GET/ }).first()).toBeVisible()
    await page.getByLabel(/^(Calls|呼叫)$/).selectOption('p')
    await page.getByRole('button', { name: /^(Test|測試)$/ }).click()
    await expect(page.getByText(/delay=\d/).first()).toBeVisible()
  })
})
