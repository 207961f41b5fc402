import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBrowser } from '#scripts/browser.ts'
import { signInAt } from '#scripts/call-api.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'

// The suites of examples/, as their readers run them. Cypress and k6 are not installed here, so of theirs only the syntax is
// checked; that of Vitest’s browser mode is checked with all types.

const ROOT = `${import.meta.dirname}/../..`
let running: RunningConsole
beforeAll(async () => {
  running = await startConsole()
})
afterAll(() => running.stop())

const run = (args: string[], env: Record<string, string> = {}): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve =>
    execFile(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: (out + err).trim() }),
    ),
  )

test('that of Playwright passes, and leaves no sandbox and no fault behind', async () => {
  const output = mkdtempSync(`${tmpdir()}/strive-examples-`)
  const suite = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'examples', '--output', output]
  const { code, said } = await run([...suite, '--reporter', 'line'], {
    STRIVE_URL: running.url,
    CHROME: ensureBrowser(),
  })
  rmSync(output, { recursive: true, force: true })
  expect(code, said).toBe(0)
  expect(said).toContain('4 passed')
  const call = await signInAt(running.url, 'operator')
  const { rows } = await call<{ rows: { isShared: boolean }[] }>('GET', '/api/sandboxes')
  expect(rows.filter(({ isShared }) => !isShared)).toEqual([])
  expect(await call('GET', '/api/faults')).toMatchObject({ rules: [] })
})

test.each(['cypress.config.js', 'members.cy.js', 'load.k6.js'])('%s can be parsed', async file => {
  expect(await run(['--check', `examples/${file}`])).toEqual({ code: 0, said: '' })
})
