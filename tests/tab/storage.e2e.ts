import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { backUpSqlite } from '#scripts/backup/sqlite.ts'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { fillSignIn } from '#tests/journeys/sign-in.ts'
import { memberAt, nameIn, rename, signIn, takeBackup, test } from './site.ts'

/** A backup of a console on Node, after a change of its database. */
async function backupWith(sql: string) {
  const { STRIVE_TEMPLATE: template = '' } = process.env
  const [data, folder] = [copyTemplate(template), await mkdtemp(`${tmpdir()}/strive-tab-backup-`)]
  const db = new DatabaseSync(`${data}/strive.sqlite`)
  db.exec(sql)
  db.close()
  const file = await backUpSqlite(data, folder)
  rmSync(data, { recursive: true })
  return { file, remove: () => rmSync(folder, { recursive: true }) }
}

test('a backup of a console on Node is used in the tab', { tag: '@long' }, async ({ page, host }) => {
  test.setTimeout(300_000)
  const backup = await backupWith("update member set name_en = 'Ada Lovelace' where id = 5 and sandbox_id = 'main'")
  await signIn(page, host)
  await takeBackup(page, backup.file)
  backup.remove()
  await signIn(page, host)
  await page.goto(memberAt(host))
  await expect(nameIn(page)).toHaveValue('Ada Lovelace', { timeout: 60_000 })
  await rename(page, 'Grace Hopper')
})

test('if an upgrade fails, the console keeps a copy of the data, says so, and begins anew', { tag: '@long' }, async ({
  page,
  host,
}) => {
  test.setTimeout(300_000)
  // The last migration runs once more, and finds its tables there.
  const last = 'name = (select max(name) from kysely_migration)'
  const backup = await backupWith(
    `delete from kysely_migration where ${last}; update member set name_en = 'Ada Lovelace'`,
  )
  await signIn(page, host)
  await takeBackup(page, backup.file)
  backup.remove()
  await signIn(page, host)
  await expect(page.getByText('This version could not use your earlier data.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the copy' }).click()
  const file = await (await saving).path()
  writeFileSync(file, gunzipSync(readFileSync(file)))
  const copy = new DatabaseSync(file, { readOnly: true })
  expect(copy.prepare("select name_en from member where id = 5 and sandbox_id = 'main'").get()).toEqual({
    name_en: 'Ada Lovelace',
  })
  copy.close()
  await page.goto(memberAt(host))
  await expect(nameIn(page)).not.toHaveValue('Ada Lovelace', { timeout: 60_000 })
  await rename(page, 'Grace Hopper')
})

test('if there is no room for the data, the console works and says that it ends with the tab', {
  tag: '@long',
}, async ({ context, page, host }) => {
  test.setTimeout(240_000)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 10 * 1024 ** 2 })
  await signIn(page, host)
  await expect(page.getByText('There is no room to store your data')).toBeVisible()
  await page.locator('#main-menu a[href$="page3/page3_01"]').dispatchEvent('click')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await rename(page, 'Grace Hopper')
  // Some space is free again.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin })
  await page.reload()
  await expect(page.getByText('Your session has ended.')).toBeVisible({ timeout: 60_000 })
  await fillSignIn(page)
  await expect(page.getByText('Your data stays in this browser.')).toBeVisible()
})
