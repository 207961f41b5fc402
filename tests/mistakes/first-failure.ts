import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

// Runs tests of a copy of the source, and says which one fails first.

export type Failure = { file: string; test: string }
type Run = { cwd: string; env?: Record<string, string> }
type TestReport = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] }
type StoryReport = { suites: Suite[] }
type Suite = { suites?: Suite[]; specs: { title: string; file: string; ok: boolean }[] }

const VITEST = ['--import', './scripts/check-node.mjs', 'node_modules/vitest/vitest.mjs']
const PLAYWRIGHT = ['--import', './scripts/check-node.mjs', 'node_modules/@playwright/test/cli.js', 'test']
const REPORT = 'first-failure.json'

const passes = (args: string[], { cwd, env }: Run): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore', env: { ...process.env, ...env } })
    child.once('close', status => resolve(status === 0))
  })

/** Runs Vitest. Returns the first test that fails, with its file; null if all pass or there are none. */
export async function failingTest(run: Run, ...args: string[]): Promise<Failure | null> {
  const { cwd } = run
  rmSync(`${cwd}/${REPORT}`, { force: true })
  const once = ['--bail', '1', '--retry', '0', '--passWithNoTests', '--reporter=json', `--outputFile=${REPORT}`]
  if (await passes([...VITEST, ...args, ...once], run)) return null
  // Vitest has just written it.
  const { testResults }: TestReport = JSON.parse(readFileSync(`${cwd}/${REPORT}`, 'utf8'))
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(one => one.status === 'failed')
    if (failed) return { file: name.replace(`${cwd}/`, ''), test: failed.fullName }
  }
  return { file: testResults[0]?.name.replace(`${cwd}/`, '') ?? '', test: 'a file that could not be loaded' }
}

/** Runs the stories in a folder, or those that the arguments choose. Returns the first that fails; null if all pass. */
export async function failingStory({ cwd, env }: Run, folder: string, ...more: string[]): Promise<Failure | null> {
  rmSync(`${cwd}/${REPORT}`, { force: true })
  const args = [
    ...PLAYWRIGHT,
    `${folder}/`,
    ...more,
    '--project',
    'chromium',
    '--retries',
    '0',
    '-x',
    '--reporter',
    'json',
  ]
  if (await passes(args, { cwd, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${cwd}/${REPORT}` } })) return null
  // Playwright has just written it.
  const { suites }: StoryReport = JSON.parse(readFileSync(`${cwd}/${REPORT}`, 'utf8'))
  const failed = specsIn(suites).find(({ ok }) => !ok)
  return { file: failed?.file ?? folder, test: failed?.title ?? 'stories that could not begin' }
}

const specsIn = (suites: readonly Suite[]): Suite['specs'] =>
  suites.flatMap(({ specs, suites = [] }) => [...specs, ...specsIn(suites)])
