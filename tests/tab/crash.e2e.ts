import { expect } from '@playwright/test'
import { memberAt, nameIn, rename, signIn, test } from './site.ts'

test('when the leading tab crashes, another takes over with all data', async ({ context, page, host }) => {
  test.setTimeout(240_000)
  await signIn(page, host)
  await page.goto(memberAt(host))
  await rename(page, 'Grace Hopper')
  const second = await context.newPage()
  await second.goto(memberAt(host))
  await expect(nameIn(second)).toHaveValue('Grace Hopper', { timeout: 60_000 })
  const devtools = await context.newCDPSession(page)
  const crash = page.waitForEvent('crash')
  // There is no answer: who would give it has crashed.
  void devtools.send('Page.crash').catch(() => {})
  await crash
  await rename(second, 'Barbara Liskov')
  await second.reload()
  await expect(nameIn(second)).toHaveValue('Barbara Liskov', { timeout: 60_000 })
})

test('after an error that nothing has caught, the server starts again with all data', async ({ page, host }) => {
  test.setTimeout(240_000)
  await signIn(page, host)
  await page.goto(memberAt(host))
  await rename(page, 'Grace Hopper')
  const [worker] = page.workers().filter(one => one.url().endsWith('/server.js'))
  const begun = page.waitForEvent('worker', one => one.url().endsWith('/server.js'))
  await worker?.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('of a test')
      }),
  )
  await begun
  await rename(page, 'Barbara Liskov')
  await page.reload()
  await expect(nameIn(page)).toHaveValue('Barbara Liskov', { timeout: 60_000 })
})
