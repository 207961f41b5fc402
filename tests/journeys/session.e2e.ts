import { expect, test } from '#tests/browser.ts'
import { fillSignIn, knowCaptcha, shownCaptcha, signIn } from './sign-in.ts'
import { WORDS } from './sign-in-words.ts'

for (const [language, words] of Object.entries(WORDS))
  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale })

    test('S-ROUTE-7: without a session a page asks to sign in, once, and comes back after it', async ({ page }) => {
      const message = page.locator('#login').getByRole('alert')
      await knowCaptcha(page)
      await page.goto('Page3/page3_04?sort=-user#top')
      await expect(page).toHaveURL(/\/strive\/login$/)
      await expect(message).toHaveText(words.notSignedIn)
      await page.reload()
      await shownCaptcha(page)
      await expect(message).toBeEmpty()
      await fillSignIn(page)
      await expect(page).toHaveURL(/\/strive\/Page3\/page3_04\?sort=-user#top$/)
    })

    test('S-ROUTE-7: with a session the sign-in screen leads to page1, with one warning', async ({ page }) => {
      await signIn(page)
      await page.goto('Login')
      await expect(page).toHaveURL(/\/strive\/page1$/)
      await expect(page.getByText(words.alreadySignedIn)).toHaveCount(1)
      await expect(page.locator('#login')).toHaveCount(0)
    })
  })

test.describe('with a session that the server ends', () => {
  test.use({ expectedErrors: [/status of 401|WebSocket/] })

  test('S-AUTH-7: a session that ended on the server asks to sign in, and comes back to the place', async ({
    page,
    running,
  }) => {
    await signIn(page)
    await page.goto('page6/page6_02')
    await expect(page.locator('#content')).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('lege-react-management-token'))
    const revoked = await fetch(`${running.url}/api/sessions/current`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(revoked.status).toBe(204)
    // The live connection hears of it; nobody has to press anything.
    await expect(page).toHaveURL(/\/strive\/login$/)
    await expect(page.locator('#login').getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
    await fillSignIn(page)
    await expect(page).toHaveURL(/\/strive\/page6\/page6_02$/)
  })
})

test('S-AUTH-6: other tabs follow a sign-out, and Back shows nothing of the last operator', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('page6/page6_02')
  const other = await context.newPage()
  await other.goto('page1')
  await expect(other.locator('#content')).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/strive\/login$/)
  await expect(other).toHaveURL(/\/strive\/login$/)
  await expect(other.locator('#login').getByRole('alert')).toHaveText(
    /^(Your session has ended|You signed out in another tab)\./,
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/strive\/login$/)
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
})
