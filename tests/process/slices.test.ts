import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER_ARGS, ensureBrowser } from '#scripts/browser.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { cutSlice, writeSlice } from '#scripts/slice/cut.ts'
import { idOf, pageFolder } from '#scripts/slice/project.ts'
import { startConsole } from '#tests/running-console.ts'
import { isLong } from '#tests/tier.ts'

// Pages become projects of their own (`npm run slice`), which compile, start and pass their tests.

const ROOT = `${import.meta.dirname}/../..`
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Cut = { hasPractice?: boolean; isInstalled?: boolean }

/** Writes a slice into a temporary folder. Unless it is to be installed, it has the packages of this project. */
async function slice(ids: readonly string[], { hasPractice = true, isInstalled = false }: Cut = {}): Promise<string> {
  const folder = mkdtempSync(`${tmpdir()}/strive-slice-`)
  folders.push(folder)
  writeSlice(folder, await cutSlice({ pages: ids.map(pageFolder), hasPractice, name: 'slice' }))
  if (isInstalled) return folder
  symlinkSync(`${ROOT}/node_modules`, `${folder}/node_modules`)
  // The notes of its compiler are kept beside it, not in the packages.
  appendFileSync(`${folder}/.gitignore`, '.tsc/\n')
  for (const config of globSync('tsconfig.*.json', { cwd: folder })) {
    const text = readFileSync(`${folder}/${config}`, 'utf8')
    writeFileSync(`${folder}/${config}`, text.replaceAll('node_modules/.cache/tsc', '.tsc'))
  }
  return folder
}

