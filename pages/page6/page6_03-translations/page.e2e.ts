import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectViewsAccessible, test } from '#tests/browser.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { liveSocket } from '#tests/journeys/live-socket.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { needPage } from '#tests/journeys/parts-here.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page6/page6_03'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const pane = (page: Page, key: string) => page.getByRole('dialog', { name: `${key} in` })
const textBox = (page: Page, key: string) => pane(page, key).getByRole('textbox', { name: 'Text', exact: true })
const row = (page: Page, key: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: key, exact: true }) })

/** Signs in and works in a sandbox of the test's own. Returns a caller of the API. */
async function open(page: Page, search = '') {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE + search)
  return call
}

async function publishAll(page: Page, note = '') {
  await button(page, /^Publish/).click()
  const dialog = page.getByRole('dialog', { name: /^Publish texts/ })
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note)
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()
}

// A refusal and a conflict that the story causes.
test.use({ expectedErrors: [/status of (412|422)/] })

test('a text is changed with a preview in the console, refused, repaired, published and rolled back; its tasks are solved', async ({
  page,
}) => {
  const call = await open(page, '?language=en&namespace=page6_03')
  await beginTasks(page, 'page6_03')

  // As soon as it is typed, the page itself shows the text.
  await row(page, 'tabVersions').getByRole('link').click()
  await textBox(page, 'tabVersions').fill('Releases')
  const preview = page.getByRole('tab', { name: 'Releases' })
  await expect(preview).toBeInViewport({ ratio: 1 })
  // Nothing lies over it.
  await preview.click({ trial: true })
  await button(page, 'Save draft').click()
  await expect(page.getByText('“tabVersions” was saved as a draft.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Versions', includeHidden: true })).toBeAttached()
  await button(page, 'Send to review').click()
  await pane(page, 'tabVersions').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(row(page, 'tabVersions').getByText('In review')).toBeVisible()
  await button(page, /^Publish/).click()
  const review = page.getByRole('dialog', { name: /^Publish texts/ })
  await expect(review).toContainText('You wrote one text yourself. Nobody else has checked it.')
  await expect(review.getByRole('rowheader')).toHaveText(/page6_03\.tabVersions\s*Yours/)
  await page.keyboard.press('Escape')
  await publishAll(page, 'Shorter names')
  await page.getByRole('tab', { name: 'Releases' }).click()
  await expect(page.getByText('Shorter names')).toBeVisible()
  await page.getByText('1 text changed').click()
  await expect(page.getByRole('row', { name: 'page6_03.tabVersions original text Releases' })).toBeVisible()

  // After a reload, the console still has its published text.
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Releases' })).toBeVisible()
  await page.getByRole('tab', { name: 'Texts' }).click()

  // Without its placeholder, a text is refused on its field, and never shown.
  await page.getByRole('searchbox', { name: 'Search' }).fill('{{number}} was published')
  await row(page, 'published').getByRole('link').click()
  await textBox(page, 'published').fill('Published.')
  await expect(page.getByText('Not shown in the console, because it would break: Placeholders differ.')).toBeVisible()
  await button(page, 'Save draft').click()
  await expect(page.getByText('Must have the same placeholders as the original.')).toBeVisible()
  await expect(textBox(page, 'published')).toBeFocused()

  // Another operator saves it first, so this one is asked.
  await call(
    'PATCH',
    '/api/translations/en.page6_03.published',
    { text: { other: '{{number}} is out.' } },
    { 'if-match': '"0"' },
  )
  await textBox(page, 'published').fill('Published as {{number}}.')
  await button(page, 'Save draft').click()
  const merge = page.getByRole('dialog').filter({ hasText: '{{number}} is out.' }).last()
  await merge.getByRole('radio', { name: /Published as/ }).check()
  await merge.getByRole('button', { name: 'Save', exact: false }).click()
  await expect(page.getByText(/^“published” was saved/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pane(page, 'published')).toBeHidden()

  await page.getByRole('tab', { name: 'Releases' }).click()
  await button(page, 'Roll back to the original texts').click()
  await expect(page.getByRole('tab', { name: 'Versions' })).toBeVisible()
  await button(page, 'Undo').last().click()
  await expect(page.getByRole('tab', { name: 'Releases' })).toBeVisible()
  await expectTasksSolved(page, PAGE)
})

