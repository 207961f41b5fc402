import { expect, expectAccessible, findAxeViolations, test } from '#tests/browser.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page8/page8_02?tab=hunt'

test('a bug is hunted in a new sandbox, reported with its request and place, and explained', async ({ page }) => {
  await enter(page)
  await page.goto(PAGE)
  const form = page.getByRole('form', { name: 'New bug hunt' })
  await form.getByLabel('Number of bugs').fill('12')
  await form.getByLabel('Difficulty').selectOption('Easy')
  await form.getByLabel('Kind').selectOption('Boundary')
  await form.getByRole('button', { name: 'Start in a new sandbox' }).click()
  await expect(page.getByText(/^0 of \d$/)).toBeVisible()

  // One of them is on Counters: − adds.
  await page.goto('page6/page6_01')
  const server = page.getByRole('region', { name: 'Server', exact: true })
  await server.getByLabel('Update method').selectOption('POST an increment')
  await server.getByRole('button', { name: 'Decrease Number' }).click()
  await expect(server.getByRole('group', { name: 'Number' }).getByRole('status')).toHaveText('21')

  await page.goto(PAGE)
  const report = page.getByRole('form', { name: 'Report a bug' })
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(report.getByText('Choose a request.')).toBeVisible()
  const request = report.getByLabel('Request', { exact: true })
  const step = request.getByRole('option', { name: /POST \/api\/counters\/steps 200/ })
  await request.selectOption((await step.first().textContent()) ?? '')
  const place = report.getByRole('combobox', { name: 'Place in the response' })
  await report.getByLabel('Expected').fill('One less than before')
  await report.getByLabel('Seen').fill('One more')

  await place.fill('version')
  await page.getByRole('option', { name: /^\/version/ }).click()
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText(/as promised at this place/)).toBeVisible()
  await place.fill('number')
  await page.getByRole('option', { name: /^\/number/ }).click()
  await report.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByText(/^Found! A negative step adds/)).toBeVisible()
  await expect(page.getByText(/^8 of \d+$/)).toBeVisible()

  await page.getByRole('button', { name: 'Hint (−5 points)' }).click()
  await expect(page.getByRole('list', { name: 'Hints' })).toContainText('One can be seen on')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'End hunt' }).click()
  const missed = page.getByRole('list', { name: 'Missed bugs' })
  await expect(missed.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Found bugs' })).toContainText('A negative step adds its amount.')
  await expectAccessible(page, PAGE, () =>
    expect(page.getByText('A negative step adds').or(page.getByText('負的步進值變成加'))).toBeVisible(),
  )
})
