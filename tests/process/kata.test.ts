import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKatas } from '#kata/brief.ts'
import { MISTAKES, toMend } from '#kata/mistakes.ts'
import { solutionOf, withoutNetwork } from '#kata/solutions.ts'
import { callerAt } from '#scripts/call-api.ts'
import { MAX_KEYS } from '#shared/platform/api-keys.ts'
import { launchArguments } from '#tests/launch.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'
import { serveFolder } from '#tests/serve-folder.ts'
import { isLong, variants } from '#tests/tier.ts'

// A learner's way: npm run kata, the types, a build, npm run judge. The project is inside this one, which has the packages.

const ROOT = `${import.meta.dirname}/../..`
const folder = `${ROOT}/test-results/kata-projects-${process.pid}`
const page = 'page3_01'
let running: RunningConsole
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  running = await startConsole()
})
afterAll(async () => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a program in a folder until it ends, as npm does. */
const run = (args: string[], cwd = folder): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve => {
    const env = { ...process.env, NODE_ENV: 'production', INIT_CWD: cwd, STRIVE_DATA: `${folder}/data` }
    const options = { cwd, env }
    execFile(process.execPath, args, options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: (out + err).trim() }),
    )
  })
const npmRun = (script: 'kata' | 'judge', args: string[], cwd?: string) => {
  const resolved = launchArguments(script).map(word => word.replace(/^(\.\/)?(?=kata|scripts)/, `${ROOT}/`))
  return run([...resolved, ...args], cwd)
}
const begin = (template: string, ...more: string[]) =>
  npmRun('kata', [page, '--template', template, '--into', template, '--console', running.url, ...more])

const compile = (template: string) => run([`${ROOT}/node_modules/typescript/bin/tsc`], `${folder}/${template}`)
const build = (template: string) => run([`${ROOT}/node_modules/vite/bin/vite.js`, 'build'], `${folder}/${template}`)

