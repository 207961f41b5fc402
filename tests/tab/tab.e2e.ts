import { existsSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { test as base, expect, type Page } from '@playwright/test'
import { buildTab } from '#scripts/tab/build.ts'
import { fillSignIn, predictCaptcha } from '#tests/journeys/sign-in.ts'
import { hostFiles } from './static-host.ts'

// A path of its own, to show that nothing depends on it.
const MOUNT = '/try/console/'

type Host = Awaited<ReturnType<typeof hostFiles>>
const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const { STRIVE_TAB: built } = process.env
      const folder = built ?? `${await mkdtemp(`${tmpdir()}/strive-tab-`)}/site`
      if (!existsSync(folder)) await buildTab(folder, MOUNT)
      const host = await hostFiles(folder, MOUNT)
      await use(host)
      host.close()
      if (built === undefined) rmSync(`${folder}/..`, { recursive: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

const memberAt = ({ origin }: Host) => `${origin}${MOUNT}page3/page3_01?member=5`

async function signIn(page: Page, host: Host) {
  await predictCaptcha(page)
  await page.goto(`${host.origin}${MOUNT}`)
  await expect(page.getByText('operator / 654321')).toBeVisible()
  await fillSignIn(page)
  await expect(page.locator('#content')).toBeVisible({ timeout: 90_000 })
}

const nameIn = (page: Page) => page.getByRole('dialog').getByLabel('English name')

/** Gives the open member another name, through the page. */
async function rename(page: Page, name: string) {
  await nameIn(page).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} was saved.`)).toBeVisible()
}

test('a visitor signs in, reads, writes, reloads and finds the write again, and nothing leaves the browser', async ({
  page,
  host,
}) => {
  test.setTimeout(240_000)
  await signIn(page, host)
  await expect(page.getByText('Your data stays in this browser.')).toBeVisible()
  await page.goto(memberAt(host))
  await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 60_000 })
  await rename(page, 'Ada Lovelace')
  await page.reload()
  await expect(nameIn(page)).toHaveValue('Ada Lovelace', { timeout: 60_000 })
  expect(host.unknown).toEqual([])
})

test('a second tab follows, and takes over when the first one closes', async ({ context, page, host }) => {
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
