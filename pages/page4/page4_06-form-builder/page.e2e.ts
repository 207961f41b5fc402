import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page4/page4_06'
type Field = { id: string; label: { en: string; zh: string } }
type Form = { version: number; latest: number; fields: Field[] }

/** Signs in and works in a sandbox of the test's own. Returns a caller of the API. */
async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  return call
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const handle = (page: Page, name: string) => button(page, `Reorder ${name}`)
const namesOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Fields' })
    .getByRole('button', { name: /^Reorder / })
    .evaluateAll(handles => handles.map(one => one.getAttribute('aria-label')?.replace('Reorder ', '')))

test('a form is designed, rearranged by keyboard and pointer, tried out, and published', async ({ page }) => {
  await open(page)
  await button(page, 'New form').click()
  await page.getByRole('textbox', { name: 'Title in English' }).fill('Rain jackets')
  await button(page, 'Short text').click()
  const question = page.getByRole('textbox', { name: 'Question in English' })
  await expect(question).toBeFocused()
  await question.fill('Your name')
  await page.getByRole('checkbox', { name: 'Required' }).check()
  await button(page, 'Number').click()
  await question.fill('How many')
  await page.getByRole('textbox', { name: 'Maximum' }).fill('3')
  await button(page, 'Multiple choice').click()
  await question.fill('Colours')
  await button(page, 'Add option').click()
  await button(page, 'Yes or no').click()
  await question.fill('Again?')
  await page.getByRole('button', { name: /^Again\? Yes or no/ }).click()

  await handle(page, 'Again?').press('Enter')
  await expect(page.getByText(/^Again\? picked up, position 4 of 4/)).toBeAttached()
  await page.keyboard.press('Home')
  await expect(handle(page, 'Again?')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Again?, position 2 of 4.')).toBeAttached()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  expect(await namesOf(page)).toEqual(['Your name', 'Again?', 'How many', 'Colours'])

  await handle(page, 'Colours').hover()
  await page.mouse.down()
  await handle(page, 'Your name').hover({ position: { x: 10, y: 3 } })
  await page.mouse.up()
  await expect.poll(() => namesOf(page)).toEqual(['Colours', 'Your name', 'Again?', 'How many'])

  await handle(page, 'Again?').press('Delete')
  await expect(handle(page, 'How many')).toBeFocused()
  expect(await namesOf(page)).toEqual(['Colours', 'Your name', 'How many'])
  await button(page, 'Undo').click()
  expect(await namesOf(page)).toEqual(['Colours', 'Your name', 'Again?', 'How many'])

  const preview = page.getByRole('form', { name: 'Rain jackets' })
  await preview.getByRole('textbox', { name: 'How many' }).fill('４')
  await button(page, 'Check answer').click()
  await expect(preview.getByText('Must be 3 or less.')).toBeVisible()
  await expect(preview.getByRole('textbox', { name: 'Your name *' })).toBeFocused()

  // A field with an issue is opened, and shows it.
  await page.getByRole('button', { name: /^Colours Multiple choice/ }).click()
  await page.getByRole('textbox', { name: 'Maximum selections' }).fill('9')
  await page.getByRole('button', { name: /^Colours Multiple choice/ }).click()
  await button(page, 'Save and publish version 1').click()
  await expect(page.getByRole('textbox', { name: 'Maximum selections' })).toBeFocused()
  await expect(page.getByText('Must not exceed the number of options.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Maximum selections' }).fill('2')
  await button(page, 'Save and publish version 1').click()
  await expect(page.getByText(/^Version 1 was published/)).toBeVisible()
  await expect(page.getByText('Version 1, open')).toBeVisible()
})

test('a new form is created when it is saved, and a link to fill it in is shared', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const call = await open(page)
  const idsOf = async () => (await call<{ rows: { id: number }[] }>('GET', '/api/forms')).rows.map(({ id }) => id)
  const before = await idsOf()
  // It is disabled while the forms load, and a key that is pressed then is lost.
  await expect(button(page, 'New form')).toBeEnabled()
  await button(page, 'New form').press('Enter')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Design'])
  await button(page, 'All forms').press('Enter')
  await expect(page.getByRole('list', { name: 'Forms' }).getByRole('listitem')).toHaveCount(before.length)
  expect(await idsOf()).toEqual(before)

  await button(page, 'New form').press('Enter')
  await button(page, 'Yes or no').press('Enter')
  await page.getByRole('textbox', { name: 'Question in English' }).fill('Did you like it?')
  expect(await idsOf()).toEqual(before)
  await button(page, 'Save').press('Enter')
  await expect(page.getByText('All saved')).toBeVisible()
  // The open field and the focus stay where they are.
  await expect(page.getByRole('textbox', { name: 'Question in English' })).toHaveValue('Did you like it?')
  const [created] = (await idsOf()).filter(id => !before.includes(id))
  await expect(page).toHaveURL(new RegExp(`form=${created}\\b`))
  await expect(button(page, 'Copy link to fill in')).toHaveCount(0)
  await button(page, 'Publish version 1').press('Enter')

  await button(page, 'Copy link to fill in').press('Enter')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(clipboard).toContain('/page4_06')
  const link = await clipboard()
  const colleague = await context.newPage()
  await colleague.goto(link)
  await colleague.getByRole('radio', { name: 'Yes' }).press(' ')
  await button(colleague, 'Send answer').press('Enter')
  await expect(colleague.getByText('was sent to version 1')).toBeVisible()
  await tab(page, 'Summary').click()
  await expect(page.getByRole('region', { name: 'Did you like it?' })).toContainText('Yes1 · 100%')
})