test.each(variants('vue', 'react'))('the template %s compiles, builds, and has its brief', async template => {
  expect(await begin(template)).toMatchObject({ code: 0 })
  expect(await compile(template)).toEqual({ code: 0, said: '' })
  expect(await build(template)).toMatchObject({ code: 0 })
  expect(readFileSync(`${folder}/${template}/BRIEF.md`, 'utf8')).toMatch(/^# Members\n.*\*\*latest-search-wins\*\*/s)
  expect(readFileSync(`${folder}/${template}/BRIEF.zh-TW.md`, 'utf8')).toMatch(/^# 成員\n/)
})

/** Serves the project of a page while `work` is done with it. */
async function withProject(name: string, args: string[], work: () => Promise<void>) {
  const { origin, close } = await serveFolder(`${folder}/${name}/dist`)
  const port = new URL(origin).port
  const begun = await npmRun('kata', [page, '--into', name, '--console', running.url, '--port', port, ...args])
  expect(begun, begun.said).toMatchObject({ code: 0 })
  await work().finally(close)
}

const write = (name: string, code: string) => writeFileSync(`${folder}/${name}/src/main.ts`, code)
const judge = (name: string) => npmRun('judge', [], `${folder}/${name}`)
const solution = solutionOf(page, 'vanilla')

async function readLesson() {
  const account = { account: 'admin', password: '123456' }
  const { token } = await callerAt(running.url, null)<{ token: string }>('POST', '/api/sessions', account)
  return callerAt(running.url, token)('GET', `/api/lessons/${page}`)
}

test('a solution compiles with the types of the API, and the console shows what the judge says', async () => {
  await withProject('vanilla', [], async () => {
    write('vanilla', solution)
    expect(await compile('vanilla')).toEqual({ code: 0, said: '' })
    await build('vanilla')
    const verdict = await judge('vanilla')
    expect(verdict.said).toMatch(/8 of 8 requirements are met\.$/)
    expect(verdict.code).toBe(0)
    expect(await readLesson()).toMatchObject({ hasKata: true, judged: { passed: 8, all: 8 } })

    // The project holds no key that can report.
    const env = parseEnv(readFileSync(`${folder}/vanilla/.env.local`, 'utf8'))
    const report = callerAt(running.url, env.VITE_STRIVE_TOKEN ?? '')('PUT', `/api/lessons/${page}/kata`, {
      met: ['list'],
      tookMs: 60_000,
    })
    await expect(report).rejects.toThrow('not-permitted')
  })
  // Nobody answers any more.
  const { code, said } = await judge('vanilla')
  expect([code, said]).toEqual([1, expect.stringContaining('Start your page with npm run dev.')])
})

test.runIf(isLong)('the judge tries one requirement on an empty page, and says what the page shows', async () => {
  await withProject('empty', [], async () => {
    await build('empty')
    const { code, said } = await judge('empty')
    // It doesn't wait for what never comes.
    expect(said).toContain('The page has sent no request to the console. It shows heading “Kata”.')
    expect(said.match(/^– .*: not tried, because it needs list$/gm)).toHaveLength(7)
    expect(said).toContain('0 of 8 requirements are met.')
    expect(code).toBe(1)
    rmSync(`${folder}/data/kata`, { recursive: true })
    expect((await judge('empty')).said).toContain('Not reported')
  })
})

test.runIf(isLong)('a mistake is found, mended, and shown beside our mending', async () => {
  await withProject('mend', ['--mistake', 'lost-update'], async () => {
    const begun = readFileSync(`${folder}/mend/src/main.ts`, 'utf8')
    expect(begun).not.toMatch(/^\s*(\/\/|\/\*)/m)
    expect(await compile('mend')).toEqual({ code: 0, said: '' })
    await build('mend')
    const before = await judge('mend')
    expect(before.said).toMatch(/^✗ conflict/m)
    expect(before.said).toContain('7 of 8 requirements are met.')
    expect(before.said).not.toMatch(/mistake:|requestSubmit/)
    write('mend', begun.replace('form.requestSubmit()', "at('#refusal').textContent = 'Conflict!'"))
    await build('mend')
    const { code, said } = await judge('mend')
    expect(code).toBe(0)
    expect(said).toContain('Nothing is reported')
    const [, mine = '', ours = ''] = said.split(/You mended it so:|Without the mistake, it was:/)
    expect(mine).toContain("-       form.requestSubmit()\n  +       at('#refusal').textContent = 'Conflict!'")
    expect(ours).toContain('-       form.requestSubmit()\n  +       const { name, email } = member')
  })
})

test.runIf(isLong)('a page without its network code is drawn, and what any page begins with compiles', async () => {
  await withProject('drawn', ['--start', 'no-network', '--account', 'operator'], async () => {
    const begun = readFileSync(`${folder}/drawn/src/main.ts`, 'utf8')
    expect(begun).not.toContain('/api/')
    await build('drawn')
    expect((await judge('drawn')).said).toContain('columnheader “E-mail”')
    for (const one of findKatas()) {
      const whole = solutionOf(one, 'vanilla')
      writeFileSync(`${folder}/drawn/src/${one}.ts`, whole)
      writeFileSync(`${folder}/drawn/src/${one}-drawn.ts`, withoutNetwork(whole))
    }
    for (const mistake of MISTAKES.filter(({ template }) => template === 'vanilla'))
      writeFileSync(`${folder}/drawn/src/${mistake.page}-${mistake.id}.ts`, toMend(mistake).broken)
    expect(await compile('drawn')).toEqual({ code: 0, said: '' })
  })
})

test('lists the mistakes of a page without saying where they are', async () => {
  const { code, said } = await npmRun('kata', [page, '--mistake', 'list'])
  expect([code, said]).toEqual([0, expect.stringContaining('lost-update        vanilla')])
  expect(said).toContain('npm run kata -- page3_01 --mistake stale-answer --into ../fix-page3_01')
})

test.each([
  [['page9', '--into', 'x'], 'page9 has no kata.'],
  [[page, '--into', 'x', '--template', 'svelte'], 'There is no template svelte.'],
  [[page, '--into', 'x', '--mistake', 'typo'], 'There is no mistake typo.'],
  [[page, '--into', 'x', '--start', 'full'], 'A page can’t start full.'],
  [[page, '--into', 'x', '--start', 'no-network', '--template', 'react'], 'has no solution with react.'],
  [[page, '--into', '.'], 'is not empty.'],
  [[page, '--into', 'x', '--account', 'nobody'], 'nobody can’t sign in'],
  [[page, '--into', 'x', '--console', 'http://127.0.0.1:9'], 'No console answers at http://127.0.0.1:9.'],
])('says what is wrong: %j', async (args, expected) => {
  const { code, said } = await npmRun('kata', ['--console', running.url, ...args])
  expect([code, said]).toEqual([1, expect.stringContaining(expected)])
})

test('says what to do when an account has as many keys as it may', async () => {
  const account = { account: 'operator', password: '654321' }
  const { token } = await callerAt(running.url, null)<{ token: string }>('POST', '/api/sessions', account)
  const call = callerAt(running.url, token)
  const { rows } = await call<{ rows: object[] }>('GET', '/api/keys')
  for (let count = rows.length; count < MAX_KEYS; count++)
    await call('POST', '/api/keys', { name: `key ${count}`, scope: 'read', origins: [] })
  const { code, said } = await begin('full', '--account', 'operator', '--template', 'vanilla')
  expect([code, said]).toEqual([1, expect.stringContaining('operator has too many sandboxes or API keys.')])
})
