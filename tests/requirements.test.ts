import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

test('every requirement id occurs in a test', () => {
  const files = globSync('{client,pages,practice,resources,server,shared,tests}/**/*.{test.ts,test.tsx,e2e.ts}', {
    cwd: ROOT,
  })
  const named = new Set(files.flatMap(file => read(file).match(/S-[A-Z0-9]+-\d+/g) ?? []))
  const wanted = requirementIds()
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(id => !named.has(id))).toEqual([])
})