test('a summary counts the answers to each question', { tag: '@long' }, async ({ page }) => {
  await open(page, '?form=1')
  await tab(page, 'Design').press('End')
  await expect(tab(page, 'Summary')).toBeFocused()
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card('How hard was it?')).toContainText('Answered by 36 of 36')
  const shares = await card('How hard was it?').getByRole('definition').allTextContents()
  expect(shares.map(text => Number.parseInt(text, 10)).reduce((sum, count) => sum + count, 0)).toBe(36)
  await expect(card('Stars, 1 to 5')).toContainText('Answered by 22 of 22')
  await expect(card('Stars, 1 to 5')).toContainText(/Average: [34]\.\d+/)
  await card('Stars, 1 to 5').getByText('Show as table').click()
  const stars = await card('Stars, 1 to 5').getByRole('cell').allTextContents()
  expect(stars.map(Number).reduce((sum, count) => sum + count, 0)).toBe(22)

  await page.getByRole('combobox', { name: 'Version' }).selectOption('1')
  await expect(card('Stars, 1 to 5')).toBeHidden()
  await expect(card('Name of the guide')).toBeVisible()
  await card('Name of the guide').getByRole('button').first().press('Enter')
  await expect(page.getByRole('dialog', { name: /^Answer \d+$/ })).toContainText('Name of the guide')
})

test.describe('its tasks', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/412|422/] })
  test('are solved by working on the page', async ({ page, context }) => {
    needPage('page8_01')
    await open(page)
    await beginTasks(page, 'page4_06')
    await button(page, 'New form').click()
    await page.getByRole('textbox', { name: 'Title in English' }).fill('Trips')
    await button(page, 'Number').click()
    await page.getByRole('textbox', { name: 'Question in English' }).fill('How many')
    await page.getByRole('textbox', { name: 'Maximum' }).fill('3')
    await button(page, 'Save and publish version 1').click()
    await expect(page.getByText('Version 1, open')).toBeVisible()
    const formId = new URL(page.url()).searchParams.get('form') ?? ''
    await tab(page, 'Fill in').click()
    await page.getByRole('textbox', { name: 'How many' }).fill('2')
    await button(page, 'Send answer').click()
    await expect(page.getByText(/answer is kept|was sent|Thank/i).first()).toBeVisible()

    // Two windows: one changes the title, the other a field.
    await page.goto(`${PAGE}?form=${formId}`)
    const other = await context.newPage()
    await other.goto(`${PAGE}?form=${formId}`)
    await page.getByRole('textbox', { name: 'Title in English' }).fill('Walks')
    await button(other, 'Yes or no').click()
    await other.getByRole('textbox', { name: 'Question in English' }).fill('Again?')
    await button(page, 'Save').click()
    await expect(button(page, 'Save')).toBeDisabled()
    await button(other, 'Save').click()
    await expect(button(other, 'Save')).toBeDisabled()
    await expect(other.getByRole('textbox', { name: 'Title in English' })).toHaveValue('Walks')
    await button(other, 'Publish version 2').click()
    await expect(other.getByText('Version 2, open')).toBeVisible()

    // The example is an answer to the first form, with the ids of its fields.
    await page.goto('page8/page8_01/form-answers/createFormAnswer?params.formId=1&params.number=2')
    await button(page, 'Fill in an example').click()
    await page.getByRole('radio', { name: 'JSON' }).check({ force: true })
    // Until the editor has loaded, a plain field stands in for it.
    await expect(page.getByRole('textbox', { name: 'Body as JSON' }).and(page.locator('textarea'))).toHaveCount(0)
    const body = page.getByRole('textbox', { name: 'Body as JSON' })
    await expect(body).toContainText('"fstars00": 4')
    const example = (await body.innerText()).replaceAll('\u00a0', ' ')
    const send = async (stars: number) => {
      await body.fill(example.replace('"fstars00": 4', `"fstars00": ${stars}`))
      const reply = page.waitForResponse(/\/answers$/)
      await button(page, 'Send').click()
      await reply
    }
    await send(9)
    await send(4)
    await expectTasksSolved(page, PAGE)
  })
})

