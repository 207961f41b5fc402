import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { findBugs } from '#practice/server/bugs/bugs.ts'
import { channelSocket, liveSocket } from '#resources/live/contract.ts'
import { buildClientWhenStale } from '#scripts/build.ts'
import { findOperations } from '#server/resources.ts'
import { findCircles } from './imports/find-circles.ts'

// The size budgets of docs/performance.md. Sizes don't depend on the machine, so a test can check them. All are gzip,
// in KB.
const KB = 1024
const DIST = `${import.meta.dirname}/../dist`
const SHARED_KB = 46
/**
 * What most pages share, and what lists share. What only a few pages share (scripts/build/chunks.ts) counts as code of each
 * of them.
 */
const SHARED = /^(shared|table)$/
/** Libraries that are not counted, because only the pages that need them fetch them. */
const BESIDES = /^(map|editor|highlight|markdown|plot|virtual)$/

let manifest: Manifest

beforeAll(async () => {
  await buildClientWhenStale()
  manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
}, 120_000)

const textOf = (file: string) => readFileSync(`${DIST}/${file}`, 'utf8')
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0) / KB

/** The files that these entries import statically, including styles. */
function filesOf(...keys: string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

const ENTRIES = ['client/start/boot.ts', 'client/start/loader.ts', 'client/start/main.tsx']
const pageKeys = () => Object.keys(manifest).filter(key => /^pages\/.*\/page\.tsx$/.test(key))
/** The name of a file's chunk. Stylesheets also have entries of their own in the manifest, without a name. */
const nameOf = (file: string) =>
  Object.values(manifest).find(chunk => chunk.name && (chunk.file === file || chunk.css?.includes(file)))?.name ?? ''
const isJs = (file: string) => file.endsWith('.js')

describe('the size of a visit', () => {
  it.each(['en', 'zh'])('the sign-in form needs at most 6 KB (%s)', language => {
    const boot = filesOf('client/start/boot.ts')
    expect([...boot]).toHaveLength(1)
    expect(kilobytes([`sign-in.${language}.html`, ...boot])).toBeLessThanOrEqual(6)
  })

  it.each(['en', 'zh'])('the page of an invitation needs at most 7 KB, in one script of its own (%s)', language => {
    const file = `invitation.${language}.html`
    const [, script = ''] = /<script type="module" src="[^"]*\/(assets\/invitation-[^"]+\.js)"/.exec(textOf(file)) ?? []
    expect(textOf(script)).not.toMatch(/\bimport\b/)
    expect(kilobytes([file, script])).toBeLessThanOrEqual(7)
    expect(textOf(`sign-in.${language}.html`)).not.toContain(script)
  })

  it('the shell with page1 needs at most 185 KB', () => {
    const page1 = pageKeys().filter(key => key.startsWith('pages/page1-'))
    expect(page1).toHaveLength(1)
    expect(kilobytes(filesOf(...ENTRIES, ...page1))).toBeLessThanOrEqual(185)
  })

  it('no page has more than 25 KB of its own code', () => {
    const app = filesOf(...ENTRIES)
    const own = (file: string) => !app.has(file) && !SHARED.test(nameOf(file)) && !BESIDES.test(nameOf(file))
    const sizes = pageKeys().map(key => [key, kilobytes([...filesOf(key)].filter(isJs).filter(own))] as const)
    expect(sizes.length).toBeGreaterThan(40)
    expect(sizes.filter(([, size]) => size > 25)).toEqual([])
  })

  it(`the code and styles that pages share need at most ${SHARED_KB} KB`, () => {
    const shared = [...filesOf(...pageKeys())].filter(file => SHARED.test(nameOf(file)))
    expect(shared.filter(isJs)).toHaveLength(2)
    expect(kilobytes(shared)).toBeLessThanOrEqual(SHARED_KB)
  })

  it('the lesson needs at most 15 KB of its own, and none of it comes with the shell', () => {
    const others = filesOf(...ENTRIES, ...pageKeys(), 'client/palette/palette.tsx')
    const own = [...filesOf('practice/client/lesson/lesson.tsx')].filter(file => !others.has(file))
    expect(own.filter(isJs).some(file => textOf(file).includes('lesson-title'))).toBe(true)
    expect(kilobytes(own)).toBeLessThanOrEqual(15)
    for (const file of [...filesOf(...ENTRIES)].filter(isJs)) expect(textOf(file)).not.toContain('lesson-title')
  })

  it('a page needs at most five files', () => {
    const app = filesOf(...ENTRIES)
    const counts = pageKeys().map(
      key => [key, [...filesOf(key)].filter(isJs).filter(file => !app.has(file)).length] as const,
    )
    expect(counts.filter(([, count]) => count > 5)).toEqual([])
  })
})

describe('the build', () => {
  const scripts = () => [...new Set(Object.values(manifest).map(chunk => chunk.file))].filter(isJs)

  it('begins each chunk with the hint to compile it ahead, except the form, pages and libraries used in part', () => {
    const names = scripts()
      .filter(file => !textOf(file).startsWith('//# allFunctionsCalledOnLoad\n'))
      .map(nameOf)
    expect([...new Set(names)].sort()).toEqual(['boot', 'editor', 'map', 'page'])
  })

  it('has no chunks of the app and its pages that import each other, because one would run too early', () => {
    const files = filesOf(...ENTRIES, ...pageKeys())
    const chunks = Object.entries(manifest).filter(([, { file }]) => files.has(file))
    expect(chunks.length).toBeGreaterThan(50)
    expect(findCircles(new Map(chunks.map(([key, { imports = [] }]) => [key, imports])))).toEqual([])
  })

  it('has no chunk that imports the entry, whose name changes with every page', () => {
    const entry = manifest['client/start/main.tsx']?.file.replace('assets/', './') ?? 'none'
    expect(scripts().map(textOf).join('\n')).toMatch(/from ?"\.\/[\w-]+\.js"|from`\.\//)
    expect(scripts().filter(file => textOf(file).includes(entry))).toEqual([])
  })

  it('contains no summaries of endpoints and sockets, which the client reads from the server', async () => {
    const code = scripts().map(textOf).join('\n')
    const described = [...(await findOperations()).map(({ endpoint }) => endpoint), liveSocket, channelSocket]
    // A short summary may occur as the label of a button.
    const words = described.flatMap(({ summary }) => [summary.en, summary.zh]).filter(({ length }) => length > 20)
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter(one => code.includes(one))).toEqual([])
  })

  it('contains nothing about the bugs that can be hunted', async () => {
    const code = scripts().map(textOf).join('\n')
    const words = [...(await findBugs()).values()].flatMap(({ id, wrong, test }) => [id, wrong.en, wrong.zh, test.en])
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter(one => code.includes(one))).toEqual([])
  })

  it('contains no password of the demo accounts (S-AUTH-1)', () => {
    const holders = scripts().filter(file => /["'`](?:123456|654321)["'`]/.test(textOf(file)))
    expect(holders).toEqual([])
  })

  it('has no handlers or styles in documents, and no inline scripts but the one that reads early', () => {
    const documents = ['en', 'zh'].flatMap(language => [
      `sign-in.${language}.html`,
      `invitation.${language}.html`,
      `app.${language}.html`,
    ])
    for (const file of documents) {
      const inline = textOf(file).match(/<script(?![^>]*\ssrc=)/g) ?? []
      expect(inline, file).toHaveLength(file.startsWith('app') ? 1 : 0)
      expect(textOf(file)).not.toMatch(/\son\w+=/)
      expect(textOf(file)).not.toMatch(/\sstyle=/)
    }
  })

  it('has a compressed copy of every script', () => {
    for (const file of scripts().filter(name => textOf(name).length >= 200)) {
      expect(() => readFileSync(`${DIST}/${file}.br`)).not.toThrow()
      expect(() => readFileSync(`${DIST}/${file}.gz`)).not.toThrow()
    }
  })
})
