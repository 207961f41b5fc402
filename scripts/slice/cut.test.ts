import { expect, test } from 'vitest'
import { PAGE_FOLDERS } from '#scripts/page-folders.ts'
import { closeOver } from './closure.ts'
import { pickMigrations } from './migrations.ts'
import { readProject } from './project.ts'
import { pickTests } from './tests.ts'

const project = readProject()

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
    expect(pickMigrations(project, closure).files).toContain('server/database/migrations/009-audit.ts')
  }
})
