import { expect, test } from '#tests/browser.ts'
import { fillSignIn, predictCaptcha } from '#tests/journeys/sign-in.ts'

/** More than can wait for their turn. Whoever is served, or told to come back later, asks again at once. */
const ROOM = 200

/** A room that signs in at the same moment, over and over, until it leaves. */
function crowd(url: string) {
  let isHere = true
  async function askAgain() {
    while (isHere) {
      const body = JSON.stringify({ account: 'operator', password: '654321' })
      const reply = await fetch(`${url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await reply.text()
    }
  }
  const people = Array.from({ length: ROOM }, askAgain)
  return {
    async leave() {
      isHere = false
      await Promise.all(people)
    },
  }
}

test.describe('when a whole room signs in at once', () => {
  test.use({ ownConsole: true, expectedErrors: [/status of 503/] })

  test('the form says so, waits as long as the server says, and signs in by itself', { tag: '@long' }, async ({
    page,
    running,
  }) => {
    test.slow()
    const message = page.locator('#login').getByRole('alert')
    await predictCaptcha(page)
    const room = crowd(running.url)
    try {
      await expect(async () => {
        // It may have found a place at once.
        await page.goto('login')
        await page.evaluate(() => localStorage.clear())
        await page.goto('login')
        await fillSignIn(page)
        await expect(message).toHaveText(/^Many people are signing in\. Trying again in \d+ s …$/)
      }).toPass()
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
      await expect(page.locator('[name=password]')).toHaveValue('654321')
    } finally {
      await room.leave()
    }
    await expect(page.locator('#content')).toBeVisible({ timeout: 20_000 })
  })
})
