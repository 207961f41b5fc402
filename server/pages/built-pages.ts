import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { App } from '#server/http/app.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { mountDocuments, type Says, screenAt, type Wanted, withDemo } from './documents.ts'
import { type Origins, pageHeaders } from './policy.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** Browsers ask every time. */
const NEVER = 'no-cache'

/** The description of the build, written by scripts/build/documents.ts. */
type PagesFile = {
  mount: string
  styleHash: string
  scriptHash: string
  pages: Record<string, string[]>
  reads: Record<string, string[]>
  screens: string[]
}

type Build = PagesFile & { documents: Map<string, string>; answers: Map<string, Answer> }

/**
 * Serves the build in a folder: precompressed files, and documents in the requested language and color scheme. A new
 * build is served as soon as it exists, and open tabs switch to it by themselves (client/start/reload.ts).
 */
export function mountBuiltPages(app: App, dist: string, says: Says, origins: Origins): void {
  const build = followBuild(dist)
  const { mount } = build()
  const headers = pageHeaders(build, origins)
  app.use(mount.slice(0, -1), headers)
  app.use(`${mount}*`, headers)

  const file = serveStatic({
    root: dist,
    rewriteRequestPath: path => path.slice(mount.length - 1),
    precompressed: true,
  })
  app.use(`${mount}assets/*`, keptFor(A_YEAR), file)
  app.get(`${mount}favicon.svg`, keptFor(A_DAY), file)
  // The service worker of page 8_07: a new build must be noticed at once.
  app.get(`${mount}offline-worker.js`, keptFor(NEVER), file)
  // Browsers request this for documents without an icon, such as an API response opened in a tab.
  app.get('/favicon.ico', c => c.redirect(`${mount}favicon.svg`))

  mountDocuments(app, mount, says, (wanted, accepted) => {
    const { pages, reads, documents, answers, screens } = build()
    const screen = screenAt(wanted.path, screens)
    const page = screen === 'app' ? findPage(pages, wanted.path) : null
    // A record's path, or parameters, may change what the page reads.
    const first = page === wanted.path && !wanted.hasQuery ? (reads[page] ?? []) : []
    const key = [screen, wanted.language, wanted.scheme, page, first.length, wanted.demo].join(' ')
    const html = documents.get(`${screen}.${wanted.language}`) ?? ''
    const files = page ? (pages[page] ?? []) : []
    const answer = answers.getOrInsertComputed(key, () => compress(forVisitor(html, wanted, { files, first })))
    return encoded(answer, accepted)
  })
}

const keptFor =
  (time: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', time)
  }

/** Returns the current build of the folder. Each request only checks the modification time of one file. */
function followBuild(dist: string): () => Build {
  let current: Build | null = null
  let builtAtMs = 0
  return () => {
    const { mtimeMs = 0 } = statSync(`${dist}/pages.json`, { throwIfNoEntry: false }) ?? {}
    // While a new build replaces the old one, the file may be missing for a moment.
    if (current && (mtimeMs === 0 || mtimeMs === builtAtMs)) return current
    builtAtMs = mtimeMs
    current = readBuild(dist)
    return current
  }
}

function readBuild(dist: string): Build {
  try {
    const pagesFile: PagesFile = JSON.parse(readFileSync(`${dist}/pages.json`, 'utf8'))
    const names = pagesFile.screens.flatMap(screen => LANGUAGES.map(language => `${screen}.${language}`))
    const documents = new Map(names.map(name => [name, readFileSync(`${dist}/${name}.html`, 'utf8')]))
    return { ...pagesFile, documents, answers: new Map() }
  } catch (cause) {
    throw new Error('The client has not been built. Run `npm run build`, or start with `npm start`.', { cause })
  }
}

/** The page at a path, or the page that contains it. */
const findPage = (pages: Record<string, string[]>, path: string) =>
  Object.keys(pages).find(page => path === page || path.startsWith(`${page}/`)) ?? null

/** What the document of a page preloads, and what its lists read first. */
type OfPage = { files: string[]; first: string[] }

/** The document in the visitor's color scheme, for the requested page. */
function forVisitor(html: string, { scheme, demo }: Wanted, { files, first }: OfPage) {
  const rel = (file: string) => (file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"')
  const links = files.map(file => `<link ${rel(file)} crossorigin href="${file}">`).join('')
  const marked = scheme ? html.replace('<html ', `<html data-scheme="${scheme}" `) : html
  const reads = first.join(' ').replaceAll('&', '&amp;')
  return withDemo(marked, demo)
    .replace('<script type="module"', () => `${links}<script type="module"`)
    .replace('<script data-reads=', () => `<script data-first="${reads}" data-reads=`)
}

type Answer = { plain: string; br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }

/** Compresses each variant once, on its first visit. A document has only a few kilobytes. */
const compress = (plain: string): Answer => ({
  plain,
  br: new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })),
  gzip: new Uint8Array(gzipSync(plain, { level: 9 })),
})

function encoded({ plain, br, gzip }: Answer, accepted: string) {
  const accepts = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)
  if (accepts('br')) return { body: br, encoding: 'br' }
  if (accepts('gzip')) return { body: gzip, encoding: 'gzip' }
  return { body: plain, encoding: null }
}
