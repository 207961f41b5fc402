import { rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBugs } from '#practice/server/bugs/bugs.ts'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import type { Bug } from '#server/bugs.ts'
import { findModules } from '#server/find-modules.ts'
import { copySource } from '#tests/copy-source.ts'
import { type Failure, failingStory, failingTest } from '#tests/mistakes/first-failure.ts'

// `npm run yardstick` puts each bug that can be hunted into every sandbox of the consoles under test, one at a time, and
// says which server test of its resource and which story of its page notice. What nothing notices is a hole in our tests.
// `npm run yardstick -- orders rooms-emoji` runs the bugs whose id contains one of the texts.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only server tests, or only stories. */
    only: { type: 'string' },
    /** Writes the result to a file. */
    json: { type: 'string' },
  },
})
type Noticed = { bug: string; test: Failure | null; story: Failure | null }

const copy = copySource()
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

async function noticeOf({ id, page }: Bug, resource: string): Promise<Noticed> {
  const run = { cwd: copy, env: { STRIVE_TEST_BUG: id } }
  const folder = PAGE_FOLDERS.find(one => new RegExp(`/${page}-`).test(one))
  const isWanted = (kind: string) => values.only === undefined || values.only === kind
  return {
    bug: id,
    test: isWanted('tests') ? await failingTest(run, 'run', `resources/${resource}/`, '--project', 'sqlite') : null,
    story: folder && isWanted('stories') ? await failingStory(run, folder) : null,
  }
}

const resourceOf = new Map(
  (await findModules<{ bugs: Bug[] }>('bugs.ts')).flatMap(([name, { bugs }]) => bugs.map(({ id }) => [id, name])),
)
const isChosen = ({ id }: Bug) => positionals.length === 0 || positionals.some(text => id.includes(text))
const chosen = [...(await findBugs()).values()].filter(isChosen)
const results: Noticed[] = []
const said = (failure: Failure | null) => (failure ? `${failure.file} › ${failure.test}` : '–')
for (const bug of chosen) {
  const result = await noticeOf(bug, resourceOf.get(bug.id) ?? '')
  results.push(result)
  const { test, story } = result
  console.log(`${test || story ? 'caught' : 'HOLE  '}  ${bug.id}\n    test   ${said(test)}\n    story  ${said(story)}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`)
}
const holes = results.filter(({ test, story }) => !test && !story)
console.log(`${results.length - holes.length} of ${results.length} bugs were noticed.`)
if (holes.length > 0) console.log(`Holes: ${holes.map(({ bug }) => bug).join(', ')}`)
process.exitCode = holes.length > 0 ? 1 : 0
