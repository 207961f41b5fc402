import type { Page } from '@playwright/test'
import { expect, expectAccessible, hangingOut, outageTest, test } from '#tests/browser.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { hold } from '#tests/journeys/racing/hold.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_01'
// The page provokes refusals, and the browser logs each of them as an error.
test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4/] })

const open = async (page: Page, path = '') => {
  await page.goto(`${PAGE}${path}`)
  await expect(page.getByRole('navigation', { name: /Endpoints|端點/ }).or(page.locator('#operation'))).not.toHaveCount(
    0,
  )
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const reply = (page: Page) => page.getByRole('region', { name: 'Response' })
const body = (page: Page) => reply(page).getByRole('textbox', { name: 'Response body' })
const isOver = async (page: Page) => (await hangingOut(page)) > 0

/** Everything that the page stores of the operator in this browser. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const opening = indexedDB.open('strive-operator')
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames]
          if (names.length === 0) return resolve('[]')
          const reading = opening.result.transaction(names).objectStore('kept').getAll()
          reading.onsuccess = () => resolve(JSON.stringify(reading.result))
        }
      }),
  )

test('works by keyboard alone: finds an endpoint, fills it in, sends it, goes to the next', async ({ page }) => {
  await enter(page)
  await open(page)
  await page.getByLabel('Search endpoints').focus()
  await page.keyboard.type('login-log get')
  await expect(page).toHaveURL(/find=login-log\+get/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /readLogin/ })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Search endpoints')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'listLogins')).toBeVisible()
  await expect(page).toHaveURL(/page8_01\/login-log\/listLogins\?find=/)

  await page.getByLabel('limit', { exact: true }).focus()
  await page.keyboard.type('5')
  await page.keyboard.press('Control+Enter')
  await expect(reply(page).getByText('Matches the contract')).toBeVisible()
  await expect(body(page)).toContainText('"rows"')
  await expect(page).toHaveURL(/query\.limit=5/)

  await page.keyboard.press('Alt+PageDown')
  await expect(heading(page, 'readLogin')).toBeFocused()
  await expect(page.getByText('readLogin: GET /api/login-log/{loginId}')).toBeAttached()
  await page.keyboard.press('Alt+PageUp')
  await expect(heading(page, 'listLogins')).toBeVisible()
  await expect(page.getByLabel('limit', { exact: true })).toHaveValue('5')
  await expect(body(page)).toBeVisible()
})

test('S-ROUTE-4: a link opens an endpoint with its values; reload and Back keep them', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page)
  await open(page, '/login-log/listLogins?query.limit=7&query.outcome=refused&query.sort=nonsense')
  await expect(page.getByLabel('limit', { exact: true })).toHaveValue('7')
  await expect(page.getByLabel('outcome', { exact: true })).toHaveValue('1')
  await expect(page.getByLabel('Other value for sort')).toHaveValue('nonsense')
  await page.getByRole('link', { name: /readProfile/ }).click()
  await expect(heading(page, 'readProfile')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'readProfile')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('limit', { exact: true })).toHaveValue('7')

  await open(page, '/login-log')
  await page
    .locator('#content')
    .getByRole('link', { name: /exportLogins.*Export the login log/ })
    .click()
  await expect(heading(page, 'exportLogins')).toBeVisible()
  await open(page, '/login-log/nothing')
  await expect(page.getByRole('heading', { name: 'Endpoint not found' })).toBeVisible()
  await page.locator('#content').getByRole('link', { name: 'All endpoints' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an endpoint' })).toBeVisible()
})

test('invalid values are shown on their fields, and sent on a second press; the refusal is explained', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  await open(page, '/profile/updateProfile')
  await page.getByLabel('age', { exact: true }).fill('very')
  await press(page, 'Send')
  await expect(page.getByLabel('age', { exact: true })).toBeFocused()
  await expect(page.getByText('must be integer / null')).toBeVisible()
  await expect(page.getByText('1 value doesn’t match the contract')).toBeVisible()
  await expect(reply(page)).toContainText('Nothing sent yet')

  await press(page, 'Send anyway')
  await expect(reply(page)).toContainText('The request is not valid.')
  await expect(reply(page)).toContainText('invalid-input The input doesn’t match the contract.')
  await expect(reply(page)).toContainText('/body/age invalid-type')
  await expect(reply(page)).toContainText('Matches the contract')

  await page.getByText('JSON', { exact: true }).click()
  // The last, because the plain field stays until the editor is there.
  const editor = page.getByRole('textbox', { name: 'Body as JSON' }).last()
  await expect(editor).toContainText('"age": "very"')
  await page.getByRole('button', { name: '/age must be integer / null' }).click()
  await expect(editor).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('{"age": ')
  await expect(page.getByRole('button', { name: 'whole body is not valid JSON' })).toBeVisible()
  await page.getByText('Form', { exact: true }).click()
  await expect(page.getByText('The form can’t show this text')).toBeVisible()
  await editor.focus()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  await press(page, 'Send anyway')
  await expect(reply(page)).toContainText('/body json')
})

test('suggests the version that was read last: a change succeeds, then the version is outdated', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  await open(page, '/profile/readProfile')
  await press(page, 'Send')
  await expect(body(page)).toContainText('"account": "operator"')
  await page.getByRole('link', { name: /updateProfile/ }).click()
  await press(page, 'Send')
  await expect(reply(page)).toContainText('version-required')
  const suggestion = page.getByRole('button', { name: /^Use "\d+"$/ })
  const version = (await suggestion.textContent()) ?? ''
  await suggestion.click()
  await page.getByLabel('address', { exact: true }).fill('Hualien')
  await press(page, 'Send')
  await expect(body(page)).toContainText('Hualien')
  await expect(suggestion).not.toHaveText(version)
  await press(page, 'Send')
  await expect(reply(page)).toContainText('412')
  await expect(reply(page)).toContainText('stale Somebody changed it after you read it.')
})

test('many at once: of five with one version one is stored; the written rows are shown, and undone', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  const call = await workInOwnSandbox(page)
  const { rows } = await call<{ rows: { id: number; job: string }[] }>('GET', '/api/members?job=driver&limit=1')
  const [member] = rows
  await open(
    page,
    `/members/updateMember?params.memberId=${member?.id}&headers.if-match="1"&body={"job":"buyer"}&times=5&fault=delay=100`,
  )
  await expect(page.getByLabel('Practice fault')).toHaveValue('delay=100')
  await press(page, 'Send 5 at once')
  await expect(reply(page).getByText('4 × 412, 1 × 200')).toBeVisible()
  await reply(page)
    .getByRole('button', { name: /^#\d+ 200/ })
    .click()
  await expect(reply(page).getByRole('heading', { name: '1 row written' })).toBeVisible()
  await expect(reply(page).getByRole('definition').filter({ hasText: 'driver' })).toContainText(
    '"driver" → after: "buyer"',
  )
  await press(page, 'Undo this call')
  await expect(page.getByText('1 row was restored as a new version.')).toBeVisible()
  expect(await call('GET', `/api/members/${member?.id}`)).toMatchObject({ job: 'driver', version: 3 })
})

test('shows the refusal of an anonymous request without ending the session; ending it asks first, and clears what was stored', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page)
  await open(page, '/sessions/readSession')
  await page.getByLabel('Without my session').check()
  await press(page, 'Send')
  await expect(reply(page)).toContainText('not-signed-in No token was sent.')
  await expect(page).toHaveURL(/as=nobody/)
  await page.getByLabel('Without my session').uncheck()
  await press(page, 'Send')
  await expect(body(page)).toContainText('"account": "operator"')

  await page.getByRole('link', { name: /^DELETE signOut/ }).click()
  await expect(page.getByText('ends your session')).toBeVisible()
  await press(page, 'Send')
  await press(page, 'Cancel')
  await expect(reply(page)).toContainText('Nothing sent yet')
  expect(await kept(page)).toContain('readSession')
  await press(page, 'Send')
  await press(page, 'Send and sign out')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => kept(page)).toBe('[]')
})

test('the history opens an entry again and contains no secret; a deleted entry is restored', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page)
  await open(page, '/sessions/signIn')
  await page.getByLabel('account', { exact: true }).fill('operator')
  await page.getByLabel('password', { exact: true }).fill('654321')
  await press(page, 'Send')
  await expect(body(page)).toContainText('"token"')
  // The editor renders only visible lines.
  const [, token = ''] = /"token": "([^"]+)"/.exec(await body(page).innerText()) ?? []
  expect(token.length).toBeGreaterThan(30)
  await expect.poll(() => kept(page)).toContain('signIn')
  const everything = await kept(page)
  for (const secret of [token, '654321']) {
    expect(everything).not.toContain(secret)
    expect(page.url()).not.toContain(secret)
    await expect(page.locator('pre')).not.toContainText(secret)
  }

  await page.getByRole('link', { name: /readServerState/ }).click()
  await press(page, 'Send')
  await expect(body(page)).toContainText('"database"')
  await page.getByText('History (2)').click()
  await page.getByRole('button', { name: /^POST \/api\/sessions 201/ }).click()
  await expect(heading(page, 'signIn')).toBeVisible()
  await expect(reply(page)).toContainText('from history')
  await expect(body(page)).toContainText('"token": "…"')
  await expect(page.getByLabel('account', { exact: true })).toHaveValue('operator')
  await expect(page.getByLabel('password', { exact: true })).toHaveValue('')

  await page.getByRole('button', { name: 'Delete GET /api/overview/server' }).click()
  await expect(page.getByText('1 entry was deleted.')).toBeVisible()
  await press(page, 'Clear history')
  await expect(page.getByText('1 entry was deleted.')).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByText('History (1)')).toBeVisible()
  await page.reload()
  await expect(page.getByText('History (1)')).toBeVisible()
})

test('copied code names the token but contains none; the link contains the values', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page)
  await open(page, '/login-log/exportLogins')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
  await page.getByText('user', { exact: true }).first().click()
  for (const [kind, sign] of [
    ['fetch', 'process.env.STRIVE_TOKEN'],
    ['curl', '$STRIVE_TOKEN'],
    ['Query hook', 'export function useExportLogins(token: string)'],
    ['Types', 'export type ExportLoginsQuery'],
  ] as const) {
    await page.getByRole('region', { name: 'Copy as' }).getByText(kind, { exact: true }).click()
    await page.getByRole('region', { name: 'Copy as' }).getByRole('button', { name: 'Copy' }).click()
    await expect.poll(clipboard).toContain(sign)
    expect(await clipboard()).not.toContain(token ?? 'no token')
  }
  await press(page, 'Copy link')
  await expect.poll(clipboard).toMatch(/\/strive\/page8\/page8_01\/login-log\/exportLogins\?.*query\.columns=user/)
})

test('a response of a megabyte is shown, searched and saved', { tag: '@long' }, async ({ page, running }) => {
  test.slow()
  const rows = await postLogins(running.url, 6000)
  await enter(page)
  const columns = ['loginTime', 'user', 'email', 'level', 'agent', 'address', 'outcome']
  await open(
    page,
    `/login-log/exportLogins?${columns.map(one => `query.columns=${one}`).join('&')}&query.from=2024-01-01T00:00:00Z&query.to=2025-01-01T00:00:00Z`,
  )
  await press(page, 'Send')
  await expect(reply(page).getByText('Matches the contract')).toBeVisible({ timeout: 30_000 })
  await expect(reply(page)).toContainText(/1\.\d MB/)
  await expect(body(page)).toContainText('Account')
  await press(page, 'Find')
  await page.getByRole('textbox', { name: 'Find' }).fill(rows.at(-1) ?? '')
  // The editor needs a moment to index a megabyte; a second search finds the match.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(body(page)).toContainText(rows.at(-1) ?? '', { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  expect(download.suggestedFilename()).toMatch(/^login-log-.+\.csv$/)
})

/** Another console of the operator posts this many sign-ins of 2024. Returns their times. */
async function postLogins(url: string, count: number): Promise<string[]> {
  const post = (path: string, sent: unknown, token = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `Practice/1.0 (${'a long name of a browser; '.repeat(6)})`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(sent),
    })
  const { token } = (await (await post('/api/sessions', { account: 'operator', password: '654321' })).json()) as {
    token: string
  }
  const record = { id: 0, user: 'operator', email: 'operator@strive.example', level: 'normal' }
  const times = Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' '),
  )
  for (let at = 0; at < count; at += 200)
    await Promise.all(
      times.slice(at, at + 200).map(async LoginTime => {
        const answer = await post('/loginLog', { ...record, LoginTime }, token)
        expect(answer.status).toBe(201)
        await answer.arrayBuffer()
      }),
    )
  return times
}