/** Runs a program. Throws its output if it fails. */
async function run(folder: string, program: string, ...words: string[]): Promise<string> {
  // A slice has a template of its own, and may write snapshots.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'CI' && !/^(?:STRIVE|VITEST)_/.test(name)),
  )
  const { stdout } = await promisify(execFile)(program, words, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch(
    error => {
      throw new Error(`${program} ${words.join(' ')}\n${error.stdout}\n${error.stderr}`)
    },
  )
  return stdout
}
const compile = (folder: string) => run(folder, process.execPath, 'node_modules/typescript/bin/tsc', '-b')
const lint = (folder: string) =>
  run(folder, process.execPath, `${ROOT}/node_modules/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings')

/** Starts a slice, signs in, and hands over how to ask it. */
async function visit(folder: string, work: (ask: Ask, url: string, said: string) => Promise<void>) {
  const open = await startConsole({}, { root: folder })
  const send = async (path: string, init: RequestInit = {}, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return (await fetch(`${open.url}/api/${path}`, { ...init, headers: { ...headers, ...init.headers } })).json()
  }
  try {
    const body = JSON.stringify({ account: 'operator', password: '654321' })
    const { token } = await send('sessions', { method: 'POST', body })
    await work((path, init) => send(path, init, token), open.url, open.said)
  } finally {
    await open.stop()
  }
}

/** Starts the OpenID provider of the example on a free port. */
async function startProvider(file: string) {
  const provider = spawn(process.execPath, [file, '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [said] = await once(provider.stdout, 'data')
  return { url: String(said).replace('listening on ', '').trim(), stop: () => provider.kill() }
}

// The replies of a console that was not compiled with this one.
// biome-ignore lint/suspicious/noExplicitAny: Each expectation says what it needs.
type Ask = (path: string, init?: RequestInit) => Promise<any>

describe('Members without practice', () => {
  let folder: string
  beforeAll(async () => {
    folder = await slice(['page3_01'], { hasPractice: false })
  })

  test('compiles, starts, signs in, lists and saves', async () => {
    if (isLong) await lint(folder)
    await compile(folder)
    await visit(folder, async (ask, url, said) => {
      expect(said).toContain('Building the pages.')
      const { rows } = await ask('members')
      expect(rows[0].email).toContain('@')
      const headers = { 'if-match': `"${rows[0].version}"` }
      const saved = await ask(`members/${rows[0].id}`, { method: 'PATCH', headers, body: '{"job":"driver"}' })
      expect(saved).toMatchObject({ job: 'driver', version: rows[0].version + 1 })
      expect((await ask('lessons')).status).toBe(404)
      const document = await (await fetch(`${url}/strive/page3/page3_01`)).text()
      expect(document).toContain('/assets/page-')
    })
  })

  test('lets operators sign in by OpenID Connect, once its example is taken as written', async () => {
    const example = `${folder}/examples/openid-connect`
    for (const part of ['resources', 'pages']) cpSync(`${example}/${part}`, `${folder}/${part}`, { recursive: true })
    const readme = readFileSync(`${example}/README.md`, 'utf8')
    const written = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? ''
    const screen = readFileSync(`${folder}/client/login/login.tsx`, 'utf8')
    writeFileSync(`${folder}/client/login/login.tsx`, screen.replace(/(?<=<\/SignInFields>\n)/, written('tsx')))
    appendFileSync(`${folder}/client/login/login.css`, written('css'))
    await compile(folder)
    if (isLong) {
      await lint(folder)
      const tests = [
        'tests/architecture.test.ts',
        'tests/server/writes.test.ts',
        '-t',
        'endpoints and|dependencies|OpenId',
      ]
      await run(
        folder,
        process.execPath,
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'unit',
        '--project',
        'sqlite',
        ...tests,
        '--update',
      )
    }

    const provider = await startProvider(`${example}/provider.mjs`)
    const open = await startConsole(
      {
        STRIVE_OPENID_ISSUER: provider.url,
        STRIVE_OPENID_CLIENT: 'back-office',
        STRIVE_OPENID_SECRET: 'a secret of both',
      },
      { root: folder },
    )
    const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS })
    try {
      const signInAs = async (name: string) => {
        const page = await browser.newPage({ locale: 'en-US' })
        await page.goto(`${open.url}/strive/page3/page3_01?search=lin`)
        await page.getByRole('link', { name: 'Sign in with your company’s account' }).click()
        await page.getByPlaceholder('Enter any login').fill(name)
        await page.getByPlaceholder('and password').fill('any')
        await page.getByRole('button', { name: 'Sign-in' }).click()
        await page.getByRole('button', { name: 'Continue' }).click()
        return page
      }
      const inside = await signInAs('operator')
      await inside.getByRole('heading', { name: 'Members' }).waitFor()
      expect(inside.url()).toBe(`${open.url}/strive/page3/page3_01?search=lin`)
      const refused = 'You are not signed in.'
      for (const name of ['nobody', 'unverified']) {
        const outside = await signInAs(name)
        await outside.getByRole('alert').filter({ hasText: refused }).waitFor()
        expect(await outside.evaluate(() => localStorage.length)).toBe(0)
      }
    } finally {
      await browser.close()
      await open.stop()
      provider.stop()
    }
  })
})

test.runIf(isLong)('a slice is told what has changed since, as a patch that applies', async () => {
  const source = mkdtempSync(`${tmpdir()}/strive-source-`)
  folders.push(source)
  await run(ROOT, 'git', 'clone', '--quiet', '--shared', ROOT, source)
  const cut = (...words: string[]) => run(source, process.execPath, 'scripts/slice.ts', ...words)
  await cut('page3_01', '--into', `${source}/../${source.split('/').at(-1)}-own`)
  const own = `${source}-own`
  folders.push(own)
  writeFileSync(`${source}/resources/members/rules.ts`, '// Changed.\n', { flag: 'a' })
  await run(source, 'git', '-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '--all', '-m', 'Change')
  expect(await cut('--update', own)).toContain('2 files changed')
  await run(own, 'git', 'apply', '-p2', 'slice.patch')
  expect(readFileSync(`${own}/resources/members/rules.ts`, 'utf8')).toMatch(/\/\/ Changed\.\n$/)
  expect(await cut('--update', own)).toContain('Nothing has changed')
})

describe.runIf(isLong)('in the long tier', () => {
  test.each(PAGE_FOLDERS.map(idOf))('%s compiles alone', async id => {
    await compile(await slice([id]))
  })

  test('four pages without practice have their part of the practice company', async () => {
    const folder = await slice(['page1', 'page3_01', 'page5_01', 'page5_05'], { hasPractice: false })
    await visit(folder, async (ask, url) => {
      expect((await ask('orders')).count.value).toBeGreaterThan(1000)
      const { rows } = (await ask('sandboxes')).rows[0]
      expect(Object.keys(rows)).toEqual([
        'customers',
        'members',
        'orders',
        'orderLines',
        'products',
        'teams',
        'tickets',
      ])
      const documentOf = async (page: string) => (await fetch(`${url}/strive/page3/${page}`)).text()
      expect(await documentOf('page3_01')).toContain('/assets/page-')
      expect(await documentOf('page3_02')).not.toContain('/assets/page-')
    })
  })

  const installed = ['page3_01', 'page4_01', 'page5_01', 'page5_05', 'page7_02', 'page8_06']
  test.each([...installed.map(id => [id, true] as const), ...['page3_01', 'page5_01'].map(id => [id, false] as const)])(
    '%s is installed, checked and started (with practice: %s)',
    { timeout: 1_800_000 },
    async (id, hasPractice) => {
      const folder = await slice([id], { hasPractice, isInstalled: true })
      await run(folder, 'npm', 'ci')
      expect(await run(folder, 'npm', 'run', 'check')).toMatch(/\n\d{3,} passed, 0 failed/)
      const stories = `${pageFolder(id)}/page.e2e.ts`
      expect(await run(folder, 'npm', 'run', 'e2e', '--', stories)).toMatch(/\n\d+ passed, 0 failed/)
      await visit(folder, async ask => expect((await ask('sessions/current')).account).toBe('operator'))
    },
  )
})
