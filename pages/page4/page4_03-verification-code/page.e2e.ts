import type { Page } from '@playwright/test'
import { createCaptcha } from '#resources/captchas/contract.ts'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { sendInApiPractice } from '#tests/journeys/api-practice.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { variants } from '#tests/tier.ts'

const PAGE = 'page4/page4_03'
// Wrong answers slow the account down.
test.use({ ownConsole: true })

const widget = (page: Page) => page.getByRole('region', { name: 'Drawn in the browser' })
const server = (page: Page) => page.getByRole('region', { name: 'Created and checked by the server' })

/** Records every text that is drawn on a canvas from now on, because the test can't read pictures. */
const overhear = (page: Page) =>
  page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(globalThis, { drawn })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text)
      fillText.call(this, text, ...place)
    }
  })
const lastDrawn = (page: Page, length: number) =>
  page.evaluate(count => (globalThis as unknown as { drawn: string[] }).drawn.slice(-count).join(''), length)

const chooseQuestion = (page: Page) => page.getByRole('radio', { name: /^(Sum in words|文字算式)/ }).press(' ')

/** Solves the sum that the server asks in words. */
async function solve(page: Page): Promise<string> {
  const question = await server(page).getByText('Answer in digits').textContent()
  const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
  const [, a = '', sign, b = ''] = /^What is (\w+) (plus|times) (\w+)\?/.exec(question ?? '') ?? []
  const [left, right] = [words.indexOf(a) + 1, words.indexOf(b) + 1]
  return String(sign === 'plus' ? left + right : left * right)
}

async function open(page: Page, search = '') {
  await overhear(page)
  await enter(page, PAGE + search)
  await expect(server(page).getByRole('img')).toBeVisible()
}

for (const width of variants(1280, 375))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('S-CODE-1 S-CODE-2 S-CODE-3: the widget with its options, checked exactly', async ({ page }) => {
      await open(page)
      const picture = widget(page).getByRole('img')
      await widget(page).getByLabel('Length').selectOption('6')
      await widget(page).getByLabel('Characters').selectOption('upper')
      await expect(picture).toHaveAttribute('width', '150')
      await expect(picture).toHaveAttribute('height', '30')
      const code = await lastDrawn(page, 6)
      expect(code).toMatch(/^[A-Z0-9]{6}$/)

      const field = widget(page).getByRole('textbox', { name: 'Code', exact: true })
      const check = widget(page).getByRole('button', { name: 'Check' })
      await check.click()
      await expect(widget(page).getByText('Enter the code.')).toBeVisible()
      await field.fill(code)
      await check.click()
      await expect(widget(page).getByText('Correct.')).toBeVisible()
      expect(await lastDrawn(page, 6)).toBe(code)
      await field.fill(`${code}x`)
      await check.click()
      await expect(widget(page).getByText('Incorrect. The code is case-sensitive.')).toBeVisible()
      await expect(field).toHaveValue('')
      const second = await lastDrawn(page, 6)
      expect(second).not.toBe(code)

      await widget(page).getByLabel('New code after a failed check').uncheck()
      const third = await lastDrawn(page, 6)
      await field.fill('wrong')
      await check.click()
      await expect(widget(page).getByText('Incorrect. The code is case-sensitive.')).toBeVisible()
      expect(await lastDrawn(page, 6)).toBe(third)
      await widget(page).getByRole('button', { name: 'New code' }).click()
      expect(await lastDrawn(page, 6)).not.toBe(third)

      await expect(widget(page).getByText('characters="upper" redrawsOnFailure={false}')).toBeVisible()
      await expect(page).toHaveURL(/length=6&characters=upper&redraws=false$/)
      await page.reload()
      await expect(picture).toHaveAttribute('width', '150')
    })
  })

test('the server asks and checks, once', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const answer = server(page).getByLabel('Answer')
  const send = server(page).getByRole('button', { name: 'Send answer' })
  await send.click()
  await expect(server(page).getByText('Enter an answer.')).toBeVisible()
  await answer.fill('?????')
  await send.click()
  await expect(server(page).getByText('Incorrect. This captcha is now used.')).toBeVisible()
  await expect(send).toBeDisabled()
  const before = await server(page).getByRole('img').getAttribute('src')
  await server(page).getByRole('button', { name: 'New captcha' }).click()
  await expect(send).toBeEnabled()
  await expect(answer).toHaveValue('')
  expect(await server(page).getByRole('img').getAttribute('src')).not.toBe(before)
})

test('offers a sum in words as an alternative to the picture', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await chooseQuestion(page)
  await server(page)
    .getByLabel('Answer')
    .fill(await solve(page))
  await page.keyboard.press('Enter')
  await expect(server(page).getByText('Correct. This captcha is now used')).toBeVisible()
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/410/] })
  test('are solved by working on the page', async ({ page }) => {
    await open(page)
    await beginTasks(page, 'page4_03')
    await chooseQuestion(page)
    await server(page)
      .getByLabel('Answer')
      .fill(await solve(page))
    await page.keyboard.press('Enter')
    await expect(server(page).getByText('Correct. This captcha is now used')).toBeVisible()

    await sendInApiPractice(page, 'captchas/createCaptcha', { body: '{"kind":"picture","language":"en"}' })
    const reply = page.getByRole('textbox', { name: 'Response body' })
    const [, id = ''] = /"id": "([^"]+)"/.exec((await reply.textContent()) ?? '') ?? []
    await sendInApiPractice(page, 'captchas/answerCaptcha', { 'params.id': id, body: JSON.stringify({ answer: id }) })
    await expect(reply).toContainText('"isRight": false')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(reply).toContainText('410')
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('guessing', () => {
  test.use({ expectedErrors: [/429/] })

  test('is slowed down, and shows until when', { tag: '@long' }, async ({ page }) => {
    await open(page)
    const alert = server(page).getByRole('alert')
    for (let n = 0; n < 6; n++) {
      await server(page).getByLabel('Answer').fill('guess')
      await server(page).getByRole('button', { name: 'Send answer' }).click()
      if (n === 5) break
      await expect(server(page).getByText('Incorrect. This captcha is now used.')).toBeVisible()
      const asked = page.waitForResponse(reply => reply.url().endsWith(createCaptcha.path))
      await server(page).getByRole('button', { name: 'New captcha' }).click()
      await asked
      await expect(server(page).getByText('Incorrect. This captcha is now used.')).toBeHidden()
    }
    await expect(alert).toContainText('Too many attempts. Try again at')
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectViewsAccessible(page, PAGE, async ({ width }) => {
    // Checks both kinds of captcha, few enough times that the limit is never reached.
    if (width === 375) await chooseQuestion(page)
    await expect(page.getByLabel(/^(Answer|答案)$/)).toBeVisible()
  })
})
