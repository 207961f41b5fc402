import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type * as Renderer from '#client/start/document.ts'
import type { Parts } from '#client/start/document.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { CSS_TARGET, ROOT } from './paths.ts'
import { buildReadEarly } from './read-early.ts'
import { writeVisitorScripts } from './visitor-scripts.ts'

const BOOT = 'client/start/boot.ts'
const LOADER = 'client/start/loader.ts'
const APP = 'client/start/main.tsx'

/** The description of a build for the server: `pages.json` in its folder. */
export type PagesFile = {
  /** The mount path of the app, with a slash at both ends. */
  mount: string
  /** The hashes of the style and the script inside documents, for the Content-Security-Policy. */
  styleHash: string
  scriptHash: string
  /** The files of each page, by its path. The document for a page preloads them. */
  pages: Record<string, string[]>
  /** What the lists of each page read first, by its path. */
  reads: Readonly<Record<string, string[]>>
  /** The names of the documents: `sign-in`, `app`, and the screens of pages for visitors. */
  screens: readonly string[]
  fingerprint: string
}

/** Writes the documents of a finished build (`sign-in.en.html`, `app.zh.html` …) and returns its description. */
export async function writeDocuments(folder: string, mount: string): Promise<Omit<PagesFile, 'fingerprint'>> {
  const manifest: Manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'))
  const { renderDocument, inlineStyle, screens, visitorScripts, firstReads } = await importRenderer(folder, mount)
  const readEarly = await buildReadEarly()
  const parts = {
    ...partsOf(manifest, mount),
    readEarly,
    scripts: await writeVisitorScripts(folder, mount, visitorScripts),
  }
  for (const screen of screens)
    for (const language of LANGUAGES)
      await writeFile(`${folder}/${screen}.${language}.html`, renderDocument(screen, language, parts))
  return {
    mount,
    styleHash: hashOf(inlineStyle),
    scriptHash: hashOf(readEarly),
    pages: pageFiles(manifest, mount, parts),
    reads: firstReads,
    screens,
  }
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Builds the renderer for Node, which cannot run TSX or import CSS. */
async function importRenderer(folder: string, mount: string) {
  const outDir = `${folder}/.vite/renderer`
  await build({
    configFile: false,
    root: ROOT,
    base: mount,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      manifest: false,
      cssMinify: 'lightningcss',
      cssTarget: CSS_TARGET,
      rolldownOptions: { input: `${ROOT}/client/start/document.ts`, output: { codeSplitting: false } },
    },
  })
  const module: typeof Renderer = await import(/* @vite-ignore */ `${pathToFileURL(`${outDir}/document.js`)}`)
  return module
}

type FileParts = Omit<Parts, 'scripts' | 'readEarly'>

function partsOf(manifest: Manifest, mount: string): FileParts {
  const address = (file: string | undefined) => {
    if (file === undefined) throw new Error('the build lacks one of its entries')
    return mount + file
  }
  const boot = address(manifest[BOOT]?.file)
  const loader = address(manifest[LOADER]?.file)
  const { chunks, styles } = reach(manifest, APP)
  return {
    boot,
    loader,
    chunks: [...chunks].map(address).filter(chunk => chunk !== boot && chunk !== loader),
    styles: [...styles].map(address),
  }
}

/** Every file that a chunk needs, each after its imports. The chunk itself is last. */
function reach(manifest: Manifest, key: string) {
  const chunks = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (at: string) => {
    const chunk = manifest[at]
    if (!chunk || seen.has(at)) return
    seen.add(at)
    for (const one of chunk.imports ?? []) visit(one)
    chunks.add(chunk.file)
    for (const css of chunk.css ?? []) styles.add(css)
  }
  visit(key)
  return { chunks, styles }
}

function pageFiles(manifest: Manifest, mount: string, parts: FileParts) {
  const known = new Set([parts.boot, parts.loader, ...parts.chunks, ...parts.styles])
  const pages: Record<string, string[]> = {}
  for (const key of Object.keys(manifest)) {
    const path = /^pages(\/page\d)?\/(page\d(?:_\d\d)?)-[^/]*\/page\.tsx$/.exec(key)
    if (!path) continue
    const { chunks, styles } = reach(manifest, key)
    const files = [...chunks, ...styles].map(file => mount + file)
    pages[`${path[1] ?? ''}/${path[2]}`] = files.filter(file => !known.has(file))
  }
  return pages
}