test.describe('when code or a response is missing', () => {
  test.use({ ownConsole: true, expectedErrors: [/ERR_|WebSocket|Failed to (load|fetch)/] })

  test('without the editor’s code the form works, and a response is plain text', { tag: '@long' }, async ({ page }) => {
    await page.route(/editor-[\w-]+\.js/, route => route.abort())
    await enter(page)
    await open(page, '/overview/readServerState')
    await press(page, 'Send')
    await expect(reply(page).locator('pre')).toContainText('"database": "sqlite"')
  })

  outageTest(
    'a call is aborted; an unanswered one says so, and the values stay',
    { tag: '@long' },
    async ({ page, running }) => {
      await enter(page)
      await open(page, '/login-log/listLogins')
      await page.getByLabel('limit', { exact: true }).fill('9')
      const held = await hold(page, 'GET /api/login-log')
      await press(page, 'Send')
      await held.waiting(1)
      await press(page, 'Abort')
      await expect(reply(page)).toContainText('Aborted.')
      await held.waiting(0)
      await held.end()
      await running.kill()
      await press(page, 'Send')
      await expect(reply(page)).toContainText('No response.')
      await expect(page.getByLabel('limit', { exact: true })).toHaveValue('9')
    },
  )
})

test('at 375 px list and request are two views, with a link back; nothing scrolls sideways', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await enter(page)
  await open(page)
  expect(await isOver(page)).toBe(false)
  await page.getByRole('link', { name: /exportLogins/ }).click()
  await expect(heading(page, 'exportLogins')).toBeVisible()
  await expect(page.getByLabel('Search endpoints')).toBeHidden()
  await expect(heading(page, 'exportLogins')).toBeFocused()
  await press(page, 'Send')
  await expect(reply(page).getByText('Matches the contract')).toBeInViewport()
  expect(await isOver(page)).toBe(false)
  await page.getByRole('link', { name: 'All endpoints' }).click()
  await expect(page.getByLabel('Search endpoints')).toBeVisible()
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, `${PAGE}/profile/updateProfile?text=%7B"age":"x"%7D`, async () => {
    await page.getByRole('button', { name: /^(Send|送出)$/ }).click()
    await page.getByRole('button', { name: /^(Send anyway|仍要送出)$/ }).click()
    await page.getByRole('button', { name: /^(Find|尋找)$/ }).click()
    await expect(page.getByRole('textbox', { name: /^(Find|尋找)$/ })).toBeVisible()
    await page
      .getByRole('region', { name: /^(Response|回應)$/ })
      .locator('summary')
      .click()
  })
  await expectAccessible(page, `${PAGE}/login-log/exportLogins?query.columns=user&query.columns=nonsense`, async () => {
    await expect(heading(page, 'exportLogins')).toBeVisible()
  })
  await expectAccessible(page, `${PAGE}?list=history`, async () => {
    await expect(page.getByRole('button', { name: /PATCH/ }).first()).toBeVisible()
  })
})
