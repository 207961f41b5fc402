import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { predictCaptcha, shownCaptcha, whenAppIsPrepared } from './sign-in.ts'

type Stop = { name: string; isVisible: boolean; isMarked: boolean }

/** The focused element: its name, whether it is in the viewport, and whether it has a visible focus indicator. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const { top, left, width, height } = element.getBoundingClientRect()
    return {
      name: element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.innerText.trim(),
      isVisible: width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0,
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor),
    }
  })

const isOnBody = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** Expects the focus on the element with this name, with a visible indicator. */
const expectFocus = (page: Page, name: string | RegExp) =>
  expect
    .poll(() => focused(page))
    .toEqual({
      name: typeof name === 'string' ? name : expect.stringMatching(name),
      isVisible: true,
      isMarked: true,
    })

/** Presses Tab until the element with this name has the focus. Every stop on the way must have a visible indicator. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  const passed: string[] = []
  while (passed.at(-1) !== name) {
    expect(passed.length, `Tab did not reach ${name}: ${passed.join(', ')}`).toBeLessThan(40)
    await page.keyboard.press(key)
    const stop = await focused(page)
    expect(stop, stop.name).toMatchObject({ isVisible: true, isMarked: true })
    passed.push(stop.name)
  }
  return passed
}

test.use({ viewport: { width: 1280, height: 800 } })

test('S-LOGIN-2, S-SHELL-1, S-SHELL-4, S-AUTH-6: everything works by keyboard alone, with a visible focus', async ({
  page,
}) => {
  await predictCaptcha(page)
  await page.goto('login')
  const code = await shownCaptcha(page)
  await whenAppIsPrepared(page)

  // On the sign-in screen, focus follows the reading order and skips the app that is loaded behind it.
  expect(await tabTo(page, 'User Account')).toEqual(['中文', '英文', 'User Account'])
  await page.keyboard.type('operator')
  expect(await tabTo(page, 'User Password')).toHaveLength(1)
  await page.keyboard.type('654321')
  expect(await tabTo(page, 'Input Captcha')).toEqual(['Show password', 'Input Captcha'])
  await page.keyboard.type(code)
  expect(await tabTo(page, 'Sign in')).toEqual(['New captcha', 'Sign in'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused()

  // After a reload, the first stop is the link that skips the menu.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  expect(await tabTo(page, 'Skip to main content')).toHaveLength(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await expect(page).toHaveURL(/\/strive\/page1$/)
  await page.keyboard.press('Shift+Tab')
  await expectFocus(page, 'Log out')

  // In the menu, arrow keys move, Right opens a group, Left and Escape leave it, and Home and End jump.
  await tabTo(page, 'API & Realtime Lab', 'Shift+Tab')
  await page.keyboard.press('Home')
  await expectFocus(page, 'Today')
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, 'Technique Index')
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, 'People & Access')
  await page.keyboard.press('ArrowRight')
  await expectFocus(page, 'Members')
  await page.keyboard.press('Escape')
  await expectFocus(page, 'People & Access')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'People & Access' })).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('End')
  await expectFocus(page, 'API & Realtime Lab')
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, 'Today')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expectFocus(page, 'API Practice')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Technique Index' })).toBeFocused()

  // Every control of a page is reachable and visible.
  await tabTo(page, 'User', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('operator@strive.example')
  await tabTo(page, 'Address')
  await page.keyboard.type('Tainan')
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('Tainan')
  await tabTo(page, 'Log out', 'Shift+Tab')
  await page.keyboard.press('Enter')
  // The dialog takes the focus, and Escape returns it.
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await isOnBody(page)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFocus(page, 'Log out')

  // Switching language or theme keeps the focus on the button.
  await tabTo(page, '中文', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '我的資料' })).toBeVisible()
  await expectFocus(page, '中文')
  await tabTo(page, '英文')
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expectFocus(page, /^Theme/)
  for (const [name, scheme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ] as const) {
    while (!(await page.getByRole('button', { name: `Theme: ${name}` }).count())) await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme)
    await expectFocus(page, /^Theme/)
  }

  await tabTo(page, 'Log out')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'Leave')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/strive\/login$/)
  // The next operator can start typing.
  await expectFocus(page, 'User Account')
})
