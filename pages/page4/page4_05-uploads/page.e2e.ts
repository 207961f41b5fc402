import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#tests/browser.ts'
import { jpeg } from '#tests/files/pictures.ts'
import { beginTasks, expectTasksSolved } from '#tests/journeys/lesson-tasks.ts'
import { chooseInRowMenu } from '#tests/journeys/list-controls.ts'
import { workInOwnSandbox } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

const PAGE = 'page4/page4_05'
const CHUNK = 256 * 1024
const MB = 1024 ** 2
/** The announcement of a file whose bytes don't follow. */
const BEGUN = { name: 'half.bin', size: 1000, mediaType: 'text/plain', sha256: 'a'.repeat(64) }

/** Signs in and works in a sandbox of the test's own. Returns a caller of the API. */
async function open(page: Page) {
  await enter(page)
  const call = await workInOwnSandbox(page)
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'No files yet' })).toBeVisible()
  return call
}
/** A file with the same bytes each time it is chosen. */
const fileOf = (name: string, size: number) => ({
  name,
  mimeType: 'text/html',
  buffer: Buffer.from(Array.from({ length: size }, (_, at) => (at * 7) % 251)),
})
const input = (page: Page, name = 'Choose files') => page.locator(`input[type=file][aria-label="${name}"]`)
const file = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const row = (page: Page, name: string) => page.getByRole('row', { name })
type Listed = { rows: { id: string; received: number; finishedAt: string | null }[] }

test('pauses a file, reloads the page and resumes the upload; then downloads and deletes it', async ({ page }) => {
  const call = await open(page)
  const tent = fileOf('tent.html', 6 * CHUNK + 100)
  await page.getByRole('checkbox', { name: /^Slow network/ }).check()
  await input(page).setInputFiles(tent)
  await expect(file(page, 'tent.html')).toContainText('256 KB of 1.5 MB')
  await page.getByRole('button', { name: 'Pause tent.html' }).click()
  await expect(file(page, 'tent.html')).toContainText(/^tent\.htmlPaused at/)
  await expect(page.getByRole('button', { name: 'Resume tent.html' })).toBeFocused()

  await page.reload()
  await expect(file(page, 'tent.html')).toContainText('of 1.5 MB uploaded')
  await input(page, 'Choose the file again: tent.html').setInputFiles(fileOf('other.html', 10))
  await expect(page.getByRole('alert')).toContainText('This is not the same file')
  await page.getByRole('button', { name: 'Dismiss other.html' }).click()
  const [begun] = (await call<Listed>('GET', '/api/uploads')).rows
  expect(begun?.received).toBeGreaterThanOrEqual(CHUNK)

  await input(page, 'Choose the file again: tent.html').setInputFiles({ ...tent, name: 'renamed.html' })
  await expect(page.getByText('tent.html was uploaded. The SHA-256 matches.')).toBeVisible()
  await expect(row(page, 'tent.html')).toContainText('1.5 MB')
  await expect(page.getByText('1.5 MB of 200 MB used')).toBeVisible()
  expect((await call<Listed>('GET', '/api/uploads')).rows.map(({ id }) => id)).toEqual([begun?.id])

  const downloading = page.waitForEvent('download')
  await chooseInRowMenu(page, 'tent.html', 'Download')
  expect((await downloading).suggestedFilename()).toBe('tent.html')
  await chooseInRowMenu(page, 'tent.html', 'Delete')
  await expect(row(page, 'tent.html')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'tent.html')).toBeVisible()
})

test.describe('files that are refused', () => {
  // The browser logs the refusal as an error.
  test.use({ expectedErrors: [/422/] })

  test('uploads a file of 100 MB, and says why a larger one is not uploaded', { tag: '@long' }, async ({ page }) => {
    test.slow()
    const call = await open(page)
    const at = test.info().outputPath.bind(test.info())
    // Larger than what can be passed as a buffer.
    const sizes = { 'tracks.bin': 100 * MB, 'too-large.bin': 100 * MB + 1 }
    for (const [name, size] of Object.entries(sizes)) {
      await writeFile(at(name), name)
      await truncate(at(name), size)
    }
    await input(page).setInputFiles([at('tracks.bin'), at('too-large.bin')])
    const refused = page.getByRole('region', { name: 'Not uploaded' })
    await expect(refused.getByRole('alert')).toHaveText('The file is larger than 100 MB.')
    await expect(page.getByRole('region', { name: 'In progress' })).not.toContainText('too-large.bin')
    await refused.getByRole('button', { name: 'Dismiss too-large.bin' }).press('Enter')
    await expect(refused).toBeHidden()
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()

    await expect(row(page, 'tracks.bin')).toContainText('100 MB', { timeout: 120_000 })
    await expect(page.getByText('100 MB of 200 MB used')).toBeVisible()

    // Only as much as the quota leaves, and tried again once there is room.
    const [begun] = await Promise.all(
      [MB, 99 * MB].map((size, index) =>
        call<{ id: string }>('POST', '/api/uploads', { ...BEGUN, size, sha256: `${index}`.repeat(64) }),
      ),
    )
    await input(page).setInputFiles(fileOf('late.bin', 10))
    await expect(refused).toContainText('late.bin')
    await call('DELETE', `/api/uploads/${begun?.id}`)
    await refused.getByRole('button', { name: 'Try again: late.bin' }).press('Enter')
    await expect(row(page, 'late.bin')).toBeVisible()
    await expect(refused).toBeHidden()
  })
})

