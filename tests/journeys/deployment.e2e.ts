import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { SESSION_KEYS } from '#client/state/session-store.ts'
import { test as base, expect, findAxeViolations } from '#tests/browser.ts'
import { copyBuild, deployAgain, fileOfPage } from '#tests/deployment.ts'
import { startConsole } from '#tests/running-console.ts'
import { liveSocket } from './live-socket.ts'
import { enter, fillSignIn, predictCaptcha, signIn } from './sign-in.ts'

// The console under test serves its own copy of the build, in the folder `dist`.
const test = base.extend<{ dist: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  dist: async ({}, use) => {
    const dist = copyBuild()
    await use(dist)
    rmSync(dist, { recursive: true, force: true })
  },
  running: async ({ dist }, use) => {
    const running = await startConsole({ STRIVE_DIST: dist })
    await use(running)
    await running.stop()
  },
})

// The browser and the failed page report missing files, and files removed between the reply's headers and its body.
test.use({
  // Turns prefetching off, so that unopened pages are not loaded yet.
  savesData: true,
  expectedErrors: [
    /status of 404|Refused to apply style|dynamically imported module|Unable to preload|ERR_INTERNET_DISCONNECTED|ERR_CONTENT_LENGTH_MISMATCH|WebSocket/,
  ],
})

/** Collects the documents that are requested from now on. They have loaded only after the page may have been shown. */
function countLoads(page: Page) {
  const loads: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  return loads
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const menuLink = (page: Page, name: string) => page.locator('#main-menu').getByRole('link', { name })

async function openGroup(page: Page, name: string) {
  await page.locator('#main-menu').getByRole('button', { name }).click()
}

test('S-ROUTE-5: a page whose code was removed by a deployment opens after one reload', async ({ page, dist }) => {
  await signIn(page)
  await expect(heading(page, 'Today')).toBeVisible()
  const loads = countLoads(page)
  deployAgain(dist)
  await openGroup(page, 'Maps')
  await menuLink(page, 'Marker Map').click()
  await expect(heading(page, 'Marker Map')).toBeVisible()
  await expect(page).toHaveURL(/\/strive\/page7\/page7_01$/)
  // The new document has the new file names, so the next page needs no reload.
  await menuLink(page, 'Sites').click()
  await expect(heading(page, 'Sites')).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('S-ROUTE-6: code that is still missing after the reload shows an error instead of reloading again', async ({
  page,
  dist,
}) => {
  await signIn(page)
  await expect(heading(page, 'Today')).toBeVisible()
  const loads = countLoads(page)
  for (const end of ['', '.br', '.gz']) rmSync(fileOfPage(dist, '/page7/page7_01') + end, { force: true })
  await openGroup(page, 'Maps')
  await menuLink(page, 'Marker Map').click()
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible()
  await menuLink(page, 'Sites').click()
  await expect(heading(page, 'Sites')).toBeVisible()
  expect(loads).toHaveLength(1)
})

test('input is kept if only the code of an unopened page is missing', { tag: '@long' }, async ({ page, dist }) => {
  await signIn(page)
  await page.goto('page3/page3_02')
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('operator@strive.example')
  await address.fill('Tainan')
  const loads = countLoads(page)
  deployAgain(dist)
  const gone = page.waitForResponse(response => response.status() === 404)
  await menuLink(page, 'Members').hover()
  await gone
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await expect(address).toHaveValue('Tainan')
  expect(loads).toEqual([])
})

test('a bar says that there is a new version; its reload asks before unsaved input is lost', { tag: '@long' }, async ({
  page,
  dist,
}) => {
  await enter(page)
  const live = liveSocket(page, 'page3_02')
  await page.goto('page3/page3_02')
  await live
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('operator@strive.example')
  const script = () => page.locator('script[data-chunks]').getAttribute('src')
  const before = await script()
  const bar = page.getByRole('status').filter({ hasText: 'A new version of the console is available.' })
  const look = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  const looked = page.waitForResponse(reply => reply.url().endsWith('/page3/page3_02'))
  await look()
  await (await looked).finished()
  await expect(bar).toBeHidden()

  await address.fill('Tainan')
  deployAgain(dist)
  await look()
  await expect(bar).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  // Nothing happens by itself.
  await expect(address).toHaveValue('Tainan')
  const reload = bar.getByRole('button', { name: 'Reload' })
  page.once('dialog', dialog => void dialog.dismiss())
  const asked = page.waitForEvent('dialog')
  await reload.click({ noWaitAfter: true })
  expect((await asked).type()).toBe('beforeunload')
  await expect(address).toHaveValue('Tainan')
  expect(await script()).toBe(before)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile was saved.')).toBeVisible()
  await reload.click()
  await expect(address).toHaveValue('Tainan')
  await expect.poll(script).not.toBe(before)
  await expect(bar).toBeHidden()
})

test('S-AUTH-4: signing in on a screen from before the deployment takes one reload and no retyping', async ({
  page,
  dist,
}) => {
  // Without idle callbacks, the app is not fetched before it is needed.
  await page.addInitScript(() => {
    Object.assign(globalThis, { requestIdleCallback: () => 0 })
  })
  await predictCaptcha(page)
  const sky = page.waitForEvent('worker')
  await page.goto('login')
  await sky
  const loads = countLoads(page)
  deployAgain(dist)
  await fillSignIn(page)
  await expect(heading(page, 'Today')).toBeVisible()
  await expect(page.getByText('Login successful!')).toBeVisible()
  expect(loads).toHaveLength(1)
  expect(await page.evaluate(key => sessionStorage.getItem(key), SESSION_KEYS.reply)).toBeNull()
})

test('a stored console is replaced by a deployment, and is never shown while the server answers', {
  tag: '@long',
}, async ({ page, context, dist }) => {
  await enter(page, 'page8/page8_07')
  await page.getByRole('checkbox', { name: 'Work offline' }).check()
  await expect(page.getByRole('region', { name: 'This device' }).getByText('Stored', { exact: true })).toBeVisible()
  const script = () => page.locator('script[data-chunks]').getAttribute('src')
  const isStored = (file: string | null) => page.evaluate(async name => !!(await caches.match(name)), String(file))
  const before = await script()
  expect(await isStored(before)).toBe(true)

  deployAgain(dist)
  await page.reload()
  await expect(heading(page, 'Offline & Conflict')).toBeVisible()
  const after = await script()
  expect(after).not.toBe(before)
  // The worker stores the new build, and then deletes the files of the old one.
  await expect.poll(() => isStored(before)).toBe(false)
  expect(await isStored(after)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Visits' }).getByRole('listitem')).toHaveCount(12)
  expect(await script()).toBe(after)
})

test('after a deployment, a stored console reloads again and again, beside tabs of the old one', {
  tag: '@long',
}, async ({ page, context, dist }) => {
  await enter(page, 'page8/page8_07')
  await page.getByRole('checkbox', { name: 'Work offline' }).check()
  await expect(page.getByRole('region', { name: 'This device' }).getByText('Stored', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('page8/page8_06')
  await expect(heading(other, 'Live Channel')).toBeVisible()
  await page.bringToFront()
  for (const _ of ['old', 'new']) {
    deployAgain(dist)
    for (const _reload of [1, 2, 3]) {
      await page.reload()
      await expect(heading(page, 'Offline & Conflict')).toBeVisible()
    }
  }
})
