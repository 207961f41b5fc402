import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LAST_DAY } from '#company/calendar.ts'
import { findBugs } from '#practice/server/bugs/bugs.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { makeTemplate } from '#scripts/sqlite-template.ts'
import type { Bug } from '#server/bugs.ts'
import { findModules } from '#server/find-modules.ts'
import { copySource } from '#tests/copy-source.ts'
import { type Failure, failingStory, failingTest } from '#tests/mistakes/first-failure.ts'
import { type Noticed, noteNoticed } from './noticed.ts'

// `npm run yardstick` puts each bug that can be hunted into every sandbox of the consoles under test, one at a time, and
// writes into noticed.json which server test of its resource and which story of its page notice. What nothing notices is a
// hole in our tests. `npm run yardstick -- orders rooms-emoji` runs the bugs whose id contains one of the texts.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only server tests, or only stories. */
    only: { type: 'string' },
  },
})

const copy = copySource()
// As in vitest.config.ts: the data of tests ends on this day.
process.env.STRIVE_TODAY ??= LAST_DAY
const template = makeTemplate()
process.env.STRIVE_TEMPLATE = template
process.once('exit', () => {
  for (const folder of [copy, template]) rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

type Look = (env: Record<string, string>, title?: string) => Promise<Failure | null>

/** Who fails with the bug in the console. Null if nobody does, or if they fail without it, too, which tells nothing. */
async function whoNotices(id: string, look: Look): Promise<string | null> {
  const failed = await look({ STRIVE_TEST_BUG: id })
  if (!failed) return null
  const name = `${failed.file} › ${failed.test}`
  const isBroken = (await look({}, RegExp.escape(failed.test))) !== null
  if (isBroken) console.log(`Fails without a bug, too: ${name}`)
  return isBroken ? null : name
}

const resourceOf = new Map(
  (await findModules<{ bugs: Bug[] }>('bugs.ts')).flatMap(([name, { bugs }]) => bugs.map(({ id }) => [id, name])),
)

/** Leaves out what was not run. */
async function noticeOf({ id, page }: Bug): Promise<Noticed> {
  const isWanted = (kind: string) => values.only === undefined || values.only === kind
  const noticed: Noticed = {}
  if (isWanted('tests'))
    noticed.test = await whoNotices(id, (env, title) =>
      failingTest(
        { cwd: copy, env },
        ...['run', `resources/${resourceOf.get(id)}/`, '--project', 'sqlite'],
        ...(title === undefined ? [] : ['-t', title]),
      ),
    )
  const folder = PAGE_FOLDERS.find(one => new RegExp(`/${page}-`).test(one))
  if (isWanted('stories') && folder)
    noticed.story = await whoNotices(id, (env, title) =>
      failingStory({ cwd: copy, env }, folder, ...(title === undefined ? [] : ['-g', title])),
    )
  return noticed
}

const isChosen = ({ id }: Bug) => positionals.length === 0 || positionals.some(text => id.includes(text))
const chosen = [...(await findBugs()).values()].filter(isChosen)
const holes: string[] = []
for (const bug of chosen) {
  const { test, story } = noteNoticed(bug.id, await noticeOf(bug))
  if (!test && !story) holes.push(bug.id)
  console.log(
    `${test || story ? 'caught' : 'HOLE  '}  ${bug.id}\n    test   ${test ?? '–'}\n    story  ${story ?? '–'}`,
  )
}
console.log(`${chosen.length - holes.length} of ${chosen.length} bugs were noticed.`)
if (holes.length > 0) console.log(`Holes: ${holes.join(', ')}`)
process.exitCode = holes.length > 0 ? 1 : 0
