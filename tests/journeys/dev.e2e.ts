import { test as base, expect } from '#tests/browser.ts'
import { startConsole } from '#tests/running-console.ts'
import { fillSignIn, predictCaptcha } from './sign-in.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  running: async ({}, use) => {
    const running = await startConsole({}, { dev: true })
    await use(running)
    await running.stop()
  },
})

test('npm run dev works the same: an invitation, sign-in, a deep link, and live messages', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto('invitation')
  await expect(page.getByRole('alert')).toContainText('This link is incomplete')
  await predictCaptcha(page)
  const document = await page.goto('login')
  // On first start, Vite optimizes dependencies while the app loads behind the form.
  await expect(page.locator('.behind-sign-in #content')).toBeAttached({ timeout: 60_000 })
  const stored = page.waitForResponse(response => response.url().endsWith('/loginLog'))
  await fillSignIn(page)
  // A violation of the policy would be an error in the browser's console, which fails the test.
  expect(document?.headers()['content-security-policy']).toContain("script-src 'self'")
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await stored
  const live = page.waitForEvent('console', message => message.text().startsWith('/ws/live open'))
  await page.goto('page3/page3_04?from=2026-11-01')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await live
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登入紀錄' })).toBeVisible()
  expect(warnings).toEqual([])
})
