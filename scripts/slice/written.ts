import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import type { Choice } from './closure.ts'
import { idOf, ROOT } from './project.ts'

export type Slice = Choice & { name: string }

export const SNAPSHOT = 'tests/__snapshots__/architecture.test.ts.snap'
const textOf = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')

/** What a slice remembers: how it was cut, and from which commit. */
export function memory({ name, pages, hasPractice }: Slice) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  // Null without Git: what was downloaded as an archive knows no commit.
  const from = status === 0 ? stdout.trim() : null
  return { name, pages: pages.map(idOf).join(' '), hasPractice, from }
}

/** About the console as a whole, for those who practise, teach or test with it. */
const LEFT_OUT =
  /^docs\/(?:comparison|in-a-|performance|requirements|teaching|testing-|your-own-front-)|^examples\/README/

export function readDocuments(): Map<string, string> {
  const folders = 'client,company,docs,examples,hosting,pages,practice,resources,server,shared,tests'
  const files = globSync(`{*,{${folders}}/**/*}.md`, { cwd: ROOT }).filter(file => !LEFT_OUT.test(file))
  return new Map(files.sort().map(file => [file, textOf(file)]))
}

/** The README of a slice, with its name and the titles of its pages. */
export function readme({ name, pages }: Slice): string {
  const titles = pages.map(folder => {
    const [, title = ''] = /title: \{ en: '([^']+)'/.exec(textOf(`${folder}/meta.ts`)) ?? []
    return `- ${title} (\`${folder}\`)`
  })
  const template = textOf('scripts/slice/README.md.txt')
  return template.replaceAll('__name__', name).replace('__pages__', titles.join('\n'))
}

/** The lists of routes and endpoints that a reviewer reads, with those of the slice. */
export function snapshot(files: ReadonlySet<string>): string {
  const contracts = [...files].filter(file => /^resources\/[^/]+\/contract\.ts$/.test(file)).map(textOf)
  const ids = new Set(contracts.flatMap(text => [...text.matchAll(/^export const (\w+) =/gm)].map(([, id]) => id)))
  const routes = new Set([...files].flatMap(file => /^pages(\/[^-]*)-[^/]*\/page\.tsx$/.exec(file)?.[1] ?? []))
  return textOf(SNAPSHOT)
    .split('\n')
    .filter(line => {
      const [, id] = / (\w+) needs [\w:-]+",$/.exec(line) ?? []
      const [, route] = /^ {2}"(\/page\S+) /.exec(line) ?? []
      return (id === undefined || ids.has(id)) && (route === undefined || routes.has(route))
    })
    .join('\n')
}
