import { expect, test } from 'vitest'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { closeOver } from './closure.ts'
import { costOf, linesOfCode } from './cost.ts'
import { migrationFiles, squashMigrations } from './migrations.ts'
import { exists, pageFolder, readProject } from './project.ts'
import { pickTests } from './tests.ts'
import { snapshot } from './written.ts'

const project = readProject()

test.each([
  [true, 36_500],
  [false, 30_600],
])('Members takes along no more code than it did (practice: %s)', async (hasPractice, most) => {
  const closure = closeOver(project, { pages: [pageFolder('page3_01')], hasPractice })
  const migrations = migrationFiles(await squashMigrations(project, closure))
  const { lines, resources } = costOf(project, closure.files, Object.values(migrations))
  expect(lines).toBeGreaterThan(most * 0.9)
  expect(lines).toBeLessThanOrEqual(most)
  expect(resources).toBeLessThanOrEqual(16)
  const imported = Object.values(migrations).flatMap(text => [...text.matchAll(/'#(.+)'/g)].map(([, file]) => file))
  expect(imported.filter(file => !closure.files.has(file ?? ''))).toEqual([])
})

test.each(PAGE_FOLDERS)('%s is in the route table of its slice', page => {
  const lines = snapshot(new Set([`${page}/page.tsx`]))
    .split('\n')
    .filter(line => line.startsWith('  "/'))
  expect(lines).toEqual([`  "${page.replace(/^pages(.*?)-(.*)/, '$1 $2')}",`])
})

test.each(PAGE_FOLDERS)('the stories of %s say which other pages they open', folder => {
  const text = project.textOf(`${folder}/page.e2e.ts`)
  const opened = text.matchAll(/\b(?:goto|enter|openLive)\([^)\n]*?['"`/](page\d(?:_\d\d)?)(?=[/?'"`])(?!\/page)/g)
  const others = new Set([...opened].flatMap(([, id = '']) => (folder.includes(`${id}-`) ? [] : id)))
  expect([...others].filter(id => !text.includes(`Page('${id}')`))).toEqual([])
})

test('the slicer stays short', () => {
  const files = project.files.filter(file => /^scripts\/slice(?:\.|\/[\w-]+\.)ts$/.test(file))
  expect(files.length).toBeGreaterThan(8)
  expect(files.reduce((sum, file) => sum + linesOfCode(project.textOf(file)), 0)).toBeLessThanOrEqual(600)
})

test.each(PAGE_FOLDERS)('%s can leave with all that it imports, with and without practice', page => {
  for (const hasPractice of [true, false]) {
    const choice = { pages: [page], hasPractice }
    const closure = closeOver(project, choice)
    // Pages of practice are about it.
    const isAbout = closure.missing.every(one => !hasPractice && /→ practice\//.test(one))
    expect(closure.missing.filter(() => !isAbout)).toEqual([])
    expect([...closure.files.keys()].filter(file => /^(?:tests\/.*\.(?:test|e2e)|kata|bench)/.test(file))).toEqual([])
    expect([...closure.files.keys()].some(file => file.startsWith('practice/'))).toBe(hasPractice)
    const tests = pickTests(project, closure, choice)
    expect(tests.files).toContain('tests/server/writes.test.ts')
    const isHere = (file: string) => closure.files.has(file) || tests.files.has(file)
    const lost = [...tests.files].flatMap(file =>
      project
        .edgesOf(file)
        .edges.flatMap(({ to, by }) => (by === 'import' && exists(to) && !isHere(to) ? `${file} → ${to}` : [])),
    )
    expect(lost).toEqual([])
  }
})
