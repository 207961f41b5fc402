import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { App } from '#server/app.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { mountDocuments, SCREENS, type Wanted } from './documents.ts'
import { pageHeaders } from './policy.ts'

const DIST = resolve(import.meta.dirname, '../../dist')
const A_YEAR = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** What the build says of itself; scripts/build/documents.ts writes it. */
type PagesFile = { mount: string; styleHash: string; pages: Record<string, string[]> }

/** Serves the build in `dist/`: files as they were compressed there, documents for the language and scheme that are asked for. */
export async function mountBuiltPages(app: App): Promise<void> {
  const { mount, styleHash, pages } = await readBuild()
  const documents = await readDocuments()
  app.use(mount.slice(0, -1), pageHeaders({ styleHash }))
  app.use(`${mount}*`, pageHeaders({ styleHash }))

  const file = serveStatic({
    root: DIST,
    rewriteRequestPath: path => path.slice(mount.length - 1),
    precompressed: true,
  })
  app.use(`${mount}assets/*`, keptFor(A_YEAR), file)
  app.get(`${mount}favicon.svg`, keptFor(A_DAY), file)

  const answers = new Map<string, Answer>()
  mountDocuments(app, mount, (wanted, accepted) => {
    const page = wanted.screen === 'app' ? findPage(pages, wanted.path) : null
    const key = [wanted.screen, wanted.language, wanted.scheme, page].join(' ')
    const html = documents.get(`${wanted.screen}.${wanted.language}`) ?? ''
    const answer = answers.get(key) ?? compress(forVisitor(html, wanted, page ? (pages[page] ?? []) : []))
    answers.set(key, answer)
    return encoded(answer, accepted)
  })
}

const keptFor =
  (time: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', time)
  }

async function readBuild(): Promise<PagesFile> {
  try {
    return JSON.parse(await readFile(`${DIST}/pages.json`, 'utf8'))
  } catch (cause) {
    throw new Error('The client is not built: run `npm run build`, or start with `npm start`.', { cause })
  }
}

async function readDocuments() {
  const names = SCREENS.flatMap(screen => LANGUAGES.map(language => `${screen}.${language}`))
  return new Map(
    await Promise.all(names.map(async name => [name, await readFile(`${DIST}/${name}.html`, 'utf8')] as const)),
  )
}

/** The page that a path names, or lies within. */
const findPage = (pages: Record<string, string[]>, path: string) =>
  Object.keys(pages).find(page => path === page || path.startsWith(`${page}/`)) ?? null

/** The document in the visitor's scheme, with the code of the page that is asked for under way at once. */
function forVisitor(html: string, { scheme }: Wanted, chunks: string[]) {
  const links = chunks.map(chunk => `<link rel="modulepreload" crossorigin href="${chunk}">`).join('')
  const marked = scheme ? html.replace('<html ', `<html data-mantine-color-scheme="${scheme}" `) : html
  return links ? marked.replace('<script ', `${links}<script `) : marked
}

type Answer = { plain: string; br: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer> }

/** Once per variant, at its first visit: a document is a few kilobytes. */
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
