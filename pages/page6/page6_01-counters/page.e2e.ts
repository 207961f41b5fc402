import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { enter } from '#tests/journeys/sign-in.ts'
import { variants } from '#tests/tier.ts'

const PAGE = 'page6/page6_01'
// Counters on the server belong to an account within a sandbox; this test uses main.
test.use({ ownConsole: true })

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const number = (page: Page, name: string) => card(page, name).getByRole('group', { name: 'Number' }).getByRole('status')
const more = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Increase Number' })

async function open(page: Page) {
  await enter(page, PAGE)
  await expect(number(page, 'Server')).toHaveText('20')
}

for (const width of variants(1280, 375))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 812 } })

    test('S-STATE-1: counts from 20, and from 10, 20, 30, in four places with different lifetimes', async ({
      page,
    }) => {
      await open(page)
      const places = ['Component', 'Store', 'URL', 'Server']
      for (const place of places) {
        await expect(number(page, place)).toHaveText('20')
        await expect(card(page, place).getByRole('listitem')).toHaveText(['10', '20', '30'])
        await more(page, place).click()
        await card(page, place).getByRole('button', { name: 'Increase Item 2' }).click()
        await expect(number(page, place)).toHaveText('21')
        await expect(card(page, place).getByRole('listitem')).toHaveText(['10', '21', '30'])
      }
      await page.evaluate(() => history.back())
      await expect(card(page, 'URL').getByRole('listitem')).toHaveText(['10', '20', '30'])
      await expect(number(page, 'URL')).toHaveText('21')

      const shown = () => Promise.all(places.map(place => number(page, place).textContent()))
      // Opens another page through the menu, and comes back.
      await page.getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL(/page1$/)
      await page.evaluate(() => history.back())
      await expect(number(page, 'Server')).toHaveText('21')
      expect(await shown()).toEqual(['20', '21', '21', '21'])
      await page.reload()
      await expect(number(page, 'Server')).toHaveText('21')
      expect(await shown()).toEqual(['20', '20', '21', '21'])
    })
  })

test('two windows that PUT what they see lose an update; steps on the server keep both', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await other.goto(PAGE)
  await expect(number(other, 'Server')).toHaveText('20')
  await more(page, 'Server').click()
  await expect(number(page, 'Server')).toHaveText('21')
  await more(other, 'Server').click()
  await expect(number(other, 'Server')).toHaveText('21')
  await card(page, 'Server').getByRole('button', { name: 'Refresh' }).click()
  await expect(card(page, 'Server').getByText('Version 1')).toBeVisible()
  await expect(number(page, 'Server')).toHaveText('21')

  for (const window of [page, other]) {
    await card(window, 'Server').getByLabel('Update method').selectOption('step')
    await more(window, 'Server').click()
  }
  await expect(number(other, 'Server')).toHaveText('23')
  await card(page, 'Server').getByRole('button', { name: 'Reset' }).click()
  await expect(number(page, 'Server')).toHaveText('20')
})

test.describe('refused', () => {
  test.use({ expectedErrors: [/412/] })

  test('with If-Match the late window is refused, shows the current value, and continues from it', async ({
    page,
    context,
  }) => {
    await open(page)
    const other = await context.newPage()
    await other.goto(PAGE)
    await expect(number(other, 'Server')).toHaveText('20')
    await more(other, 'Server').click()
    await expect(number(other, 'Server')).toHaveText('21')
    await card(page, 'Server').getByLabel('Update method').selectOption('match')
    await more(page, 'Server').click()
    await expect(card(page, 'Server').getByRole('alert')).toContainText('Somebody else wrote 21')
    await expect(number(page, 'Server')).toHaveText('21')
    await more(page, 'Server').click()
    await expect(number(page, 'Server')).toHaveText('22')
    await expect(card(page, 'Server').getByRole('alert')).toBeHidden()
  })

  test('the race is real: PUT loses an update, the other two don’t', { tag: '@long' }, async ({ page }) => {
    await open(page)
    const race = card(page, 'Race condition')
    const run = async (way: string) => {
      await race.getByLabel('Update method').selectOption(way)
      await race.getByRole('button', { name: 'Run' }).click()
    }
    await run('put')
    await expect(race.getByText('From 20 to 21: 2 of 3 updates were lost')).toBeVisible()
    await run('match')
    await expect(race.getByText('From 21 to 24: all three updates were applied.')).toBeVisible()
    await expect(race.getByText('is refused (412)').first()).toBeVisible()
    await run('step')
    await expect(race.getByText('From 24 to 27: all three updates were applied.')).toBeVisible()
    await expect(number(page, 'Server')).toHaveText('27')
  })
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412/] })
  test('are solved by working on the page', async ({ page, context }) => {
    await open(page)
    await beginTasks(page, 'page6_01')
    await page.reload()
    await expect(number(page, 'Server')).toHaveText('20')
    const other = await context.newPage()
    await other.goto(PAGE)
    await expect(number(other, 'Server')).toHaveText('20')
    for (const window of [page, other]) {
      await more(window, 'Server').click()
      await expect(number(window, 'Server')).toHaveText('21')
    }

    await more(other, 'Server').click()
    await expect(number(other, 'Server')).toHaveText('22')
    await other.close()
    await card(page, 'Server').getByLabel('Update method').selectOption('match')
    await more(page, 'Server').click()
    await expect(card(page, 'Server').getByRole('alert')).toContainText('Somebody else wrote 22')
    await more(page, 'Server').click()
    await expect(number(page, 'Server')).toHaveText('23')

    const race = card(page, 'Race condition')
    await race.getByLabel('Update method').selectOption('step')
    await race.getByRole('button', { name: 'Run' }).click()
    await expect(race.getByText('From 23 to 26: all three updates were applied.')).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test('a link with invalid counters shows the initial ones', { tag: '@long' }, async ({ page }) => {
  await enter(page, `${PAGE}?number=abc&array=1&array=x`)
  await expect(number(page, 'URL')).toHaveText('20')
  await expect(card(page, 'URL').getByRole('listitem')).toHaveText(['10', '20', '30'])
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, PAGE, async () => {
    await page.getByRole('button', { name: /^(Run|執行)$/ }).click()
    await expect(page.getByText(/updates were lost|遺失了 2 次/)).toBeVisible()
  })
})
