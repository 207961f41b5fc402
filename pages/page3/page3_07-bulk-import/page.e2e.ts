import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { makeFault } from '#tests/journeys/fault-lab.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page3/page3_07'

/** Signs in and works in a sandbox of the test's own. */
async function open(page: Page) {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE)
  await expect(page.getByRole('button', { name: 'Choose file' })).toBeVisible()
  return call
}
const fileInput = (page: Page) => page.locator('input[type=file]')
const choose = (page: Page, text: string, name = 'people.csv') =>
  fileInput(page).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const cell = (page: Page, name: string) => page.getByRole('textbox', { name })
const HEAD = 'Name,Name (Chinese),E-mail,Team,Job,Joined on'

test('imports the valid ones of five thousand rows in Big5, and undoes it', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Try Big5 file' }).click()
  await expect(page.getByText('newcomers-big5.csv has 5,000 rows, in Big5.')).toBeVisible()
  // The server checks four thousand addresses before it is known which are taken.
  await expect(page.getByRole('tab', { name: 'Invalid (350)' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^88 / })).toContainText('already in use')
  await page.getByRole('button', { name: 'Import 4,650 rows' }).click()
  await expect(page.getByText('4,650 members imported.')).toBeVisible()
  await expect(page.getByText('4,650 members imported.')).toBeFocused()
  await expect(page.getByRole('tab', { name: 'All (350)' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo import of newcomers-big5.csv' }).click()
  await expect(page.getByText('4,650 members were removed.')).toBeVisible()
  await expect(page.getByText(/^undone /)).toBeVisible()
})

test.describe('corrections', () => {
  // The browser logs a refused request as an error.
  test.use({ expectedErrors: [/422/] })

  test('cells are corrected in place, columns are mapped by hand, invalid rows are saved as CSV; a batch whose members were changed can’t be undone', {
    tag: '@long',
  }, async ({ page }) => {
    const call = await open(page)
    await choose(
      page,
      `Who,Name (Chinese),E-mail,Team,Job,Joined on\r\nLin Mei,林美,mei at home,Delivery,Driver,2026/10/1\r\n=1+1,王一,w@strive.example,Moon,Driver,2026-10-01\r\n`,
    )
    await expect(page.getByText('Not mapped yet: English name')).toBeVisible()
    await page.getByLabel('English name').first().selectOption('Who')
    await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled()
    await cell(page, 'E-mail, line 2').fill('mei@strive.example')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Valid (1)', exact: true })).toBeVisible()
    // The row stays while it has the focus.
    await expect(cell(page, 'E-mail, line 2')).toBeFocused()

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download invalid rows as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('people-to-mend.csv')
    const text = await (await file.createReadStream()).toArray().then(parts => Buffer.concat(parts).toString())
    expect(text).toContain("'=1+1,王一,w@strive.example,Moon,Driver,2026-10-01,Team: unknown team")

    await page.getByRole('link', { name: 'Members' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 member imported.')).toBeVisible()
    const { rows } = await call<{ rows: { id: number }[] }>('GET', '/api/members?search=mei@strive')
    await call('PATCH', `/api/members/${rows[0]?.id}`, { job: 'buyer' }, { 'if-match': '"1"' })
    await page.getByRole('button', { name: 'Undo import of people.csv' }).click()
    await expect(page.getByText('1 member can’t be removed: Lin Mei (changed since).')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo import of people.csv' })).toBeEnabled()
  })
})

test('an unknown team is chosen in its row, and replaced in all rows with the same name at once', {
  tag: '@long',
}, async ({ page }) => {
  await open(page)
  const person = (n: number, team: string, job = 'Driver') =>
    `Lin ${n},林${n},lin${n}@strive.example,${team},${job},2026-10-01`
  const teams = ['Moon Base', 'moon  base', 'Moon Base', 'Mars Base']
  await choose(page, [HEAD, ...teams.map((team, n) => person(n, team)), person(9, 'Delivery', 'Pilot')].join('\n'))
  await expect(page.getByRole('tab', { name: 'Invalid (5)' })).toBeVisible()

  // By keyboard: from the cell to the team, and on to the rows alike.
  await cell(page, 'Team, line 2').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Team for line 2')).toBeFocused()
  await page.keyboard.type('Delivery')
  await expect(cell(page, 'Team, line 2')).toHaveValue('Delivery')
  await expect(page.getByRole('tab', { name: 'Invalid (4)' })).toBeVisible()
  await page.keyboard.press('Tab')
  const alike = page.getByRole('button', { name: 'Replace “Moon Base” in 2 more rows' })
  await expect(alike).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Moon Base” was replaced with Delivery in 2 rows.')).toBeVisible()
  await expect(page.getByLabel('Team for line 2')).toBeFocused()
  await expect(alike).toBeHidden()
  for (const line of [2, 3, 4]) await expect(cell(page, `Team, line ${line}`)).toHaveValue('Delivery')
  await expect(cell(page, 'Team, line 5')).toHaveValue('Mars Base')
  await expect(page.getByRole('tab', { name: 'Invalid (2)' })).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('tab', { name: 'Invalid (4)' })).toBeVisible()
  await alike.click()
  await page.getByLabel('Job for line 6').selectOption('Driver')
  await expect(page.getByRole('button', { name: /^Replace “Pilot”/ })).toHaveCount(0)
  await page.getByLabel('Team for line 5').selectOption('Shops')
  await page.getByRole('button', { name: 'Import 5 rows' }).click()
  await expect(page.getByText('5 members imported.')).toBeVisible()
})

test.describe('its tasks', () => {
  // The browser logs the refusal and the cut connection as errors.
  test.use({ expectedErrors: [/422|ERR_/] })
  test('are solved by working on the page', async ({ page }) => {
    const call = await open(page)
    await beginTasks(page, 'page3_07')
    await page.getByRole('button', { name: 'Try Big5 file' }).click()
    await page.getByRole('button', { name: 'Import 4,650 rows' }).click()
    await page.getByRole('button', { name: 'Undo import of newcomers-big5.csv' }).click()
    await expect(page.getByText('4,650 members were removed.')).toBeVisible()

    await page.goto(PAGE)
    await choose(page, `${HEAD}\nLin Mei,林美,mei@strive.example,Delivery,Driver,2026-10-01\n`)
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 member imported.')).toBeVisible()
    const { rows } = await call<{ rows: { id: number }[] }>('GET', '/api/members?search=mei@strive')
    await call('PATCH', `/api/members/${rows[0]?.id}`, { job: 'buyer' }, { 'if-match': '"1"' })
    await page.getByRole('button', { name: 'Undo import of people.csv' }).click()
    await expect(page.getByText('1 member can’t be removed: Lin Mei (changed since).')).toBeVisible()

    await makeFault(page, 'POST /api/imports', {
      'Failure type': 'Lost response: executed, then disconnected',
      Calls: 'First n calls',
      'Number of calls': '1',
    })
    await page.goto(PAGE)
    await choose(page, `${HEAD}\nWang Yi,王一,wang@strive.example,Delivery,Driver,2026-10-01\n`, 'lost.csv')
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    const unknown = page.getByText(/unknown whether this was done\. You can send it again: nothing is done twice/)
    await expect(unknown).toBeVisible()
    await page.getByRole('button', { name: 'Import 1 row' }).click()
    await expect(page.getByText('1 member imported.')).toBeVisible()
    await call('DELETE', '/api/faults')
    await expectTasksSolved(page, PAGE)
  })
})

test('refuses an invalid file with its reason, and reads the next one', { tag: '@long' }, async ({ page }) => {
  await open(page)
  const refused = async (file: { name: string; mimeType: string; buffer: Buffer }, words: RegExp) => {
    await fileInput(page).setInputFiles(file)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
  }
  const csv = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer })
  // A file of 50 MB, created in the page itself.
  await fileInput(page).evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(50 * 1024 ** 2)], 'huge.csv'))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByRole('alert').filter({ hasText: 'huge.csv is larger than 10 MB' })).toBeVisible()
  await refused(csv('book.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xff])), /book.xlsx is not a text file/)
  await refused(csv('long.csv', Buffer.from(`${HEAD}\n${'a,b,c,d,e,f\n'.repeat(5001)}`)), /more than 5,000 rows/)
  await refused(csv('open.csv', Buffer.from(`${HEAD}\n"a,b\n`)), /opened on line 2/)
  await choose(page, `\ufeff${HEAD}\r\nLin Mei,林美,mei@strive.example,配送組,司機,2026-10-01\r\n`)
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
  await expect(page.getByText('No invalid rows')).toBeVisible()

  // Meanwhile another file of the maximum size is being read. Cancelling restores the previous file.
  const sent: string[] = []
  page.on('request', request => request.url().includes('/api/imports') && sent.push(request.url()))
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const cancel = [...document.querySelectorAll('button')].find(button => button.textContent === 'Cancel')
      if (!cancel) return
      observer.disconnect()
      cancel.focus()
      cancel.click()
      document.body.dataset.cancelled = 'true'
    }).observe(document.body, { childList: true, subtree: true })
  })
  const row = `${'a'.repeat(1500)},b,c@strive.example,Moon,Driver,2026-10-01\n`
  await choose(page, `${HEAD}\n${row.repeat(5000)}`, 'large.csv')
  await expect(page.locator('body')).toHaveAttribute('data-cancelled')
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled()
  await expect.poll(() => page.workers().length).toBe(0)
  await expect(page.getByText('people.csv has 1 row')).toBeVisible()
  await expect(page.getByText('Reading large.csv')).toBeHidden()
  expect(sent).toEqual([])
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  await open(page)
  await expectAccessible(page, PAGE, async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${HEAD}\nLin Mei,林美,mei at home,Moon,Driver,2026-10-01\n`),
    })
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
})
