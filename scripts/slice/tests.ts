import { dirname } from 'node:path/posix'
import { type Choice, type Closure, isPractice } from './closure.ts'
import { isTest, type Project, pageOf } from './project.ts'

/** Only the console with all of its pages can pass these: its own budgets, requirements, mistakes and slices. */
const IS_OF_THE_WHOLE = /^tests\/whole\//

/**
 * The tests of what is in a slice: those beside its code and those of the platform, if all that they import is there, too.
 * With them come the files that only tests use.
 */
export function pickTests(project: Project, { files }: Closure, { pages, hasPractice }: Choice) {
  const folders = new Set([...files.keys()].map(file => dirname(file)))
  const isNear = (file: string) => {
    const page = pageOf(file)
    return page === null ? file.startsWith('tests/') || folders.has(dirname(file)) : pages.includes(page)
  }
  const isHere = (file: string) => files.has(file) || /^(?:tests|scripts)\//.test(file) || isTest(file)
  const isLeftOut = (file: string) => IS_OF_THE_WHOLE.test(file) || (!hasPractice && isPractice(file))

  const chosen = new Set<string>()
  const left: string[] = []
  const candidates = project.files.filter(file => isTest(file) && isNear(file) && !isLeftOut(file))
  for (const file of candidates) {
    const needs = needsOf(project, file)
    if (needs.every(one => project.known.has(one) && isHere(one) && !isLeftOut(one) && (!isTest(one) || isNear(one))))
      for (const one of needs) chosen.add(one)
    else left.push(file)
  }
  for (const file of files.keys()) chosen.delete(file)
  const packages = new Set([...chosen].flatMap(file => project.edgesOf(file).packages))
  return { files: chosen, packages, left }
}

/** A file and all that it imports, or opens of what is for tests. */
function needsOf(project: Project, file: string): string[] {
  const needs = new Set([file])
  for (const one of needs)
    for (const { to, by } of project.edgesOf(one).edges)
      if (by === 'path' ? /^(?:tests|scripts)\//.test(to) : /\.(?:tsx?|css|mjs)$/.test(to)) needs.add(to)
  return [...needs]
}
