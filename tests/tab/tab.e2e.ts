import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { restoreSqlite } from '#scripts/backup/sqlite.ts'
import { MOUNT, memberAt, nameIn, rename, signIn, takeBackup, test } from './site.ts'

test('a visitor signs in, reads, writes, reloads and finds the write again, and nothing leaves the browser', {
  tag: '@firefox-long',
}, async ({ page, host }) => {
  test.setTimeout(240_000)
  await signIn(page, host)
  await expect(page.getByText('Your data stays in this browser.')).toBeVisible()
  await page.goto(memberAt(host))
  await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 })
  await rename(page, 'Ada Lovelace')
  await page.reload()
  await expect(nameIn(page)).toHaveValue('Ada Lovelace', { timeout: 60_000 })
  // The sign-in screen by its path, too: the service worker is in charge, also after a log-out.
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/login$/)
  await page.goto(`${host.origin}${MOUNT}login`)
  await signIn(page, host)
  expect(host.unknown).toEqual([])
})

test('a second tab follows, and takes over when the first one closes', { tag: '@firefox-long' }, async ({
  context,
  page,
  host,
}) => {
  test.setTimeout(240_000)
  await signIn(page, host)
  await page.goto(memberAt(host))
  const second = await context.newPage()
  await second.goto(memberAt(host))
  await expect(nameIn(second)).toBeVisible({ timeout: 60_000 })
  await rename(page, 'Grace Hopper')
  // A live message tells the other tab.
  await expect(nameIn(second)).toHaveValue('Grace Hopper')
  await page.close()
  await rename(second, 'Barbara Liskov')
  await second.reload()
  await expect(nameIn(second)).toHaveValue('Barbara Liskov', { timeout: 60_000 })
})

test('a backup of the tab is restored there, and on one’s own machine', async ({ page, host }) => {
  test.setTimeout(300_000)
  await signIn(page, host)
  await page.goto(memberAt(host))
  await expect(nameIn(page)).toBeVisible({ timeout: 60_000 })
  await rename(page, 'Ada Lovelace')
  const folder = await mkdtemp(`${tmpdir()}/strive-tab-backup-`)
  const file = `${folder}/tab.backup`
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download data' }).click()
  await (await saving).saveAs(file)

  await page.evaluate(() => localStorage.setItem('of another site', 'on the same host'))
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click()
  await page.waitForURL(/login/)
  await signIn(page, host)
  await page.goto(memberAt(host))
  await expect(nameIn(page)).not.toHaveValue('Ada Lovelace', { timeout: 60_000 })
  expect(await page.evaluate(() => localStorage.getItem('of another site'))).toBe('on the same host')

  await takeBackup(page, file)
  await signIn(page, host)
  await page.goto(memberAt(host))
  await expect(nameIn(page)).toHaveValue('Ada Lovelace', { timeout: 60_000 })

  await restoreSqlite(folder, file, { keepsAccess: false })
  const db = new DatabaseSync(`${folder}/strive.sqlite`, { readOnly: true })
  expect(db.prepare("select name_en from member where id = 5 and sandbox_id = 'main'").get()).toEqual({
    name_en: 'Ada Lovelace',
  })
  db.close()
  rmSync(folder, { recursive: true })
})

test('where the browser stores nothing, the console works and says that the data ends with the tab', async ({
  context,
  page,
  host,
}) => {
  test.setTimeout(240_000)
  const refuse = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('no', 'SecurityError'));"
  await context.route('**/server.js', async route => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: refuse + (await reply.text()) })
  })
  await signIn(page, host)
  await expect(page.getByText('your data is lost when you reload or close the tab')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden()
})

test('a first visit downloads at most 8 MB, of which the form needs 2 KB more than a server’s', ({ host }) => {
  const kilobytes = (file: string) => {
    const bytes = readFileSync(`${host.folder}/${host.version}${file}`)
    return (file.endsWith('.gz') ? bytes : gzipSync(bytes, { level: 9 })).length / 1024
  }
  expect(kilobytes('page.js')).toBeLessThanOrEqual(2)
  expect(kilobytes('texts.js')).toBeLessThanOrEqual(1.2)
  expect(kilobytes('server.js')).toBeLessThanOrEqual(720)
  expect(kilobytes('sqlite3.wasm')).toBeLessThanOrEqual(400)
  expect(kilobytes('strive.sqlite.gz')).toBeLessThanOrEqual(7 * 1024)
})
