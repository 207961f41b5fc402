import { expect, findAxeViolations, outageTest, test } from '#tests/browser.ts'
import { variants } from '#tests/tier.ts'
import { hold } from './racing/hold.ts'
import { enter, fillSignIn, predictCaptcha, shownCaptcha, signIn, whenAppIsPrepared } from './sign-in.ts'
import { WORDS } from './sign-in-words.ts'

declare global {
  /** The sum of all layout shifts on the page. */
  var shifted: number
}

// The browser logs refused requests in its console.
const REFUSED = /status of (401|429)/
// Files that the server was sending when it was killed are cut.
const UNREACHED = /status of (401|429)|ERR_CONNECTION|ERR_CONTENT_LENGTH_MISMATCH|WebSocket/
for (const [language, words] of Object.entries(WORDS))
  test.describe(`in ${language}`, () => {
    test.use({ locale: words.locale, expectedErrors: [REFUSED] })

    test('S-LOGIN-1, S-LOGIN-2: shows the title, tagline, fields, picture and button', async ({ page }) => {
      await page.goto('login')
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
      await expect(page.getByText('Strive Everyday')).toBeVisible()
      for (const name of [words.account, words.password, words.captcha]) {
        await expect(page.getByPlaceholder(name)).toBeVisible()
        await expect(page.getByLabel(name)).toBeEditable()
      }
      await expect(page.getByRole('button', { name: words.button })).toBeVisible()
      await expect(page.locator('canvas.picture')).toHaveJSProperty('width', 100)
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-Hant-TW' : 'en')
    })

    test('S-LOGIN-3, S-LOGIN-4, S-LOGIN-5: each invalid input shows its message and focuses its field', async ({
      page,
    }) => {
      const message = page.locator('#login').getByRole('alert')
      await predictCaptcha(page)
      await page.goto('login')
      await fillSignIn(page, { account: '  ', password: 'x', captcha: 'x' })
      await expect(message).toHaveText(words.empty)
      await expect(page.getByLabel(words.account)).toBeFocused()

      const first = await shownCaptcha(page)
      await fillSignIn(page, { captcha: first.toLowerCase() })
      await expect(message).toHaveText(words.wrongCaptcha)
      await expect(page.getByLabel(words.captcha)).toBeFocused()
      await expect(page.getByLabel(words.captcha)).toHaveValue('')
      // S-CODE-2: a failed check draws a new code.
      expect(await shownCaptcha(page)).not.toBe(first)

      await fillSignIn(page, { account: `nobody-${language}`, password: 'wrong' })
      await expect(message).toHaveText(words.refused)
      await expect(page.getByLabel(words.password)).toBeFocused()
      await expect(page).toHaveURL(/\/strive\/login$/)
    })

    for (const width of language === 'en' ? variants(375, 1280) : variants(1280, 375))
      test(`is accessible at ${width} px, with and without a message`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 })
        await predictCaptcha(page)
        await page.goto('login')
        await shownCaptcha(page)
        expect(await findAxeViolations(page)).toEqual([])
        await page.getByRole('button', { name: words.button }).click()
        await expect(page.getByText(words.empty)).toBeVisible()
        expect(await findAxeViolations(page)).toEqual([])
        expect(await page.evaluate(() => document.querySelector('#login')?.scrollWidth)).toBe(width)
        for (const control of await page.locator('#login :is(input, button)').all())
          expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      })
  })

test('S-LOGIN-6, S-AUTH-4, S-AUTH-3: valid input opens page1, and local storage has exactly the required keys', {
  tag: '@firefox',
}, async ({ page }) => {
  await signIn(page)
  await expect(page).toHaveURL(/\/strive\/page1$/)
  await expect(page.getByText('Login successful!')).toBeVisible()
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toMatchObject({
    'User.name': 'operator',
    'User.email': 'operator@strive.example',
    'User.level': 'normal',
  })
  expect(kept['lege-react-management-token']).toBeTruthy()
  const settled = [
    'lege-react-management-token',
    'User.name',
    'User.email',
    'User.address',
    'User.level',
    'language',
    'markers',
  ]
  // tests/tab/in-tab.ts sets what is of a browser tab.
  expect(Object.keys(kept).filter(key => !settled.includes(key) && !key.startsWith('strive-tab-'))).toEqual([])
  await page.reload()
  await expect(page).toHaveURL(/\/strive\/page1$/)
  await expect(page.locator('#content')).toBeVisible()
})

