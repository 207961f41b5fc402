import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page6/page6_04'

test('reports an hour that does not exist, and two moments for one that exists twice; a link restores it', async ({
  page,
}) => {
  await enter(page, PAGE)
  const card = page.getByRole('region', { name: 'Local time to UTC', exact: true })
  await card.getByRole('button', { name: 'An hour skipped in New York' }).click()
  await expect(card.getByText('No moment.')).toBeVisible()
  await expect(
    card.getByText('The clock changes at 2026-03-08T07:00:00.000Z from UTC-05:00 to UTC-04:00.'),
  ).toBeVisible()
  await expect(card.getByLabel('Local time', { exact: true })).toHaveValue('2026-03-08 02:30')

  await card.getByLabel('Local time', { exact: true }).fill('2026-11-01T01:30')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Two moments.')).toBeVisible()
  await expect(page).toHaveURL(/local=2026-11-01T01%3A30&zone=America%2FNew_York/)
  await page.reload()
  const second = card.getByRole('region', { name: 'Moment 2: 2026-11-01T06:30:00.000Z' })
  await expect(second.getByRole('row', { name: 'Asia/Taipei (your profile) 2026-11-01 14:30:00 +08:00' })).toBeVisible()
  await expect(second.getByText('115')).toBeVisible()
  await page.goBack()
  await expect(card.getByText('No moment.')).toBeVisible()
  await card.getByLabel('Local time', { exact: true }).fill('')
  await card.getByRole('button', { name: 'Convert on server' }).click()
  await expect(card.getByText('Enter a valid date and time')).toBeVisible()
})

test('measures the server’s clock; a slow response shows its error; a number is written in four ways', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page, PAGE)
  const clock = page.getByRole('region', { name: 'Clock offset' })
  await clock.getByLabel('Delay the first measurement').check()
  await clock.getByRole('button', { name: 'Measure five times' }).click()
  await expect(clock.getByText(/^The server’s clock is .* ms (ahead of|behind) yours/)).toBeVisible()
  await expect(clock.getByRole('row')).toHaveCount(6)
  await expect(
    clock
      .getByRole('row', { name: /^1 · delayed/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^\d{3,4} ms$/)
  await expect(clock.getByRole('rowheader', { name: /^[2-5] · best$/ })).toHaveCount(1)

  const numbers = page.getByRole('region', { name: 'Number formats' })
  await numbers.getByLabel('Number', { exact: true }).fill('20500')
  await expect(numbers.getByRole('row', { name: 'Compact 20.5K 2.1萬 20.500 ٢٠٫٥ ألف' })).toBeVisible()
  await expect(page).toHaveURL(/number=20500/)
})

test('its tasks are solved by working on the page', async ({ page }) => {
  await enter(page, PAGE)
  await beginTasks(page, 'page6_04')
  const card = page.getByRole('region', { name: 'Local time to UTC', exact: true })
  const ask = async (local: string, zone: string, said: string) => {
    const field = card.getByRole('combobox', { name: 'Time zone' })
    await field.fill(zone)
    await page.getByRole('option', { name: zone }).first().click()
    await card.getByLabel('Local time', { exact: true }).fill(local)
    await card.getByRole('button', { name: 'Convert on server' }).click()
    await expect(card.getByText(said, { exact: false }).first()).toBeVisible()
  }
  await ask('2026-03-29T02:30', 'Europe/Berlin', 'No moment.')
  await card.getByRole('button', { name: 'An hour repeated in New York' }).click()
  await expect(card.getByText('Two moments.')).toBeVisible()
  await ask('2026-11-01T05:30', 'UTC', 'Moment 1: 2026-11-01T05:30')
  await ask('2026-11-01T06:30', 'UTC', 'Moment 1: 2026-11-01T06:30')

  const clock = page.getByRole('region', { name: 'Clock offset' })
  await clock.getByLabel('Delay the first measurement').check()
  await clock.getByRole('button', { name: 'Measure five times' }).click()
  await expect(clock.getByRole('row')).toHaveCount(6)
  await expectTasksSolved(page, PAGE)
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await enter(page)
  await expectAccessible(page, `${PAGE}?local=2026-11-01T01:30&zone=America/New_York`, async () => {
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
    await page.getByRole('button', { name: /^(Measure five times|測量五次)$/ }).click()
    await expect(page.getByRole('columnheader', { name: /^(Maximum error|最大誤差)$/ })).toBeVisible()
  })
})
