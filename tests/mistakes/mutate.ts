import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { copySource } from '#tests/copy-source.ts'
import { failingStory, failingTest } from './first-failure.ts'
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
const WITHOUT_SERVER = ['--project', 'unit', '--project', 'client']
/** SQLite is enough: few mistakes show on one database only. */
const ON_SQLITE = [...WITHOUT_SERVER, '--project', 'sqlite']

const copy = copySource()
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** Runs the story of a page, if the mistake is in its folder. */
async function storyNotices({ file }: Mistake): Promise<boolean> {
  const page = /^pages\/.*?page\d[^/]*(?=\/(?!page\d))/.exec(file)?.[0]
  return page !== undefined && (await failingStory({ cwd: copy }, page)) !== null
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
      const failed = await failingTest({ cwd: copy }, ...args)
      writeFileSync(path, right)
      // A test that fails without the mistake, too, tells nothing.
      if (failed && !(await failingTest({ cwd: copy }, 'run', failed.file, ...ON_SQLITE)))
        return `${who}: ${failed.file} › ${failed.test}`
    }
    writeFileSync(
      path,
      right.replace(find, () => replace),
    )
    return (await storyNotices(mistake)) ? 'its page’s story' : null
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
