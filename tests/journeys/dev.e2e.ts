import { test as base, expect } from '#tests/browser.ts'
import { startConsole } from '#tests/running-console.ts'
import { fillSignIn, knowCaptcha } from './sign-in.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it must give from the pattern.
  running: async ({}, use) => {
    const running = await startConsole({}, { dev: true })
    await use(running)
    await running.stop()
  },
})

test('npm run dev is the same console: one signs in, opens a page deep inside, and hears what happens', async ({
  page,
}) => {
  test.slow()
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await knowCaptcha(page)
  const document = await page.goto('login')
  // The first time, Vite prepares the libraries while the app is fetched behind the form.
  await expect(page.locator('.behind-sign-in #content')).toBeAttached({ timeout: 60_000 })
  const stored = page.waitForResponse(response => response.url().endsWith('/loginLog'))
  await fillSignIn(page)
  // A breach of the policy would stand in the browser's console, where no error may be.
  expect(document?.headers()['content-security-policy']).toContain("script-src 'self'")
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await stored
  const live = page.waitForEvent('console', message => message.text().startsWith('/ws/live open'))
  await page.goto('page3/page3_04')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await live
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '登入紀錄' })).toBeVisible()
  expect(warnings).toEqual([])
})
