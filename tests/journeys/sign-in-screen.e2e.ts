import type { Page } from '@playwright/test'
import { loginMessages } from '#client/login/messages.ts'
import { STORED } from '#client/state/storage.ts'
import { expect, test } from '#tests/browser.ts'
import { variants } from '#tests/tier.ts'
import { fillSignIn, predictCaptcha, shownCaptcha, whenAppIsPrepared } from './sign-in.ts'
import { WORDS } from './sign-in-words.ts'

declare global {
  /** The positions of the stars in the last two frames of the sky, and the number of frames. */
  var sky: { before: number[]; now: number[]; pictures: number }
}

const STARS = 2500

/** Simulates a browser that cannot draw in a worker, and records the stars that it draws. */
const withoutOffscreenCanvas = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
    globalThis.sky = { before: [], now: [], pictures: 0 }
    const { clearRect, fillRect } = CanvasRenderingContext2D.prototype
    const isSky = (context: CanvasRenderingContext2D) => context.canvas.className === 'sky'
    CanvasRenderingContext2D.prototype.clearRect = function (...place) {
      if (isSky(this)) globalThis.sky = { before: globalThis.sky.now, now: [], pictures: globalThis.sky.pictures + 1 }
      clearRect.apply(this, place)
    }
    CanvasRenderingContext2D.prototype.fillRect = function (...place) {
      if (isSky(this)) globalThis.sky.now.push(place[0])
      fillRect.apply(this, place)
    }
  })

/** The number of frames of the sky during thirty frames of the display. */
const paintedPictures = (page: Page) =>
  page.evaluate(async () => {
    const before = globalThis.sky.pictures
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    return globalThis.sky.pictures - before
  })

/** Simulates hiding or showing the tab, because a headless browser cannot do that. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test.describe('without a canvas for workers', () => {
  test('S-LOGIN-1: 2500 stars move, stop with reduced motion, and stop while the tab is hidden', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await withoutOffscreenCanvas(page)
    await page.goto('login')
    await expect.poll(() => paintedPictures(page)).toBeGreaterThan(2)
    const { before, now } = await page.evaluate(() => globalThis.sky)
    expect([before.length, now.length]).toEqual([STARS, STARS])
    expect(now.filter((place, star) => place === before[star])).toEqual([])

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => paintedPictures(page)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(() => paintedPictures(page)).toBeGreaterThan(2)
    await setHidden(page, true)
    await expect.poll(() => paintedPictures(page)).toBe(0)
    await setHidden(page, false)
    await expect.poll(() => paintedPictures(page)).toBeGreaterThan(2)
  })

  test('S-LOGIN-1: with reduced motion from the start, the stars are drawn once, and again after a resize', {
    tag: '@long',
  }, async ({ page }) => {
    await withoutOffscreenCanvas(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('login')
    const pictures = () => page.evaluate(() => globalThis.sky.pictures)
    await expect.poll(pictures).toBe(1)
    await page.setViewportSize({ width: 700, height: 500 })
    await expect.poll(pictures).toBeGreaterThan(1)
    await expect.poll(() => paintedPictures(page)).toBe(0)
    expect(await page.evaluate(() => globalThis.sky.now.length)).toBe(STARS)
  })
})

test('S-LOGIN-1: the stars stop while the tab is hidden, also in a worker', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const corner = { x: 0, y: 0, width: 300, height: 300 }
  const look = async () => (await page.screenshot({ clip: corner })).toString('base64')
  const stands = async () => new Set([await look(), await look()]).size === 1
  await page.goto('login')
  await expect.poll(stands).toBe(false)
  await setHidden(page, true)
  await expect.poll(stands).toBe(true)
  await setHidden(page, false)
  await expect.poll(stands).toBe(false)
})

for (const [language, text] of [
  ['en', 'Turn on JavaScript to sign in.'],
  ['zh', '請啟用 JavaScript。'],
] as const)
  test.describe(`without JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, locale: WORDS[language].locale })

    test('S-LOGIN-2: the screen says that JavaScript is missing', async ({ page }) => {
      await page.goto('login')
      const hint = page.locator('noscript')
      await expect(hint).toBeVisible()
      // Locators don't find text in <noscript>.
      expect(await hint.innerText()).toBe(text)
      await expect(page.getByRole('button', { name: WORDS[language].button })).toBeVisible()
    })
  })

test('S-LOGIN-2: values that a password manager fills in before our scripts run are kept', async ({ page }) => {
  await predictCaptcha(page)
  await page.addInitScript(language => {
    localStorage.setItem(language, 'zh')
    const fill = (name: string, value: string) => {
      const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
      if (!input || input.value) return
      input.value = value
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    }
    // Fills the fields as soon as they are parsed. Our modules run only after parsing.
    new MutationObserver((_, observer) => {
      fill('account', 'operator')
      fill('password', '654321')
      if (document.querySelector('.submit')) observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, STORED.language)
  await page.goto('login')
  // The boot module has switched the language, and React has hydrated the screen.
  await expect(page.getByRole('heading', { name: WORDS.zh.title })).toBeVisible()
  await whenAppIsPrepared(page)
  await expect(page.locator('[name=account]')).toHaveValue('operator')
  await expect(page.locator('[name=password]')).toHaveValue('654321')
  await page.locator('[name=captcha]').fill(await shownCaptcha(page))
  await page.locator('[name=captcha]').press('Enter')
  await expect(page).toHaveURL(/\/strive\/page1$/)
})

test('S-CODE-1, S-CODE-2: the code exists only as a picture: at first, after a failure, and when redrawn', async ({
  page,
}) => {
  /** All text in the document and its storage. */
  const everything = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
      const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title, { ...history.state }]
      return document.documentElement.outerHTML + JSON.stringify([fields, kept])
    })
  const codes = new Set<string>()
  const expectNoTrace = async () => {
    const code = await shownCaptcha(page)
    expect(codes).not.toContain(code)
    codes.add(code)
    const text = (await everything()).toLowerCase()
    for (const one of codes) expect(text).not.toContain(one.toLowerCase())
  }
  await predictCaptcha(page)
  await page.goto('login')
  await expectNoTrace()
  await fillSignIn(page, { captcha: 'none' })
  await expect(page.getByText(WORDS.en.wrongCaptcha)).toBeVisible()
  await expectNoTrace()
  await page.getByRole('button', { name: 'New captcha' }).click()
  await expectNoTrace()
  expect(codes.size).toBe(3)
})

