import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { test as base, expect, type Page } from '@playwright/test'
import { insertTextAsTyped } from '#tests/firefox/insert-text.ts'
import { fillSignIn, predictCaptcha } from '#tests/journeys/sign-in.ts'
import { hostFiles } from './static-host.ts'

// A path of its own, to show that nothing depends on it.
export const MOUNT = '/try/console/'

export type Host = Awaited<ReturnType<typeof hostFiles>>
/** Playwright's test on a host of static files with the console. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const { STRIVE_TAB: built } = process.env
      const folder = built ?? `${await mkdtemp(`${tmpdir()}/strive-tab-`)}/site`
      const build = ['scripts/build.ts', '--tab', '--into', folder, '--mount', MOUNT]
      if (!existsSync(folder)) execFileSync(process.execPath, build, { cwd: `${import.meta.dirname}/../..` })
      const host = await hostFiles(folder, MOUNT)
      await use(host)
      host.close()
      if (built === undefined) rmSync(`${folder}/..`, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertTextAsTyped)
    await use(context)
  },
})

export const memberAt = ({ origin }: Host) => `${origin}${MOUNT}page3/page3_01?member=5`

/** Signs in through the form. The first visit to it downloads the data. */
export async function signIn(page: Page, host: Host) {
  await predictCaptcha(page)
  await page.goto(`${host.origin}${MOUNT}`)
  await expect(page.getByText('operator / 654321')).toBeVisible()
  await fillSignIn(page)
  await expect(page.locator('#content')).toBeVisible({ timeout: 90_000 })
}

export const nameIn = (page: Page) => page.getByRole('dialog').getByLabel('English name')

/** Gives the open member another name, through the page. */
export async function rename(page: Page, name: string) {
  await nameIn(page).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} was saved.`)).toBeVisible()
}

/** Replaces the data, through the page. */
export async function takeBackup(page: Page, file: string) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Use a backup' }).click()
  await (await choosing).setFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
  await page.waitForURL(/login/)
}
