import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { channelSocket, liveSocket } from '#resources/live/contract.ts'
import { buildClientWhenStale } from '#scripts/build.ts'
import { findOperations } from '#server/resources.ts'

// docs/performance.md promises sizes: they are the same on every machine, so a test holds them. All are gzip, in KB.
const KB = 1024
const DIST = `${import.meta.dirname}/../dist`
const SHARED_KB = 65
/** What several pages are made of; each page fetches the parts that it needs. */
const SHARED = /^(shared|table|forms)$/
/** Libraries that are counted by themselves: only the pages that are made of them fetch them. */
const BESIDES = /^(map|editor|highlight|markdown|plot|virtual)$/

let manifest: Manifest

beforeAll(async () => {
  await buildClientWhenStale()
  manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
}, 120_000)

const textOf = (file: string) => readFileSync(`${DIST}/${file}`, 'utf8')
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0) / KB

/** The files that these entries need at once, styles among them. */
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

const ENTRIES = ['client/start/boot.ts', 'client/start/backstage.ts', 'client/start/main.tsx']
const pageKeys = () => Object.keys(manifest).filter(key => /^pages\/.*\/page\.tsx$/.test(key))
/** The name of the chunk that a file, or a stylesheet's file, belongs to. Stylesheets are in the manifest by themselves, too, without it. */
const nameOf = (file: string) =>
  Object.values(manifest).find(chunk => chunk.name && (chunk.file === file || chunk.css?.includes(file)))?.name ?? ''
const isJs = (file: string) => file.endsWith('.js')

describe('what a visit costs', () => {
  it.each(['en', 'zh'])('the sign-in form works after 6 KB (%s)', language => {
    const boot = filesOf('client/start/boot.ts')
    expect([...boot]).toHaveLength(1)
    expect(kilobytes([`sign-in.${language}.html`, ...boot])).toBeLessThanOrEqual(6)
  })

  it('the shell with page1 is within 215 KB', () => {
    const page1 = pageKeys().filter(key => key.startsWith('pages/page1-'))
    expect(page1).toHaveLength(1)
    expect(kilobytes(filesOf(...ENTRIES, ...page1))).toBeLessThanOrEqual(215)
  })

  it('no page has more than 30 KB of its own', () => {
    const app = filesOf(...ENTRIES)
    const own = (file: string) => !app.has(file) && !SHARED.test(nameOf(file)) && !BESIDES.test(nameOf(file))
    const sizes = pageKeys().map(key => [key, kilobytes([...filesOf(key)].filter(isJs).filter(own))] as const)
    expect(sizes.length).toBeGreaterThan(40)
    expect(sizes.filter(([, size]) => size > 30)).toEqual([])
  })

  it(`all that pages share is within ${SHARED_KB} KB, styles among it`, () => {
    const shared = [...filesOf(...pageKeys())].filter(file => SHARED.test(nameOf(file)))
    expect(shared.filter(isJs)).toHaveLength(3)
    expect(kilobytes(shared)).toBeLessThanOrEqual(SHARED_KB)
  })

  it('a page is few files', () => {
    const app = filesOf(...ENTRIES)
    const counts = pageKeys().map(
      key => [key, [...filesOf(key)].filter(isJs).filter(file => !app.has(file)).length] as const,
    )
    expect(counts.filter(([, count]) => count > 5)).toEqual([])
  })
})

describe('what is in the build', () => {
  const scripts = () => [...new Set(Object.values(manifest).map(chunk => chunk.file))].filter(isJs)

  it('is nothing that endpoints and sockets say of themselves: the console reads that from the server', async () => {
    const code = scripts().map(textOf).join('\n')
    const described = [...(await findOperations()).map(({ endpoint }) => endpoint), liveSocket, channelSocket]
    // A button may say the same in as few words.
    const words = described.flatMap(({ summary }) => [summary.en, summary.zh]).filter(({ length }) => length > 20)
    expect(words.length).toBeGreaterThan(100)
    expect(words.filter(one => code.includes(one))).toEqual([])
  })

  it('is not the whole of Mantine: what no page uses is in no file', () => {
    const classOf = (component: string) => {
      const styles = `${import.meta.dirname}/../node_modules/@mantine/core/esm/components/${component}/${component}.module.mjs`
      return /"(m_\w+)"/.exec(readFileSync(styles, 'utf8'))?.[1] ?? ''
    }
    const unused = ['AngleSlider', 'Blockquote', 'Marquee'].map(classOf)
    expect(unused.every(name => name.startsWith('m_'))).toBe(true)
    expect(scripts().filter(file => unused.some(name => textOf(file).includes(name)))).toEqual([])
  })

  it('holds no password of the demo accounts (S-AUTH-1)', () => {
    const holders = scripts().filter(file => /["'`](?:123456|654321)["'`]/.test(textOf(file)))
    expect(holders).toEqual([])
  })

  it('evaluates no text as code', () => {
    const documents = ['en', 'zh'].flatMap(language => [`sign-in.${language}.html`, `app.${language}.html`])
    for (const file of documents) {
      expect(textOf(file)).not.toMatch(/<script(?![^>]*\ssrc=)/)
      expect(textOf(file)).not.toMatch(/\son\w+=/)
      expect(textOf(file)).not.toMatch(/\sstyle=/)
    }
  })

  it('has every text compressed beside it', () => {
    for (const file of scripts().filter(name => textOf(name).length >= 200)) {
      expect(() => readFileSync(`${DIST}/${file}.br`)).not.toThrow()
      expect(() => readFileSync(`${DIST}/${file}.gz`)).not.toThrow()
    }
  })
})