test('shows a small version of a picture, and none of other files', { tag: '@long' }, async ({ page }) => {
  await open(page)
  await input(page).setInputFiles([
    { name: 'camp.jpg', mimeType: 'image/jpeg', buffer: jpeg },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ])
  const picture = row(page, 'camp.jpg').locator('img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  await expect(row(page, 'notes.txt')).toBeVisible()
  await expect(row(page, 'notes.txt').locator('img')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('an upload waits, and goes on by itself; several files are announced by one toast', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    test.slow()
    await page.clock.install()
    await open(page)
    await page.getByRole('checkbox', { name: /^Slow network/ }).check()
    await input(page).setInputFiles(['a', 'b', 'c'].map((name, index) => fileOf(`${name}.bin`, 3 * CHUNK + index)))
    await expect(file(page, 'a.bin')).toContainText('256 KB of')
    await context.setOffline(true)
    await expect(file(page, 'a.bin')).toContainText('No connection. The upload goes on by itself')
    // Longer than all retries together.
    await page.clock.runFor(17_000)
    await expect(file(page, 'a.bin')).toContainText('No connection. The upload goes on by itself')
    await context.setOffline(false)
    for (const name of ['a', 'b', 'c']) await expect(row(page, `${name}.bin`)).toBeVisible()
    await expect(page.getByText('3 of 3 files were uploaded. Each SHA-256 matches.')).toBeVisible()
    await expect(page.getByText(/was uploaded\. The SHA-256/)).toHaveCount(0)
  })
})

test.describe('a file that has arrived but was not finished', () => {
  // The browser logs each refusal as an error.
  test.use({ expectedErrors: [/503/] })

  test('is finished without choosing it again', { tag: '@long' }, async ({ page }) => {
    const call = await open(page)
    const rule = { method: 'POST', path: '/api/uploads/*/completion', fault: { status: 503 } }
    await call('POST', '/api/faults', rule)
    await input(page).setInputFiles(fileOf('tent.html', CHUNK + 10))
    await expect(file(page, 'tent.html')).toContainText('A request failed. Retrying')
    await page.reload()
    await expect(file(page, 'tent.html')).toContainText('All 256 KB uploaded, but not verified yet')
    await expect(input(page, 'Choose the file again: tent.html')).toHaveCount(0)
    const finish = page.getByRole('button', { name: 'Finish tent.html' })
    await finish.press('Enter')
    await expect(page.getByText('This could not be done.')).toBeVisible()
    await call('DELETE', '/api/faults')
    await finish.press('Enter')
    await expect(row(page, 'tent.html')).toBeVisible()
    await expect(page.getByText('No uploads in progress.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused()
  })
})

test.describe('problems during an upload', () => {
  // The browser logs each of these as an error.
  test.use({ expectedErrors: [/503|422|ERR_/] })

  test('recovers from a refusal, a lost response and a damaged byte, and does not resend existing bytes', {
    tag: '@long',
  }, async ({ page }) => {
    const call = await open(page)
    for (const [index, trouble] of [
      'The server is busy (503)',
      'The response is lost',
      'A byte is damaged',
    ].entries()) {
      const name = `lamp-${index}.bin`
      // By keyboard, because a toast may cover it.
      await page.getByRole('radio', { name: trouble }).press(' ')
      await input(page).setInputFiles(fileOf(name, CHUNK + 10 + index))
      await expect(file(page, name)).toContainText('A request failed. Retrying')
      await expect(row(page, name)).toBeVisible()
      await expect(page.getByRole('radio', { name: 'None' })).toBeChecked()
    }
    await input(page).setInputFiles(fileOf('copy.bin', CHUNK + 10))
    await expect(page.getByText('copy.bin already exists as lamp-0.bin')).toBeVisible()
    expect((await call<Listed>('GET', '/api/uploads')).rows).toHaveLength(3)
  })
})

test.describe('its tasks', () => {
  // The browser logs each of these as an error.
  test.use({ expectedErrors: [/503|ERR_/] })
  test('are solved by working on the page', async ({ page }) => {
    await open(page)
    await beginTasks(page, 'page4_05')
    for (const [index, trouble] of ['The server is busy (503)', 'The response is lost'].entries()) {
      await page.getByRole('radio', { name: trouble }).press(' ')
      await input(page).setInputFiles(fileOf(`lamp-${index}.bin`, CHUNK + 10 + index))
      await expect(row(page, `lamp-${index}.bin`)).toBeVisible()
    }
    await page.getByRole('checkbox', { name: /^Slow network/ }).check()
    await page.getByRole('button', { name: 'Upload a 3 MB sample' }).click()
    await expect(file(page, 'sample-')).toContainText('256 KB of 3 MB')
    await page.reload()
    await page.getByRole('checkbox', { name: /^Slow network/ }).uncheck()
    await page.getByRole('button', { name: /^Resume sample-/ }).click()
    await expect(row(page, 'sample-')).toBeVisible()
    await expectTasksSolved(page, PAGE)
  })
})

test('is accessible in both languages, themes and widths', async ({ page }) => {
  test.slow()
  const call = await open(page)
  await input(page).setInputFiles(fileOf('tent.html', 100))
  await expect(row(page, 'tent.html')).toBeVisible()
  await call('POST', '/api/uploads', BEGUN)
  await call('POST', '/api/uploads', { ...BEGUN, name: 'empty.bin', size: 0 })
  await expectAccessible(page, PAGE, async () => {
    await expect(row(page, 'tent.html')).toBeVisible()
    await expect(file(page, 'half.bin')).toBeVisible()
    await expect(file(page, 'empty.bin')).toBeVisible()
  })
})
