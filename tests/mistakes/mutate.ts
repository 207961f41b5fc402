import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { copySource } from '#tests/copy-source.ts'
import type { Mistake } from './mistake.ts'
import { mistakes } from './mistakes.ts'

// `npm run mutate -- 20` makes twenty random mistakes, one at a time, in a copy of the source, and says which ones no test
// notices. `npm run mutate -- orders tickets` makes those whose file or name contains one of the texts.

/** Generated from the contracts, for all resources. */
const GENERATED = [
  'permissions',
  'isolation',
  'writes',
  'input',
  'cursors',
  'limits',
  'sqlite-later-day',
  'today-links',
]
const VITEST = ['--import', './scripts/check-node.mjs', 'node_modules/vitest/vitest.mjs']
const ONCE = ['--bail', '1', '--retry', '0']
const WITHOUT_SERVER = ['--project', 'unit', '--project', 'client']
/** SQLite is enough: few mistakes show on one database only. */
const ON_SQLITE = [...WITHOUT_SERVER, '--project', 'sqlite']
const REPORT = 'mutate-report.json'

type Report = { testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[] }

const copy = copySource()
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Runs tests in the copy. Returns the first that fails, with its file; null if all pass or there are none. */
function firstFailure(...args: string[]): Promise<{ file: string; test: string } | null> {
  rmSync(`${copy}/${REPORT}`, { force: true })
  const options = ['--reporter=json', `--outputFile=${REPORT}`, '--passWithNoTests', ...ONCE]
  const child = spawn(process.execPath, [...VITEST, ...args, ...options], { cwd: copy, stdio: 'ignore' })
  return new Promise(resolve =>
    child.once('close', status => {
      if (status === 0) return resolve(null)
      // Vitest has just written it.
      const { testResults } = JSON.parse(readFileSync(`${copy}/${REPORT}`, 'utf8')) as Report
      for (const { name, assertionResults } of testResults) {
        const failed = assertionResults.find(one => one.status === 'failed')
        if (failed) return resolve({ file: name.replace(`${copy}/`, ''), test: failed.fullName })
      }
      resolve({ file: testResults[0]?.name.replace(`${copy}/`, '') ?? '', test: 'a file that could not be loaded' })
    }),
  )
}

/** Runs the story of a page, if the mistake is in its folder. */
async function failingStory({ file }: Mistake): Promise<boolean> {
  const page = /^pages\/.*?page\d[^/]*(?=\/(?!page\d))/.exec(file)?.[0]
  if (!page) return false
  const args = ['node_modules/@playwright/test/cli.js', 'test', page, '--project', 'chromium', '--retries', '0', '-x']
  const child = spawn(process.execPath, args, { cwd: copy, stdio: 'ignore' })
  return new Promise(resolve => child.once('close', status => resolve(status !== 0)))
}

/** Who notices a mistake, in the order in which we look; null: nobody. */
async function whoNotices(mistake: Mistake): Promise<string | null> {
  const { file, find, replace } = mistake
  const path = `${copy}/${file}`
  const right = readFileSync(path, 'utf8')
  const stages: [who: string, ...args: string[]][] = [
    ['its folder', 'run', `${dirname(file)}/`, ...ON_SQLITE],
    ['a generated test', 'run', ...GENERATED.map(name => `tests/server/${name}.test.ts`), ...ON_SQLITE],
    // Last, because it takes minutes. Almost every test of the server is related to each of its files.
    /^(?:client|pages|practice\/client)\//.test(file)
      ? ['a related test', 'related', file, '--run', ...WITHOUT_SERVER]
      : ['a test of another folder', 'run', 'resources/', 'server/', 'practice/', 'shared/', 'company/', ...ON_SQLITE],
  ]
  try {
    for (const [who, ...args] of stages) {
      writeFileSync(
        path,
        right.replace(find, () => replace),
      )
      const failed = await firstFailure(...args)
      writeFileSync(path, right)
      // A test that fails without the mistake, too, tells nothing.
      if (failed && !(await firstFailure('run', failed.file, ...ON_SQLITE)))
        return `${who}: ${failed.file} › ${failed.test}`
    }
    writeFileSync(
      path,
      right.replace(find, () => replace),
    )
    return (await failingStory(mistake)) ? 'its page’s story' : null
  } finally {
    writeFileSync(path, right)
  }
}

function chosen(wanted: string[]): readonly Mistake[] {
  const [count = '20'] = wanted
  if (!/^\d+$/.test(count))
    return mistakes.filter(({ name, file }) => wanted.some(text => `${file} ${name}`.includes(text)))
  return mistakes
    .map(mistake => ({ mistake, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, Number(count))
    .map(({ mistake }) => mistake)
}

const made = chosen(process.argv.slice(2))
const survivors: Mistake[] = []
for (const [place, mistake] of made.entries()) {
  const who = await whoNotices(mistake)
  if (who === null) survivors.push(mistake)
  console.log(`${place + 1}/${made.length} ${mistake.file}: ${mistake.name}\n    ${who ?? 'SURVIVED'}`)
}
const caught = made.length - survivors.length
console.log(`${caught} of ${made.length} mistakes were noticed (${Math.round((caught / made.length) * 100)} %).`)
process.exitCode = survivors.length > 0 ? 1 : 0
