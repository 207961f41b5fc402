import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'

/** The characters of the sign-in screen's codes: letters and digits without look-alikes. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 4

declare global {
  /** The number of random bytes that the document has used, one per character of a code. */
  var drawnBytes: number
}

/**
 * Makes the codes of this page predictable by replacing random bytes with a counter. The code exists only as a picture,
 * so tests cannot read it otherwise. Call this before opening the page.
 */
export async function predictCaptcha(page: Page): Promise<void> {
  await page.addInitScript(count => {
    globalThis.drawnBytes = 0
    const roll = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = array =>
      array instanceof Uint8Array && array.length === 1 ? array.fill(globalThis.drawnBytes++ % count) : roll(array)
  }, CHARACTERS.length)
}

/** The code in the picture. Waits until it is drawn, which means that the form works. */
export async function shownCaptcha(page: Page): Promise<string> {
  await page.waitForFunction(length => (globalThis.drawnBytes ?? 0) >= length, CODE_LENGTH)
  const drawn = await page.evaluate(() => globalThis.drawnBytes)
  return Array.from({ length: CODE_LENGTH }, (_, place) => {
    const index = (drawn - CODE_LENGTH + place) % CHARACTERS.length
    return CHARACTERS[index]
  }).join('')
}

export type Credentials = { account?: string; password?: string; captcha?: string }

/** Fills in the sign-in form and submits it. By default, with the demo operator's credentials and the correct code. */
export async function fillSignIn(page: Page, given: Credentials = {}): Promise<void> {
  const { account = 'operator', password = '654321', captcha = await shownCaptcha(page) } = given
  await page.locator('[name=account]').fill(account)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=captcha]').fill(captcha)
  await page.locator('[name=captcha]').press('Enter')
}

/** Opens the sign-in screen and signs in. Waits for the app, unless a code is given. */
export async function signIn(page: Page, given: Credentials = {}): Promise<void> {
  await predictCaptcha(page)
  await page.goto('login')
  await fillSignIn(page, given)
  if (given.captcha === undefined) await expect(page.locator('#content')).toBeVisible()
}

/**
 * Waits until the app is behind the form. It is prepared in idle moments, and a window that draws nothing has one every two
 * seconds only; this check asks for frames.
 */
export const whenAppIsPrepared = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.behind-sign-in #content') !== null)

/**
 * Signs in through the API, stores the session like the console does (client/session/session.ts), and opens the path.
 * This is much faster than the form and leaves no login record. Without a path, the page stays on a document without
 * scripts.
 */
export async function enter(
  page: Page,
  path?: string,
  { account = 'operator', password = '654321' }: Credentials = {},
): Promise<void> {
  await page.goto('favicon.svg')
  const reply = await fetch(`${new URL(page.url()).origin}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  })
  expect(reply.status).toBe(201)
  // Safe to cast, because the contract of the endpoint guarantees it.
  const { token, session } = (await reply.json()) as { token: string; session: { account: string; email: string } }
  await page.evaluate(kept => Object.assign(localStorage, kept), {
    'User.name': session.account,
    'User.email': session.email,
    'lege-react-management-token': token,
  })
  if (path !== undefined) await page.goto(path)
}
