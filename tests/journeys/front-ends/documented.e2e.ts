import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { type SnippetKind, snippetsOf } from '#pages/page8/page8_08-sandbox-and-keys/snippets/snippets.ts'
import { expect, test } from '#tests/browser.ts'
import { serveFolder } from '#tests/serve-folder.ts'
import { variants } from '#tests/tier.ts'

// docs/your-own-front-end.md, tried as it is written: its files, beside those that page8_08 offers for a new key.

// The refusals that the pages handle, that of an origin, and the icon that none of them has.
test.use({ ownConsole: true, expectedErrors: [/\b(404|412|422)\b|CORS|ERR_FAILED/] })

const ROOT = `${import.meta.dirname}/../../..`
const folder = `${ROOT}/test-results/own-front-end-${process.pid}`
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The files of the document: code blocks with a path. */
function documented(): Map<string, string> {
  const text = readFileSync(`${ROOT}/docs/your-own-front-end.md`, 'utf8')
  return new Map([...text.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => [path, code]))
}

function write(path: string, text: string) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
  writeFileSync(`${folder}/${path}`, text)
}

type Session = { request: APIRequestContext; url: string; headers: Record<string, string> }

async function signIn(request: APIRequestContext, url: string): Promise<Session> {
  const reply = await request.post(`${url}/api/sessions`, { data: { account: 'admin', password: '123456' } })
  return { request, url, headers: { authorization: `Bearer ${(await reply.json()).token}` } }
}

/** Writes what page8_08 shows for a key of this origin. */
async function writeSnippets({ request, url, headers }: Session, root: string, origin: string, kinds: SnippetKind[]) {
  const data = { name: root, scope: 'write', origins: [origin] }
  const { token, key } = await (await request.post(`${url}/api/keys`, { headers, data })).json()
  for (const kind of kinds)
    for (const { file, code } of snippetsOf(kind, { address: url, key, token })) write(`${root}/${file}`, code)
}

/** The page lists five drivers, is refused because one has changed, and then saves. */
async function changeMember(page: Page, { request, url, headers }: Session) {
  const buttons = page.getByRole('button', { name: 'Make a buyer' })
  await expect(buttons).toHaveCount(5)
  const { rows } = await (await request.get(`${url}/api/members?job=driver&limit=5`, { headers })).json()
  const [{ id, version }] = rows
  const other = await request.patch(`${url}/api/members/${id}`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { joinedOn: '2026-09-01' },
  })
  expect(other.status()).toBe(200)
  await buttons.first().click()
  await expect(page.getByRole('status')).toHaveText('Somebody else changed this member.')
  await buttons.first().click()
  await expect(page.getByRole('status')).toHaveText('Saved')
}

test('the document has a page of each kind', () => {
  expect([...documented().keys()]).toEqual(['plain/index.html', 'vue/index.html', 'react/src/main.tsx'])
})

for (const root of variants('plain', 'vue'))
  test(`${root}: lists, saves, and handles a conflict`, async ({ page, request, running }) => {
    const session = await signIn(request, running.url)
    const { origin, close } = await serveFolder(`${folder}/${root}`)
    write(`${root}/index.html`, documented().get(`${root}/index.html`) ?? '')
    copyFileSync(`${ROOT}/node_modules/vue/dist/vue.esm-browser.prod.js`, `${folder}/${root}/vue.js`)
    await writeSnippets(session, root, origin, ['fetch'])
    await page.goto(origin)
    await changeMember(page, session)
    // The same page by another name of this machine, which the key doesn't allow, is told so.
    const elsewhere = origin.replace('127.0.0.1', 'localhost')
    await page.goto(elsewhere)
    await expect(page.getByRole('status')).toHaveText(
      `No response. Is the console running, and does the key allow ${elsewhere}?`,
    )
    close()
  })

const INDEX = '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>'

test('react: builds, lists, adds, and shows a refusal', { tag: '@long' }, async ({ page, request, running }) => {
  const session = await signIn(request, running.url)
  const { origin, close } = await serveFolder(`${folder}/react/dist`)
  write('react/index.html', INDEX)
  write('react/src/main.tsx', documented().get('react/src/main.tsx') ?? '')
  await writeSnippets(session, 'react', origin, ['vite', 'hook'])
  execFileSync(process.execPath, [`${ROOT}/node_modules/vite/bin/vite.js`, 'build'], {
    cwd: `${folder}/react`,
    stdio: 'pipe',
  })
  await page.goto(origin)
  await expect(page.getByRole('listitem')).toHaveCount(5)
  const add = page.getByRole('button', { name: 'Add a driver' })
  await add.click()
  await expect(page.getByRole('status')).toHaveText('Saved')
  await add.click()
  await expect(page.getByRole('status')).toHaveText('email-taken')
  close()
})
