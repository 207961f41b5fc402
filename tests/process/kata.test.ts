import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerAt } from '#scripts/call-api.ts'
import { launchArguments } from '#tests/launch.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'
import { serveFolder } from '#tests/serve-folder.ts'
import { variants } from '#tests/tier.ts'

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
    const options = { cwd, env: { ...process.env, NODE_ENV: 'production', INIT_CWD: cwd } }
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

test('a solution compiles with the types of the API, and the console shows what the judge says', async () => {
  const { origin, close } = await serveFolder(`${folder}/vanilla/dist`)
  await begin('vanilla', '--port', new URL(origin).port)
  copyFileSync(`${ROOT}/kata/solutions/${page}.ts`, `${folder}/vanilla/src/main.ts`)
  expect(await compile('vanilla')).toEqual({ code: 0, said: '' })
  await build('vanilla')
  const verdict = await npmRun('judge', [], `${folder}/vanilla`)
  expect(verdict.said).toContain('8 of 8 requirements are met.')
  expect(verdict.code).toBe(0)
  close()

  const { token } = await callerAt(running.url, null)<{ token: string }>('POST', '/api/sessions', {
    account: 'admin',
    password: '123456',
  })
  const lesson = await callerAt(running.url, token)('GET', `/api/lessons/${page}`)
  expect(lesson).toMatchObject({ hasKata: true, judged: { passed: 8, all: 8 } })
  // Nobody answers any more.
  const { code, said } = await npmRun('judge', [], `${folder}/vanilla`)
  expect([code, said]).toEqual([1, expect.stringContaining('Start your page with npm run dev.')])
})

test.each([
  [['page9', '--into', 'x'], 'page9 has no kata.'],
  [[page, '--into', 'x', '--template', 'svelte'], 'There is no template svelte.'],
  [[page, '--into', '.'], 'is not empty.'],
  [[page, '--into', 'x', '--account', 'nobody'], 'nobody can’t sign in'],
  [[page, '--into', 'x', '--console', 'http://127.0.0.1:9'], 'No console answers at http://127.0.0.1:9.'],
])('says what is wrong: %j', async (args, expected) => {
  const { code, said } = await npmRun('kata', ['--console', running.url, ...args])
  expect([code, said]).toEqual([1, expect.stringContaining(expected)])
})
