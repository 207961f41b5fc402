import type { Page } from '@playwright/test'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { expect, test } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter, fillSignIn, signIn } from '#tests/journeys/sign-in.ts'
import { isLong } from '#tests/tier.ts'

test.use({ ownConsole: true })

/** A dashboard, three lists, a board and a chart; in the long tier, all pages. */
const SOME = /page1-|page3_01|page5_01|page5_0[457]/
const PATHS = PAGE_FOLDERS.filter(folder => isLong || SOME.test(folder)).map(folder =>
  folder.replace(/^pages\/|-[^/]*$/g, ''),
)
/** The traffic log changes with each request, so pages that show it read it again. */
const READ_AGAIN = /^\/api\/traffic\b/

/** Opens a document, and waits until it has its content and its socket has been greeted. */
async function visit(page: Page, open: () => Promise<unknown>) {
  const greeted = page.waitForEvent('console', one => /\/ws\/live message .*"hello"/.test(one.text()))
  await open()
  await greeted
  await page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('#content [data-skeleton]'))
  // What the greeting makes the page read again is sent by then.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
}

/** The reads of the API that the page sends from now on. */
function follow(page: Page) {
  const reads: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') reads.push(pathname + search)
  })
  return { reads, forget: () => reads.splice(0) }
}

/** Early reads that the app has not taken. */
const untaken = (page: Page) =>
  page.evaluate(() => [...(globalThis.earlyReads ?? [])].flatMap(([key, read]) => (read ? [key] : [])))

test('a visit and a reload ask for nothing twice or in vain', async ({ page }) => {
  test.setTimeout(PATHS.length * 20_000)
  await enter(page, 'page2')
  const { reads, forget } = follow(page)
  for (const path of PATHS) {
    for (const open of [() => page.goto(path), () => page.reload()]) {
      forget()
      await visit(page, open)
      expect(await untaken(page), `${path}: in vain`).toEqual([])
      const once = reads.filter(url => !READ_AGAIN.test(url))
      expect(
        once.filter((url, at) => once.indexOf(url) !== at),
        `${path}: twice`,
      ).toEqual([])
    }
  }
})

/** What a reload asks for later, and why. */
const LATER = [
  // It is never fresh, so its component reads it in any case.
  /^\/api\/roles\/why\b/,
  // It can be read once.
  /^\/api\/captchas\/.+\/picture$/,
  // Which steps are missing depends on those that the browser has kept.
  /^\/api\/floor-plans\/\d/,
  // It is read while the map library loads.
  /^\/api\/base-map$/,
  // A stream.
  /^\/api\/tracks\/live$/,
]

test('what a reload shows is asked for before any code has arrived', async ({ page }) => {
  test.setTimeout(PATHS.length * 20_000)
  await enter(page, 'page2')
  const { reads, forget } = follow(page)
  const late: Record<string, string[]> = {}
  for (const path of PATHS) {
    await visit(page, () => page.goto(path))
    const releaseCode = await holdCode(page)
    forget()
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.earlyReads)
    const early: string[] = (await untaken(page)).map(key => JSON.parse(key)[0])
    releaseCode()
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('#content [data-skeleton]'),
    )
    const found = reads.filter(url => ![READ_AGAIN, ...LATER].some(one => one.test(url)) && !early.includes(url))
    if (found.length > 0) late[path] = found
  }
  expect(late).toEqual({})
})

const MEMBERS = /^\/api\/members\?/

