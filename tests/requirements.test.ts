import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'

const ROOT = `${import.meta.dirname}/..`
const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')

/** `## Languages (S-I18N)` starts a group. Each `1.` in it is a requirement. */
function requirementIds(): string[] {
  const ids: string[] = []
  let group = ''
  for (const line of read('docs/requirements.md').split('\n')) {
    group = /^## .*\((S-[A-Z0-9]+)\)/.exec(line)?.[1] ?? (line.startsWith('## ') ? '' : group)
    const number = /^(\d+)\. /.exec(line)?.[1]
    if (group && number) ids.push(`${group}-${number}`)
  }
  return ids
}

/** The stories of a file that every run tells: those without `@long`. */
const usualStories = (file: string): string[] =>
  read(file)
    .split(/\b\w+\(\s*(?=['`])/)
    .filter(part => !/^(['`]).*?\1,[^;]*?'@long'[^;]*?async/s.test(part))

test('every requirement id occurs in a test of every run', () => {
  const files = globSync('{client,pages,practice,resources,server,shared,tests}/**/*.{test.ts,test.tsx,e2e.ts}', {
    cwd: ROOT,
  })
  const texts = files.flatMap(file => (file.endsWith('.e2e.ts') ? usualStories(file) : [read(file)]))
  const named = new Set(texts.flatMap(text => text.match(/S-[A-Z0-9]+-\d+/g) ?? []))
  const wanted = requirementIds()
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(id => !named.has(id))).toEqual([])
})

test.each(PAGE_FOLDERS)('every run solves the tasks of %s, and checks that it is accessible', folder => {
  const stories = globSync(`${folder}/**/*.e2e.ts`, { cwd: ROOT }).flatMap(usualStories)
  expect(stories.filter(story => /TasksSolved\(|'3\/3'/.test(story)).length).toBeGreaterThan(0)
  expect(stories.filter(story => /Accessible\(|findAxeViolations\(/.test(story)).length).toBeGreaterThan(0)
})