test('what is typed in another language is shown in its place', async ({ page }) => {
  await open(page, '?language=zh&namespace=page6_03')
  await row(page, 'tabVersions').getByRole('link').click()
  await textBox(page, 'tabVersions').fill('發行')
  await expect(page.getByRole('tab', { name: '發行' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Texts' })).toBeVisible()
})

test('a language is begun: missing texts are exported, imported as drafts, and tried in the console', {
  tag: '@long',
}, async ({ page }) => {
  needPage('page3_01')
  await open(page)
  await page.getByRole('radio', { name: /^Japanese 8 of/ }).check()
  await expect(page.getByText(/^8 of \d,\d{3} translated$/)).toBeVisible()
  await expect(page).toHaveURL(/language=ja/)
  await button(page, 'Export').click()
  await page.getByRole('checkbox', { name: 'Only missing texts' }).check()
  const download = page.waitForEvent('download')
  await button(page, 'XLIFF 2.0').click()
  const xliff = readFileSync(await (await download).path(), 'utf8')
  expect(xliff.includes('<target>')).toBe(false)
  const start = xliff.indexOf('<file id="f', xliff.indexOf('original="page6_02"'))
  const fill = (text: string, name: string, target: string) =>
    text.replace(new RegExp(`(name="${name}".*</source>)`), `$1<target>${target}</target>`)
  const part = fill(fill(xliff.slice(start), 'import', 'インポート'), 'published', '公開しました。')
  const translated = xliff.slice(0, start) + part

  await button(page, 'Import').click()
  const dialog = page.getByRole('dialog', { name: 'Import texts' })
  const choose = (name: string, text: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
  await choose('photo.txt', 'no texts')
  await expect(dialog.getByText(/^photo.txt can’t be read/)).toBeVisible()
  await choose('texts.xliff', translated.replace(/ xmlns="[^"]*"/, ''))
  await expect(dialog.getByText(/^texts.xliff isn’t marked as XLIFF 2\.0/)).toBeVisible()
  await choose('texts.xliff', translated)
  await expect(dialog.getByText('texts.xliff: 2 texts in Japanese.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('1 saved as drafts, 0 unchanged, 1 left out.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText('page6_03.publishedPlaceholders differ')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  // The operator's drafts, in a trial language: shown in the whole console, until the preview ends.
  await page.getByRole('radio', { name: 'Japanese', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Show my drafts' }).check()
  await expect(button(page, 'インポート')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.getByRole('radio', { name: 'Pseudo-locale' }).check()
  await expect(button(page, /^\[Pûƀļ/)).toBeVisible()
  await page.goto('page3/page3_01')
  await expect(button(page, /^\[Åðð/)).toBeVisible()
  await button(page, /^\[Šţöp/).click()
  await expect(button(page, 'Add member')).toBeVisible()

  // Drafts are selected and submitted together; what is in review can be sent back.
  await page.goto(`${PAGE}?language=ja&state=draft`)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await button(page, 'Send to review').click()
  await expect(page.getByText(/drafts were sent to review/)).toBeVisible()
  await button(page, /^Publish \(/).click()
  await button(page, 'Send import back to draft').click()
  await expect(page.getByRole('row', { name: /page6_03.import / })).toBeHidden()
})

test('somebody else’s published text arrives by itself; without the permission, texts are read-only', {
  tag: '@long',
}, async ({ page }) => {
  const live = liveSocket(page, 'page6_03')
  const call = await open(page, '?language=en&namespace=page6_03&text=en.page6_03.tabVersions')
  await expect(textBox(page, 'tabVersions')).toBeEditable()
  await live
  const path = '/api/translations/en.page6_03.tabTexts'
  await call('PATCH', path, { text: { other: 'Wordings' }, isInReview: true }, { 'if-match': '"0"' })
  const translations = [{ id: 'en.page6_03.tabTexts', version: 1 }]
  await call('POST', '/api/translations/releases', { translations })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'Wordings' })).toBeVisible()

  const { rows } = await call<{ rows: { id: number; name: { en: string } }[] }>('GET', '/api/roles')
  const viewer = rows.find(({ name }) => name.en === 'Viewer')
  await call('PUT', '/api/sessions/current/preview', { roleId: viewer?.id })
  await page.goto(`${PAGE}?language=en&text=en.page6_03.tabVersions`)
  await expect(page.getByText(/^You have read-only access/)).toBeVisible()
  await expect(textBox(page, 'tabVersions')).not.toBeEditable()
  await expect(button(page, 'Save draft')).toBeHidden()
})

test('titles of pages, tasks and words of a status are replaced wherever they are shown, and come back', {
  tag: '@long',
}, async ({ page }) => {
  needPage('page3_01')
  const call = await open(page)
  const wanted = [
    ['en.MainMenu.Option 3-1', 'Colleagues'],
    ['en.page3_01.page.purpose', 'Everyone who works here.'],
    ['en.page3_01.tasks.taken.title', 'Enter an address twice'],
    ['en.job.manager', 'Head'],
  ]
  for (const [id, other] of wanted)
    await call('PATCH', `/api/translations/${id}`, { text: { other }, isInReview: true }, { 'if-match': '"0"' })
  const translations = wanted.map(([id]) => ({ id, version: 1 }))
  await call('POST', '/api/translations/releases', { translations })
  await page.goto('page3/page3_01')
  await expect(page.getByRole('heading', { level: 1, name: 'Colleagues' })).toBeVisible()
  await expect(page.getByText('Everyone who works here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Colleagues' }).first()).toBeVisible()
  await page.locator('#lesson-button').click()
  await page
    .getByRole('complementary', { name: /Lesson/ })
    .getByRole('tab', { name: 'Tasks' })
    .click()
  await expect(page.getByRole('heading', { name: 'Enter an address twice' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Head', exact: true }).first()).toBeVisible()
  await call('POST', '/api/translations/releases/0/rollback')
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.locator('#lesson-button').click()
  await expect(page.getByRole('link', { name: 'Members' }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Manager', exact: true }).first()).toBeVisible()
})

test('the next text is a key away, and asks before input is lost', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const names = page.getByRole('rowheader').getByRole('link')
  await expect(names.first()).toBeVisible()
  const [first = '', second = ''] = await names.allTextContents()
  await names.first().click()
  await expect(pane(page, first)).toBeVisible()
  await page.keyboard.press('Alt+PageDown')
  await expect(pane(page, second)).toBeVisible()
  await textBox(page, second).fill('Typed')
  await button(page, 'Previous record').click()
  await button(page, 'Stay').click()
  await expect(textBox(page, second)).toHaveValue('Typed')
  await button(page, 'Previous record').click()
  await button(page, 'Leave').click()
  await expect(pane(page, first)).toBeVisible()
})

test('the page is accessible, with its pane, its dialogs and its versions', async ({ page }) => {
  test.slow()
  const call = await open(page)
  const id = 'zh.page3_01.add'
  await call('PATCH', `/api/translations/${id}`, { text: { other: '加入' }, isInReview: true }, { 'if-match': '"0"' })
  await call('POST', '/api/translations/releases', { note: 'First', translations: [{ id, version: 1 }] })
  await expectViewsAccessible(page, `${PAGE}?language=ja`, async ({ language }, look) => {
    const [versions, texts, publish] =
      language === 'en' ? (['Versions', 'Texts', /^Publish/] as const) : (['版本', '文字', /^發布/] as const)
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('tab', { name: versions }).click()
    await expect(page.getByText('First')).toBeVisible()
    await look()
    await page.getByRole('tab', { name: texts }).click()
    await button(page, publish).click()
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
    await look()
    await page.keyboard.press('Escape')
    await page.getByRole('table').getByRole('link', { name: 'undo', exact: true }).first().click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  })
})
