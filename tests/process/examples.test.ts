import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ensureBrowser } from '#scripts/browser.ts'
import { signInAt } from '#scripts/call-api.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'

// The suites of examples/, as their readers run them, one after the other with one account. The programs of Cypress and k6
// don't come from npm: runners/ has the commands of theirs that the suites use.

const ROOT = `${import.meta.dirname}/../..`
const output = mkdtempSync(`${tmpdir()}/strive-examples-`)
let running: RunningConsole
beforeAll(async () => {
  running = await startConsole()
})
afterAll(async () => {
  await running.stop()
  rmSync(output, { recursive: true, force: true })
})

afterEach(async () => {
  const call = await signInAt(running.url, 'operator')
  const { rows } = await call<{ rows: { isShared: boolean }[] }>('GET', '/api/sandboxes')
  expect(rows.filter(({ isShared }) => !isShared)).toEqual([])
  expect(await call('GET', '/api/faults')).toMatchObject({ rules: [] })
})

const run = (args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve =>
    execFile(
      process.execPath,
      args,
      { cwd: ROOT, env: { ...process.env, STRIVE_URL: running.url, CHROME: ensureBrowser(), NO_COLOR: '1' } },
      (error, out, err) => resolve({ code: error?.code ?? 0, said: (out + err).trim() }),
    ),
  )

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'examples', '--reporter', 'line']
test.each([
  { suite: 'Playwright', args: [...PLAYWRIGHT, '--output', output], says: /4 passed/ },
  {
    suite: 'Vitest browser mode',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--root', 'examples'],
    says: /Tests +3 passed/,
  },
  {
    suite: 'Cypress',
    args: ['tests/process/runners/cypress.mjs', 'examples/members.cy.js'],
    says: /3 passed/,
  },
  { suite: 'k6', args: ['tests/process/runners/k6.mjs', 'examples/load.k6.js'], says: /5 passed/ },
])('that for $suite passes, and leaves no sandbox and no fault behind', async ({ args, says }) => {
  const { code, said } = await run(args)
  expect(code, said).toBe(0)
  expect(said).toMatch(says)
})

test('the configuration for Cypress can be parsed', async () => {
  expect(await run(['--check', 'examples/cypress.config.js'])).toEqual({ code: 0, said: '' })
})