test('S-LOG-1: signing in posts the login record', async ({ page }) => {
  const posted = page.waitForResponse(response => response.url().endsWith('/loginLog'))
  await signIn(page)
  const response = await posted
  expect(response.status()).toBeLessThan(300)
  const record = response.request().postDataJSON()
  expect(record).toMatchObject({ id: 0, user: 'operator', email: 'operator@strive.example', level: 'normal' })
  expect(record.LoginTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
})

test('a sign-in reads page1 once, and again when the live connection is open', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => String(payload).includes('"hello"') && asked.push('hello')),
  )
  const times = (path: string, among = asked) => among.filter(one => one === path).length
  const reads = (among = asked) =>
    ['orders', 'tickets', 'events', 'sales'].map(name => times(`/api/overview/${name}`, among))
  // The record of this sign-in waits until the page has read everything.
  await page.clock.install()
  await enter(page)
  const held = await hold(page, 'POST /loginLog')
  // The session that holds is another one.
  await page.evaluate(() => localStorage.clear())
  await signIn(page)
  await held.waiting(1)
  await expect.poll(() => asked).toContain('hello')
  const readsAfter = () => reads(asked.slice(asked.indexOf('hello')))
  await expect.poll(readsAfter).toEqual([1, 1, 1, 1])
  const signIns = () => times('/api/overview/sign-ins')
  const before = signIns()
  await held.release()
  await expect.poll(signIns).toBeGreaterThan(before)
  // Longer than the page gathers news of rows.
  await page.clock.fastForward(1500)
  await page.waitForLoadState('networkidle')
  expect(readsAfter()).toEqual([1, 1, 1, 1])
  // A very fast sign-in may open the connection before the page asks.
  for (const count of reads()) expect(count).toBeLessThanOrEqual(2)
  // The record of this sign-in changes their numbers, which its reply and its news say.
  expect(before).toBeLessThanOrEqual(2)
  expect(signIns()).toBeLessThanOrEqual(before + 2)
})

test('S-AUTH-1: submitting the form before any script has loaded puts nothing into the URL', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('login')
  await page.locator('[name=account]').fill('operator')
  await page.locator('[name=password]').fill('654321')
  await page.locator('[name=password]').press('Enter')
  await expect(page.locator('[name=password]')).toHaveValue('')
  expect(page.url()).toBe(`${baseURL}login`)
  await context.close()
})

test('the app hydrates while the operator types: text, focus, caret, code and message are kept', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const limit = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  // Slow enough that the form loads, but the app (about 200 KB) does not until the limit is lifted.
  await limit(10_000)
  const isTakenOver = () =>
    page.evaluate(() =>
      Object.keys(document.getElementById('root') ?? {}).some(key => key.startsWith('__reactContainer')),
    )
  const picture = () => page.evaluate(() => document.querySelector<HTMLCanvasElement>('canvas.picture')?.toDataURL())
  await page.addInitScript(() => {
    globalThis.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await predictCaptcha(page)
  await page.goto('login')
  await fillSignIn(page, { account: 'somebody', password: 'secret', captcha: 'wrong' })
  const account = page.locator('[name=account]')
  const show = page.getByRole('button', { name: 'Show password' })
  await show.click()
  await account.focus()
  await account.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5))
  const before = await picture()
  expect(await isTakenOver()).toBe(false)

  await limit(-1)
  await expect.poll(isTakenOver).toBe(true)
  await whenAppIsPrepared(page)
  await expect(account).toBeFocused()
  await expect(account).toHaveValue('somebody')
  expect(await account.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
    2, 5,
  ])
  await expect(page.locator('[name=password]')).toHaveValue('secret')
  await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#login').getByRole('alert')).toHaveText(WORDS.en.wrongCaptcha)
  expect(await picture()).toBe(before)
  expect(await page.evaluate(() => globalThis.shifted)).toBe(0)

  await fillSignIn(page)
  await expect(page).toHaveURL(/\/strive\/page1$/)
})

test('signing in does not wait for the app: page1 opens as soon as the app has loaded', { tag: '@long' }, async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const slow = { offline: false, latency: 100, downloadThroughput: 80_000, uploadThroughput: 80_000 }
  await network.send('Network.emulateNetworkConditions', slow)
  await predictCaptcha(page)
  await page.goto('login')
  await fillSignIn(page)
  await expect(page.locator('#login').getByRole('alert')).toHaveText('Login successful!')
  await expect(page).toHaveURL(/\/strive\/page1$/)
  await expect(page.locator('#content')).toBeVisible()
})