/** Holds the code of the documents from now on, until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return release
}

for (const [title, isReload] of [
  ['the rows of a reload are asked for before any code has arrived', true],
  ['the first rows of a new tab are asked for before any code has arrived', false],
] as const)
  test(title, async ({ page }) => {
    await (isReload ? visit(page, () => enter(page, 'page3/page3_01')) : enter(page))
    const releaseCode = await holdCode(page)
    const rows = page.waitForResponse(reply => MEMBERS.test(reply.url().replace(/^https?:\/\/[^/]+/, '')))
    const { reads } = follow(page)
    await (isReload ? page.reload({ waitUntil: 'commit' }) : page.goto('page3/page3_01', { waitUntil: 'commit' }))
    expect((await rows).status()).toBe(200)
    // What the rows name, the saved views of the list, and what the frame shows on every page.
    const early = reads.map(url => url.replace(/\?.*/, ''))
    expect(early).toEqual(expect.arrayContaining(['/api/teams', '/api/views', '/api/faults']))
    releaseCode()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    for (const read of [MEMBERS, /teams/, /views/, /faults/])
      expect(reads.filter(url => read.test(url))).toHaveLength(1)
  })

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('what the operator may read is asked for before any code has arrived, in their own zone', async ({ page }) => {
    await enter(page)
    const call = await callerOf(page)
    const { id } = await call<{ id: number }>('POST', '/api/roles', {
      name: { en: 'Without orders', zh: '不看訂單' },
      permissions: ['overview:read', 'events:read'],
    })
    await call('PUT', '/api/sessions/current/preview', { roleId: id })
    const releaseCode = await holdCode(page)
    const { reads } = follow(page)
    await page.goto('page1', { waitUntil: 'commit' })
    await expect.poll(() => reads).toContain('/api/overview/sign-ins?zone=Asia%2FTaipei&days=7')
    releaseCode()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(reads.filter(url => url.startsWith('/api/overview/events'))).toHaveLength(1)
    expect(reads.filter(url => /orders|sales/.test(url))).toEqual([])
  })
})

test.describe('nothing of another operator', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('is asked for after signing out, or once the session has ended', async ({ page }) => {
    await signIn(page)
    await visit(page, () => page.goto('page3/page3_01?q=chen'))
    const call = await callerOf(page)
    await call('DELETE', '/api/sessions/current')
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
    const { reads, forget } = follow(page)
    await page.reload()
    // The token is gone with the session, so the document has nothing to send.
    await expect(page).toHaveURL(/login/)
    expect(reads).toEqual([])
    await fillSignIn(page, { account: 'admin', password: '123456' })
    await expect(page).toHaveURL(/page3_01\?q=chen/)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    forget()
    await visit(page, () => page.reload())
    expect(reads.some(url => MEMBERS.test(url))).toBe(true)
    await expect(page.getByRole('button', { name: /admin/i }).first()).toBeVisible()
  })

  test('is shown when another operator has signed in elsewhere', async ({ page }) => {
    await visit(page, () => enter(page, 'page3/page3_02'))
    await page.evaluate(() => Object.assign(localStorage, { 'User.name': 'admin' }))
    const { reads } = follow(page)
    await visit(page, () => page.reload())
    // What this tab had read as the other operator is not asked for early: only what every page reads.
    expect(reads.slice(0, 2)).toEqual(['/api/sessions/current', '/api/profile'])
  })
})

test.describe('with faults on', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('a reload meets them, tries again and shows the rows', { tag: '@long' }, async ({ page }) => {
    await visit(page, () => enter(page, 'page3/page3_01'))
    const call = await callerOf(page)
    await call('POST', '/api/faults', { method: 'GET', path: '/api/members', fault: { status: 503, first: 1 } })
    const statuses: number[] = []
    page.on('response', reply => {
      if (MEMBERS.test(new URL(reply.url()).pathname + new URL(reply.url()).search)) statuses.push(reply.status())
    })
    await page.reload()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(statuses.slice(0, 2)).toEqual([503, 200])
  })

  test('a change between the document and the socket is not missed', { tag: '@long' }, async ({ page }) => {
    await visit(page, () => enter(page, 'page3/page3_01'))
    const call = await callerOf(page)
    const { rows } = await call<{ rows: { id: number; version: number }[] }>(
      'GET',
      '/api/members?isArchived=false&sort=name&limit=50',
    )
    const first = rows[0]
    if (!first) throw new Error('there are no members')
    // The socket opens only after the change: the ticket waits for it.
    await page.route('**/api/live/tickets', async route => {
      await call(
        'PATCH',
        `/api/members/${first.id}`,
        { name: { zh: '改名', en: 'Aa Changed Meanwhile' } },
        { 'if-match': `"${first.version}"` },
      )
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('rowheader', { name: 'Aa Changed Meanwhile' })).toBeVisible()
  })
})
