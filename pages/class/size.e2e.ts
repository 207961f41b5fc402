import { readFile } from 'node:fs/promises'
import { callerAt } from '#scripts/call-api.ts'
import { expect, LEVEL_CODE, test } from '#tests/browser.ts'
import { callerOf } from '#tests/journeys/own-sandbox.ts'
import { enter } from '#tests/journeys/sign-in.ts'

test.use({ ownConsole: true })

const LEARNERS = 100
/** Rows and cells, a strip of four elements for each learner, and the shell. */
const MAX_NODES = 5_000
/** The row, the numbers above the table, and the frame of a hand. */
const MAX_STYLE_PASSES = 20

test('a hundred learners with all tasks: few elements, and one change renders one row @long', async ({ page }) => {
  test.setTimeout(300_000)
  await enter(page, 'page1')
  const call = await callerOf(page)
  await call('PUT', '/api/sessions/current/level', { code: LEVEL_CODE })
  const body = { name: 'Large', language: 'en', endsOn: '2099-12-31', pages: [], startFrom: 'main' }
  await call('POST', '/api/classes', body)
  await page.goto('class')

  const lines = Array.from({ length: LEARNERS }, (_, n) => `learner-${n},Learner ${String(n).padStart(3, '0')}`)
  await page.getByRole('button', { name: 'Add learners' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account and name').fill(`${lines[0]}\nNo Account`)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText(/Line 2 needs an account/)).toBeVisible()
  await dialog
    .getByLabel('Choose CSV file')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Add', exact: true }).click(),
  ])
  await expect(page.getByText(`Learners ${LEARNERS}`)).toBeVisible()
  await expect(page.getByText(/being prepared/)).toBeHidden({ timeout: 200_000 })

  const rows = page.getByRole('table', { name: 'Learners and their tasks' }).locator('tbody tr')
  await expect(rows).toHaveCount(LEARNERS)
  await expect(rows.first().getByRole('img', { name: /of 129/ })).toBeVisible()
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MAX_NODES)

  // One of them raises a hand.
  const saved = (await readFile(await file.path(), 'utf8')).trim().split('\n').at(-1)?.split(',')
  const url = new URL(page.url()).origin
  const account = { account: saved?.[0], password: saved?.[2] }
  const { token } = await callerAt(url, null)<{ token: string }>('POST', '/api/sessions', account)
  // Or the rows say every ten seconds how long ago something was.
  await page.clock.setFixedTime(new Date())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const stylePasses = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? 0
  }
  const changed = await page.evaluateHandle(() => {
    const found = new Set<Element>()
    const note = ({ target }: MutationRecord) => {
      const row = (target instanceof Element ? target : target.parentElement)?.closest('tbody tr')
      if (row) found.add(row)
    }
    const body = document.querySelector('tbody')
    const what = { subtree: true, childList: true, attributes: true, characterData: true }
    if (body) new MutationObserver(all => all.forEach(note)).observe(body, what)
    return found
  })
  const before = await stylePasses()
  await callerAt(url, token)('PUT', '/api/classes/me/hand')
  await expect(rows.filter({ hasText: 'Learner 099' }).getByLabel('Hand')).toBeVisible()
  expect(await changed.evaluate(found => [...found].map(row => row.textContent?.slice(0, 11)))).toEqual(['Learner 099'])
  expect((await stylePasses()) - before).toBeLessThan(MAX_STYLE_PASSES)
})