// 1280 × 800 at 200 % and 400 % zoom, as WCAG requires for reflow.
for (const [zoom, viewport] of [
  [2, { width: 640, height: 400 }],
  [4, { width: 320, height: 256 }],
] as const)
  for (const language of zoom === 2 ? variants('zh', 'en') : variants('en', 'zh'))
    test.describe(`at ${zoom * 100} %, in ${language}`, () => {
      test.use({ viewport, deviceScaleFactor: zoom, locale: WORDS[language].locale })

      test('S-LOGIN-2: nothing is clipped, covered or unreachable', async ({ page }) => {
        await page.goto('login')
        await whenAppIsPrepared(page)
        const screen = page.locator('#login')
        expect(await screen.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
        for (const part of await screen.locator(':is(h1, .tagline, label, input, button, .picture)').all()) {
          await part.scrollIntoViewIfNeeded()
          const seen = await part.evaluate(element => {
            const { left, top, right, bottom } = element.getBoundingClientRect()
            const found = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)
            return {
              isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
              // Labels ignore the pointer, so that it reaches their fields.
              isOnTop: found[0] === element || element.contains(found[0] ?? null) || element.matches('label'),
              isWhole: element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1,
            }
          })
          expect(seen, await part.evaluate(element => element.outerHTML)).toEqual({
            isInside: true,
            isOnTop: true,
            isWhole: true,
          })
        }
        // Every message fits into its area.
        const output = screen.locator('output')
        for (const { [language as 'en']: text } of Object.values(loginMessages.texts)) {
          const said = String(text).replace('{{time}}', '12:59:59 PM')
          const overflow = await output.evaluate((element, message) => {
            element.textContent = message
            return element.scrollHeight - element.clientHeight
          }, said)
          expect(overflow, said).toBeLessThanOrEqual(0)
        }
      })
    })
