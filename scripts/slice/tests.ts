import { dirname } from 'node:path/posix'
import { type Choice, type Closure, isPractice } from './closure.ts'
import { exists, isTest, type Project, pageOf } from './project.ts'

/**
 * What is true only of the whole catalogue: its budgets, requirements, known mistakes, generated clients, examples, drafts, slices
 * and build for a browser tab.
 */
const IS_OF_THE_WHOLE =
  /^scripts\/page-costs\b|^tests\/(?:budgets|requirements|mistakes|bugs\/noticed|tab\/\w+\.e2e|lost-replies\/run|server\/slice-migrations|process\/(?:clients|examples|new-page|new-version|slices))\b/

/** Tests in which pages are opened, not only named as values. */
const OPENS_PAGES = /^(?:practice\/)?client\/.*\.test\.tsx?$|^tests\/.*\.e2e\.ts$/

/** The resources that a test asks. What a story asks of practice ends it where there is none (tests/journeys/parts-here.ts). */
const ASKED = /['"`]\/api\/(?!faults|lessons|traffic)([\w-]+)/g

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

  const ids = pages.map(page => /page\d(?:_\d\d)?/.exec(page)?.[0])
  /** Whether the pages that a test of the client opens, and the endpoints that any test asks, are here. */
  const asksOnlyWhatIsHere = (file: string) => {
    if (!isTest(file) && !file.startsWith('tests/')) return true
    const text = project.textOf(file)
    const opened = OPENS_PAGES.test(file) ? [...text.matchAll(/['"`/](page\d(?:_\d\d)?)(?=['"`?#$])/g)] : []
    const asked = [...text.matchAll(ASKED)].map(([, path = '']) => project.paths.get(path))
    return (
      opened.every(([, id]) => ids.includes(id)) &&
      asked.every(owners => owners === undefined || owners.some(owner => files.has(owner)))
    )
  }
  const chosen = new Set<string>()
  const candidates = project.files.filter(file => isTest(file) && isNear(file) && !isLeftOut(file))
  for (const file of candidates) {
    const needs = needsOf(project, file)
    const isMet = (one: string) => isHere(one) && !isLeftOut(one) && (!isTest(one) || isNear(one))
    if (needs.every(one => isMet(one) && asksOnlyWhatIsHere(one))) for (const one of needs) chosen.add(one)
  }
  for (const file of files.keys()) chosen.delete(file)
  return { files: chosen, packages: new Set([...chosen].flatMap(file => project.edgesOf(file).packages)) }
}

/** A file and all that it imports, or opens of what is for tests. */
function needsOf(project: Project, file: string): string[] {
  const needs = new Set([file])
  // What looks like an import in a text of a test is none.
  for (const one of needs)
    for (const { to, by } of project.edgesOf(one).edges)
      if (exists(to) && (by !== 'path' || /^(?:tests|scripts)\//.test(to))) needs.add(to)
  return [...needs]
}
