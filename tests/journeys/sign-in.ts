import type { Page } from '@playwright/test'
import { expect } from '#tests/browser.ts'

/** What the sign-in screen draws its codes from: letters and digits without look-alikes. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'
const CODE_LENGTH = 4

declare global {
  /** How many random bytes the document has drawn, one for each character of a code. */
  var drawnBytes: number
}

/**
 * Makes the codes of this page's documents known: its random bytes are counted instead of rolled. The code stands nowhere in
 * the document but as a picture, so this is the only way to read it. To be called before the page is opened.
 */
export async function knowCaptcha(page: Page): Promise<void> {
  await page.addInitScript(count => {
    globalThis.drawnBytes = 0
    const roll = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = array =>
      array instanceof Uint8Array && array.length === 1 ? array.fill(globalThis.drawnBytes++ % count) : roll(array)
  }, CHARACTERS.length)
}

/** The code that the picture shows now; waits until there is one, which is when the form works. */
export async function shownCaptcha(page: Page): Promise<string> {
  await page.waitForFunction(length => (globalThis.drawnBytes ?? 0) >= length, CODE_LENGTH)
  const drawn = await page.evaluate(() => globalThis.drawnBytes)
  return Array.from({ length: CODE_LENGTH }, (_, place) => {
    const index = (drawn - CODE_LENGTH + place) % CHARACTERS.length
    return CHARACTERS[index]
  }).join('')
}

export type Credentials = { account?: string; password?: string; captcha?: string }

/** Fills the sign-in form as it stands and sends it. What is not given is right: the demo operator's, and the shown code. */
export async function fillSignIn(page: Page, given: Credentials = {}): Promise<void> {
  const { account = 'operator', password = '654321', captcha = await shownCaptcha(page) } = given
  await page.locator('[name=account]').fill(account)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=captcha]').fill(captcha)
  await page.locator('[name=captcha]').press('Enter')
}

/** Opens the sign-in screen and signs in. Waits until the page stands, unless something wrong was given on purpose. */
export async function signIn(page: Page, given: Credentials = {}): Promise<void> {
  await knowCaptcha(page)
  await page.goto('login')
  await fillSignIn(page, given)
  if (given.captcha === undefined) await expect(page.locator('#content')).toBeVisible()
}

/**
 * Signs in by the API and puts into the browser what the console keeps (client/session/session.ts), then opens the path: for stories about
 * something else, in a fraction of the form's time. It leaves no login record. Without a path a document without script stands.
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
  // As the contract of the endpoint says.
  const { token, session } = (await reply.json()) as { token: string; session: { account: string; email: string } }
  await page.evaluate(kept => Object.assign(localStorage, kept), {
    'User.name': session.account,
    'User.email': session.email,
    'lege-react-management-token': token,
  })
  if (path !== undefined) await page.goto(path)
}
