import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { STORED } from '#client/state/storage.ts'
import { expect, test } from '#tests/browser.ts'
import { signIn } from '#tests/journeys/sign-in.ts'

test.use({ ownConsole: true })

/**
 * A third-party front end that lists members and sends requests that are refused. It uses the copied snippet unchanged.
 */
const FRONT_END = `<!doctype html><title>Own front end</title>
<ul></ul><button id="stale">Save an old version</button><button id="forbidden">Reset main</button><output></output>
<script type="module">
import { strive } from '/strive.js'
const output = document.querySelector('output')
const attempt = async work => {
  output.textContent = ''
  try { output.textContent = await work() }
  catch (problem) { output.textContent = [problem.status, problem.code ?? problem.message].join(' ') }
}
const list = async () => {
  const { data } = await strive('/api/members?limit=3')
  document.querySelector('ul').innerHTML = data.rows.map(() => '<li></li>').join('')
  data.rows.forEach((row, at) => { document.querySelectorAll('li')[at].textContent = row.name.en })
  return data.rows.length + ' members'
}
document.querySelector('#stale').onclick = () => attempt(() =>
  strive('/api/counters', { method: 'PUT', headers: { 'if-match': '"old"' }, body: { number: 1, array: [1] } }))
document.querySelector('#forbidden').onclick = () => attempt(() => strive('/api/sandboxes/main/reset', { method: 'POST' }))
attempt(list)
</script>`

type FrontEnd = { origin: string; setSnippet: (code: string) => void; close: () => Server }

async function serveFrontEnd(): Promise<FrontEnd> {
  let snippet = ''
  const server = createServer((request, response) => {
    const isModule = request.url === '/strive.js'
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html')
    response.end(isModule ? snippet : FRONT_END)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setSnippet: code => {
      snippet = code
    },
    close: () => server.close(),
  }
}

/** Creates a key like an operator, and returns the token and snippet that the page shows. */
async function makeKey(page: Page, origin: string) {
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Own exercise')
  await dialog.getByLabel('Scope').selectOption('Read and write')
  await dialog.getByLabel('Allowed origins').fill(origin)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const token = await dialog.getByRole('textbox', { name: 'API key' }).inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return { token, snippet: (await page.locator('figure pre').textContent()) ?? '' }
}

test('a front end on another origin uses the API with a key, reads refusals, and loses access with the key', async ({
  page,
  context,
  running,
}) => {
  const [front, other] = [await serveFrontEnd(), await serveFrontEnd()]
  await signIn(page)
  await page.goto('page8/page8_08')
  const { token, snippet } = await makeKey(page, `${front.origin}/`)
  expect(snippet).toContain(token)
  expect(snippet).toContain(running.url)
  front.setSnippet(snippet)
  other.setSnippet(snippet)

  const own = await context.newPage()
  const output = own.locator('output')
  await own.goto(front.origin)
  await expect(output).toHaveText('3 members')
  await expect(own.getByRole('listitem')).toHaveCount(3)
  await own.getByRole('button', { name: 'Save an old version' }).click()
  await expect(output).toHaveText('412 stale')
  await own.getByRole('button', { name: 'Reset main' }).click()
  await expect(output).toHaveText('403 not-yours')

  const session = await page.evaluate(key => localStorage.getItem(key), STORED.token)
  const faults = { headers: { authorization: `Bearer ${session}` } }
  await page.request.post('/api/faults', {
    ...faults,
    data: { method: 'GET', path: '/api/members', fault: { status: 503 } },
  })
  await own.reload()
  await expect(output).toHaveText('503 unavailable')
  await page.request.delete('/api/faults', faults)

  // The browser's error for a response that CORS hides.
  const shutOut = /No response\. Is the console running/
  const elsewhere = await context.newPage()
  await elsewhere.goto(other.origin)
  await expect(elsewhere.locator('output')).toHaveText(shutOut)

  await page.getByRole('button', { name: 'Revoke: Own exercise' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('No keys yet.')).toBeVisible()
  await own.reload()
  await expect(output).toHaveText(shutOut)
  front.close()
  other.close()
})