test('signing in works by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await predictCaptcha(page)
  await page.goto('login')
  const code = await shownCaptcha(page)
  const order = [
    '中文',
    '英文',
    'User Account',
    'User Password',
    'Show password',
    'Input Captcha',
    'New captcha',
    'Sign in',
  ]
  const nameOf = () =>
    page.evaluate(
      () =>
        (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
        document.activeElement?.ariaLabel ??
        document.activeElement?.textContent,
    )
  for (const name of order) {
    await page.keyboard.press('Tab')
    expect(await nameOf()).toBe(name)
    if (name === 'User Account') await page.keyboard.type('operator')
    if (name === 'User Password') await page.keyboard.type('654321')
    if (name === 'Input Captcha') await page.keyboard.type(code)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/strive\/page1$/)
})

test('the password can be shown and hidden again, in both languages, and still signs in', { tag: '@long' }, async ({
  page,
}) => {
  await predictCaptcha(page)
  await page.goto('login')
  await shownCaptcha(page)
  const password = page.locator('[name=password]')
  const show = page.getByRole('button', { name: 'Show password' })
  await password.fill('654321')
  await expect(show).toHaveAttribute('aria-pressed', 'false')
  await show.focus()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await whenAppIsPrepared(page)
  await page.getByRole('button', { name: '中文' }).click()
  const shown = page.getByRole('button', { name: '顯示密碼' })
  await expect(shown).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveAttribute('type', 'text')
  await shown.click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('654321')
  await shown.click()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/strive\/page1$/)
})

test('S-CODE-1, S-CODE-2: the picture is 100 × 30, and a click draws a new code', async ({ page }) => {
  await predictCaptcha(page)
  await page.goto('login')
  const first = await shownCaptcha(page)
  await expect(page.locator('canvas.picture')).toHaveJSProperty('height', 30)
  await page.getByRole('button', { name: 'New captcha' }).click()
  const second = await shownCaptcha(page)
  expect(second).not.toBe(first)
  expect(await page.content()).not.toContain(second)
  await fillSignIn(page, { captcha: second })
  await expect(page).toHaveURL(/\/strive\/page1$/)
})

test('S-I18N-1: the language changes in place, before and after the app has loaded, and is kept', {
  tag: '@long',
}, async ({ page }) => {
  await predictCaptcha(page)
  await page.goto('login')
  await shownCaptcha(page)
  await page.locator('[name=account]').fill('operator')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(WORDS.en.empty)).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByText(WORDS.zh.empty)).toBeVisible()
  await expect(page.getByRole('heading', { name: WORDS.zh.title })).toBeVisible()
  await expect(page.getByLabel(WORDS.zh.account)).toHaveValue('operator')
  await expect(page).toHaveTitle(/登入/)
  await whenAppIsPrepared(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: WORDS.zh.title })).toBeVisible()
  await fillSignIn(page)
  await expect(page.getByRole('button', { name: '登出' })).toBeVisible()
})

test('S-LOGIN-1: the stars move, and stop with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const corner = { x: 0, y: 0, width: 300, height: 300 }
  const look = async () => (await page.screenshot({ clip: corner })).toString('base64')
  const stands = async () => {
    const before = await look()
    return before === (await look())
  }
  await page.goto('login')
  await expect.poll(stands).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(stands).toBe(true)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(stands).toBe(false)
})

test.describe('on a console of its own', () => {
  test.use({ ownConsole: true, expectedErrors: [UNREACHED] })

  test('S-AUTH-2: after too many attempts the screen says when to try again', { tag: '@firefox-long' }, async ({
    page,
  }) => {
    const message = page.locator('#login').getByRole('alert')
    await predictCaptcha(page)
    await page.goto('login')
    const attempt = async () => {
      const answered = page.waitForResponse('**/api/sessions')
      await fillSignIn(page, { password: 'wrong' })
      const status = (await answered).status()
      await expect(page.locator('#login [aria-busy]')).toHaveCount(0)
      return status
    }
    let status = await attempt()
    while (status === 401) status = await attempt()
    expect(status).toBe(429)
    await expect(message).toHaveText(/^Too many attempts\. Please try again at \d+:\d\d:\d\d [AP]M\.$/)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  outageTest('an unreachable server shows a message, and input is kept', async ({ page, running }) => {
    await predictCaptcha(page)
    await page.goto('login')
    await whenAppIsPrepared(page)
    await running.kill()
    await fillSignIn(page)
    await expect(page.locator('#login').getByRole('alert')).toHaveText(/Can’t reach the server/)
    await expect(page.locator('[name=account]')).toHaveValue('operator')
    await expect(page.locator('[name=password]')).toHaveValue('654321')
  })
})