test.describe('answers', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/409/] })

  test('belong to the questions of their version, in the table, the pane and the CSV', { tag: '@long' }, async ({
    page,
  }) => {
    const call = await open(page)
    const { version, fields } = await call<Form>('GET', '/api/forms/1')
    const match = (of: number) => ({ 'if-match': `"${of}"` })
    const renamed = fields
      .filter(({ id }) => id !== 'fagain00')
      .map(field => (field.id === 'fstars00' ? { ...field, label: { en: 'How good was it?', zh: '' } } : field))
    await call('PATCH', '/api/forms/1', { fields: renamed }, match(version))
    await call('POST', '/api/forms/1/versions', undefined, match(version + 1))
    const day = { ftripday: '2026-03-02', fdifficu: 'oeasy001' }
    await call('POST', '/api/forms/1/versions/3/answers', { answers: { ...day, fstars00: 1 } })

    await page.goto(`${PAGE}?form=1&tab=answers`)
    const heads = page.getByRole('columnheader')
    await expect(heads.filter({ hasText: 'How good was it?' })).toBeVisible()
    const titles = await heads.allTextContents()
    const cellOf = (id: string, title: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('button', { name: `Open answer ${id}`, exact: true }) })
        .locator('td, th')
        .nth(titles.findIndex(text => text.includes(title)))
    await expect(cellOf('37', 'How good was it?')).toHaveText('1')
    await expect(cellOf('37', 'Stars, 1 to 5 (version 2)')).toHaveText('not asked')
    await expect(cellOf('36', 'How good was it?')).toHaveText('not asked')
    await expect(cellOf('36', 'Stars, 1 to 5 (version 2)')).toHaveText(/^[1-5]$/)

    await button(page, 'Open answer 36').click()
    await expect(page.getByRole('term').filter({ hasText: 'Stars' })).toHaveText('Stars, 1 to 5')
    await expect(page.getByRole('dialog')).not.toContainText('How good was it?')
    await button(page, 'Previous record').click()
    await expect(page.getByRole('dialog', { name: 'Answer 37' })).toContainText('How good was it?')
    await expect(button(page, 'Previous record')).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Alt+PageDown')
    await expect(page.getByRole('dialog', { name: 'Answer 36' })).not.toContainText('How good was it?')
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await button(page, 'Export as CSV').click()
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      'How good was it?,"Stars, 1 to 5 (version 2)"',
    )
  })

  test('keep their version if a newer one is published, or the form is closed, meanwhile', { tag: '@long' }, async ({
    page,
  }) => {
    const call = await open(page, '?form=1&tab=fill')
    await page.getByRole('textbox', { name: 'Stars' }).fill('6')
    await button(page, 'Send answer').click()
    await expect(page.getByText('Must be 5 or less.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Day of the trip' })).toBeFocused()
    // What means no day is said below the field, but not before the click that leaves it has arrived.
    await page.keyboard.type('02032026')
    await page.getByRole('radio', { name: 'Just right' }).check()
    await expect(page.getByText('Enter it like 2026-11-30.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Day of the trip' }).fill('2026-02-03')
    await page.getByRole('textbox', { name: 'Stars' }).fill('4')

    // A colleague removes a question.
    const { version, fields } = await call<Form>('GET', '/api/forms/1')
    const match = (of: number) => ({ 'if-match': `"${of}"` })
    const body = { fields: fields.filter(({ id }) => id !== 'fstars00') }
    await call('PATCH', '/api/forms/1', body, match(version))
    await call('POST', '/api/forms/1/versions', undefined, match(version + 1))
    await expect(page.getByText(/^Version 3 was just published/)).toBeVisible()
    await button(page, 'Send answer').click()
    await expect(page.getByText('Answer 37 was sent to version 2.')).toBeVisible()
    await expect(page.getByText('Version 3', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Stars' })).toHaveCount(0)

    await page.getByRole('textbox', { name: 'What should we know?' }).fill('Kept')
    await call('PATCH', '/api/forms/1', { isClosed: true }, match(version + 2))
    await page.getByRole('radio', { name: 'Easy' }).check()
    await page.getByRole('textbox', { name: 'Day of the trip' }).fill('2026-02-03')
    await button(page, 'Send answer').click()
    await expect(page.getByText(/^This form no longer accepts answers\. Nothing was sent/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'What should we know?' })).toHaveValue('Kept')

    await tab(page, 'Answers').click()
    const row = (id: string) =>
      page.getByRole('row').filter({ has: page.getByRole('button', { name: `Open answer ${id}`, exact: true }) })
    await expect(row('37')).toContainText('Just right')
    await page.getByRole('combobox', { name: 'Version' }).selectOption('1')
    await expect(page.getByRole('columnheader', { name: 'Name of the guide' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Stars' })).toHaveCount(0)
    const download = page.waitForEvent('download')
    await button(page, 'Export as CSV').click()
    expect((await download).suggestedFilename()).toMatch(/^form-1-.*\.csv$/)
    await button(page, 'Open answer 3').click()
    const pane = page.getByRole('dialog', { name: 'Answer 3' })
    await expect(pane).toContainText('Name of the guide')
    await pane.getByRole('button', { name: 'Close' }).click()
    await expect(button(page, 'Open answer 3')).toBeFocused()
  })
})

test.describe('two operators who design one form', () => {
  test.use({ expectedErrors: [/412/] })

  test('are merged field by field, and asked only about conflicts', { tag: '@long' }, async ({ page }) => {
    const call = await open(page, '?form=2')
    const { version, fields } = await call<Form>('GET', '/api/forms/2')
    const rename = (en: string) => fields.map((one, at) => (at === 0 ? { ...one, label: { ...one.label, en } } : one))
    const save = (body: object, of: number) => call('PATCH', '/api/forms/2', body, { 'if-match': `"${of}"` })
    await page.getByRole('textbox', { name: 'Title in English' }).fill('Mine')
    await button(page, 'Date').click()
    await save({ fields: rename('Their name') }, version)
    await expect(page.getByText(/^A colleague saved this form/)).toBeVisible()
    await button(page, 'Save').click()
    await expect(page.getByText(/merged with a colleague’s changes/)).toBeVisible()
    expect(await namesOf(page)).toEqual(['Their name', 'Hours you can help', 'Date'])
    await expect(page.getByRole('textbox', { name: 'Title in English' })).toHaveValue('Mine')

    // Without unsaved changes, a colleague's version is shown at once.
    await save({ title: { en: 'Theirs', zh: '' } }, version + 2)
    await expect(page.getByRole('textbox', { name: 'Title in English' })).toHaveValue('Theirs')

    await page.getByRole('textbox', { name: 'Title in English' }).fill('Mine again')
    await save({ title: { en: 'Theirs again', zh: '' } }, version + 3)
    await button(page, 'Save').click()
    const asked = page.getByRole('dialog', { name: 'Edit conflict' })
    await asked.getByRole('radio', { name: /^Theirs: Theirs again/ }).check()
    await asked.getByRole('button', { name: 'Save selected values' }).click()
    await expect(page.getByRole('textbox', { name: 'Title in English' })).toHaveValue('Theirs again')
    await expect(page.getByText('All saved')).toBeVisible()

    // By keyboard, because a toast may cover it.
    await button(page, 'All forms').press('Enter')
    await button(page, 'Delete Theirs again').click()
    await expect(button(page, 'Theirs again')).toHaveCount(0)
    await button(page, 'Undo').click()
    await expect(button(page, 'Theirs again')).toBeVisible()
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAccessible(page, `${PAGE}?form=1`, async language => {
    const field = page.getByRole('button', { name: language === 'zh' ? /^租借了/ : /^What did you rent/ })
    await field.first().click()
    await page.getByRole('button', { name: language === 'zh' ? '檢查填答' : 'Check answer' }).click()
    await expect(page.getByRole('group').nth(1)).toBeVisible()
  })
  await expectAccessible(page, `${PAGE}?form=1&tab=summary`, async language => {
    const title = language === 'zh' ? '租借了哪些裝備？' : 'What did you rent?'
    await expect(page.getByRole('region', { name: title })).toBeVisible()
  })
})
