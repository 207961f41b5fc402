import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { ensureBrowser, ensureFirefox } from './browser.ts'
import { buildClientWhenStale } from './build.ts'

// Runs all checks on a machine with only Node and npm. Pass names of steps to run only those; anything else is passed on to
// the test runners, such as the paths of tests or `--project firefox`. `npm run e2e -- --tab` runs stories in the console of
// a browser tab.

type Count = { passed: number; failed: number; skipped: number }
type UnitResults = {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type StoryResults = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  suites: StorySuite[]
  /** Errors outside stories, such as those of a worker’s end. They fail the run. */
  errors: { message?: string; stack?: string }[]
}
type StorySuite = {
  file: string
  suites?: StorySuite[]
  specs: {
    title: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
const RESULTS = 'test-results'
const LONG = '--long'
const TAB = '--tab'
const NO_FIREFOX =
  'Not tested in Firefox, because firefox-esr is neither installed nor installable here (apt-get as root). Set FIREFOX to its path.'
/** What this run could not check, and why. */
const notes: string[] = []
/** The failed tests with their errors, repeated at the end of the output. */
const failures: string[] = []
/** The tests that passed at their second try, with the error of the first. Each is a defect to be found. */
const secondTries: string[] = []
const one = (isDone: boolean): Count => ({ passed: Number(isDone), failed: Number(!isDone), skipped: 0 })
const run = (...args: string[]): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    child.once('close', status => resolve(status === 0))
  })

const STEPS = {
  types: async () => one(await run('node_modules/typescript/bin/tsc', '-b')),
  lint: async () => one(await run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')),
  async unit() {
    buildClientWhenStale()
    await installing
    const isDone = await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/unit.json`,
      ...passedOn,
    )
    const results = readResults<UnitResults>('unit')
    const failed = results ? [...brokenFiles(results), ...testsWithErrors(results, 'failed')] : []
    failures.push(...failed)
    // A test that has passed has errors only from its first try.
    if (results) secondTries.push(...testsWithErrors(results, 'passed'))
    return counted(isDone, results && [results.numPassedTests, failed.length, results.numPendingTests])
  },
  e2e: (): Promise<Count> => (process.argv.includes(TAB) ? tellStoriesInTab() : tellStories(passedOn)),
  /** In the long tier. */
  tab: (): Promise<Count> => tellStoriesInTab(),
  /** In the long tier: what pages say when the reply to a write is lost. */
  async replies() {
    ensureBrowser()
    return one(
      await run('--import', './scripts/check-node.mjs', 'tests/lost-replies/run.ts', 'pages', 'tests/journeys'),
    )
  },
} satisfies Record<string, () => Promise<Count>>

async function tellStories(args: string[]): Promise<Count> {
  await installing
  ensureBrowser()
  if (!process.env.STRIVE_TAB_STORIES && !ensureFirefox()) notes.push(NO_FIREFOX)
  const isDone = await run('node_modules/@playwright/test/cli.js', 'test', ...args)
  const results = readResults<StoryResults>('e2e')
  secondTries.push(...storiesThat('flaky', results?.suites))
  failures.push(...storiesThat('unexpected', results?.suites))
  failures.push(...(results?.errors ?? []).map(({ message = '', stack }) => `outside stories: ${stack ?? message}`))
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results?.stats ?? {}
  return counted(isDone, results && [expected + flaky, unexpected, skipped])
}

/** The stories of every run once more, while the console runs in a browser tab (tests/tab/in-tab.ts). */
async function tellStoriesInTab(): Promise<Count> {
  const folder = mkdtempSync(`${tmpdir()}/strive-tab-stories-`)
  const { STRIVE_TESTS } = process.env
  try {
    const check = ['--import', './scripts/check-node.mjs']
    if (!(await run(...check, 'scripts/build.ts', '--tab', '--into', `${folder}/site`, '--mount', '/strive/')))
      return one(false)
    Object.assign(process.env, { STRIVE_TAB_STORIES: `${folder}/site`, STRIVE_TESTS: '' })
    const paths = passedOn.length > 0 ? passedOn : ['pages', 'tests/journeys']
    return await tellStories([...paths, '--project', 'chromium'])
  } finally {
    delete process.env.STRIVE_TAB_STORIES
    if (STRIVE_TESTS) process.env.STRIVE_TESTS = STRIVE_TESTS
    rmSync(folder, { recursive: true, force: true })
  }
}

function readResults<T>(step: string): T | null {
  const file = `${RESULTS}/${step}.json`
  // Safe to cast, because the test runner has just written the file.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** The files that could not be loaded or set up: they have a message and no failed tests. */
const brokenFiles = ({ testResults }: UnitResults) =>
  testResults
    .filter(({ message, assertionResults }) => message && assertionResults.every(({ status }) => status !== 'failed'))
    .map(({ name: file, message }) => `${file}\n${message}`)

const testsWithErrors = ({ testResults }: UnitResults, wanted: 'passed' | 'failed') =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`),
  )

const storiesThat = (wanted: 'flaky' | 'unexpected', suites: StorySuite[] = []): string[] =>
  suites.flatMap(({ file, specs, suites }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => {
          const errors = results.flatMap(result => result.errors.map(({ message = '' }) => message))
          return `${projectName} › ${file} › ${title}\n${errors.join('\n')}`
        }),
    ),
    ...storiesThat(wanted, suites),
  ])

/** Counts one failure if the runner failed without a failed test (a broken set-up, an unhandled rejection). */
function counted(isDone: boolean, counts: [number, number, number] | null): Count {
  const [passed, failed, skipped] = counts ?? [0, 0, 0]
  return { passed, failed: isDone ? failed : Math.max(failed, 1), skipped }
}

// Says whether tests run in full (tests/tier.ts).
if (process.argv.includes(LONG)) process.env.STRIVE_TESTS = 'long'
const isStep = (name: string): name is keyof typeof STEPS => name in STEPS
const named = process.argv.slice(2).filter(isStep)
/** For the runners of unit tests and stories. */
const passedOn = process.argv.slice(2).filter(argument => !isStep(argument) && ![LONG, TAB].includes(argument))
const isWanted = (name: keyof typeof STEPS) => named.length === 0 || named.includes(name)
const total: Count = { passed: 0, failed: 0, skipped: 0 }

async function take(name: keyof typeof STEPS) {
  if (!isWanted(name)) return
  console.log(`${name}: begins`)
  const begun = performance.now()
  const { passed, failed, skipped } = await STEPS[name]()
  console.log(`${name}: ${failed === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  if (failed > 0) failures.push(`step ${name}`)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

rmSync(RESULTS, { recursive: true, force: true })
const installing = run('scripts/install-missing.ts', ...(['unit', 'e2e'] as const).filter(isWanted))
// Each of them keeps one core busy.
await Promise.all([take('types'), take('lint')])
await take('unit')
await take('e2e')
for (const name of ['replies', 'tab'] as const)
  if (process.argv.includes(LONG) || named.includes(name)) await take(name)
for (const test of secondTries) console.log(`SECOND TRY ${test}\n`)
for (const failure of failures) console.log(`FAILED ${failure}\n`)
for (const note of notes) console.log(note)
const skips = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skips}`)
process.exit(total.failed > 0 ? 1 : 0)
