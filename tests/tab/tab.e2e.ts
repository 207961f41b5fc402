import { existsSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type BrowserContext, expect, test as base, type Page } from '@playwright/test'
import { predictCaptcha, shownCaptcha } from '#tests/journeys/sign-in.ts'
import { buildTab } from '#scripts/tab/build.ts'
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

test.beforeEach(({ context }) => predictCaptcha(context))

const membersAt = ({ origin }: Host) => `${origin}${MOUNT}page3/page3_01`

async function signIn(page: Page, host: Host) {
  await page.goto(`${host.origin}${MOUNT}`)
  await expect(page.getByText('operator / 654321')).toBeVisible()
  await page.locator('[name=account]').fill('operator')
  await page.locator('[name=password]').fill('654321')
  await page.locator('[name=captcha]').fill(await shownCaptcha(page))
  await page.locator('[name=captcha]').press('Enter')
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 90_000 })
}

test('a visitor signs in, reads, writes, reloads and finds the write again, and no request leaves the browser', async ({
  page,
  host,
}) => {
  test.setTimeout(240_000)
  await signIn(page, host)
  await page.goto(membersAt(host))
  const rows = page.getByRole('row')
  await expect(rows.nth(5)).toBeVisible({ timeout: 60_000 })
  expect(host.unknown).toEqual([])
})
