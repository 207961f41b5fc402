import { createHash } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { build } from 'vite'
import { WORKER_FILE } from '#client/offline/names.ts'
import type { PagesFile } from '#scripts/build/documents.ts'
import { buildPages } from '#scripts/build/pages.ts'
import { ROOT } from '#scripts/build/paths.ts'
import { withDemo } from '#server/pages/documents.ts'
import { metaPolicy } from '#server/pages/policy.ts'
import { runProgram } from '#server/platform/programs.ts'
import { DEMO_ACCOUNTS, demoText } from '#server/sessions/demo-accounts.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { programFile, TAB_FOLDER, threadFile } from '#tab/names.ts'
import { writeDatabase } from './database.ts'
import { forBrowser, sources } from './files.ts'

const THREADS = ['resources/jobs/thread/main.ts', 'resources/areas/thread/main.ts']
const TEXTS = 'resources/translations/texts-process.ts'
/** The codecs of thumbnails. */
const CODECS = [
  '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm',
]

/**
 * Writes the console with its server and data into a folder, for any host of static files that serves it at `mount`
 * (with slashes at both ends). `repository`: where a visitor finds the source. Replaces the folder only when complete.
 */
export async function buildTab(into: string, mount: string, repository?: string): Promise<void> {
  process.env.NODE_ENV = 'production'
  const folder = await mkdtemp(`${ROOT}/node_modules/.strive-tab-`)
  try {
    const pages = await buildPages(folder, mount, repository)
    const tab = `${folder}/.tab/`
    await mkdir(tab)
    await bundle('tab/worker/main.ts', tab, 'server.js', 'es')
    for (const thread of THREADS) await bundle(thread, tab, threadFile(thread), 'es')
    await bundle('tab/page/main.ts', tab, 'page.js', 'iife')
    await bundle('tab/page/texts.ts', tab, 'texts.js', 'iife')
    await bundle('tab/service-worker/main.ts', folder, WORKER_FILE, 'iife', pages)
    // SQLite's package names a worker and a second copy of its WebAssembly, which nothing here loads.
    await rm(`${tab}assets`, { recursive: true, force: true })
    const require = createRequire(import.meta.url)
    await copyFile(require.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'), `${tab}sqlite3.wasm`)
    for (const codec of CODECS) await copyFile(require.resolve(codec), tab + codec.slice(codec.lastIndexOf('/') + 1))
    await writeFile(tab + programFile(TEXTS), JSON.stringify(await Array.fromAsync(runProgram(TEXTS))))
    await writeFile(`${tab}sources.json`, JSON.stringify(sources()))
    await writeDatabase(`${tab}strive.sqlite.gz`)
    const version = `${TAB_FOLDER}${await hashOf(tab)}/`
    await mkdir(`${folder}/${TAB_FOLDER}`)
    await rename(tab, `${folder}/${version}`)
    await finishDocuments(folder, version, pages)
    await rm(`${folder}/maps`, { recursive: true, force: true })
    await rm(`${folder}/.vite`, { recursive: true, force: true })
    await rm(into, { recursive: true, force: true })
    await mkdir(resolve(into, '..'), { recursive: true })
    await rename(folder, into)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hosts and browsers keep files. Those of one version find each other in their folder, and never those of another. */
export async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`)
  for (const file of files.sort()) hash.update(`${file.slice(folder.length)}\0`).update(await readFile(file))
  return hash.digest('hex').slice(0, 8)
}

export async function bundle(
  input: string,
  outDir: string,
  name: string,
  format: 'es' | 'iife',
  pages?: Pick<PagesFile, 'screens'>,
) {
  await build({
    configFile: false,
    root: ROOT,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [forBrowser()],
    // The function that Vite puts around imports tells the window when one fails.
    define: {
      'window.dispatchEvent': 'globalThis.dispatchEvent',
      SCREENS: JSON.stringify(pages?.screens.filter(name => name !== 'app' && name !== 'sign-in') ?? []),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: {
        input: `${ROOT}/${input}`,
        output: { format, entryFileNames: name, assetFileNames: '[name][extname]', codeSplitting: false },
      },
    },
  })
}

/** Gives every document its policy and the script of the tab, and the names by which a static host finds it. */
async function finishDocuments(folder: string, version: string, pages: Omit<PagesFile, 'fingerprint'>) {
  const { mount, screens } = pages
  const demo = demoText(DEMO_ACCOUNTS.map(({ account }) => account))
  const head = `<meta http-equiv="content-security-policy" content="${metaPolicy(pages)}"><script src="${mount}${version}page.js"></script><script defer src="${mount}${version}texts.js"></script>`
  for (const screen of screens)
    for (const language of LANGUAGES) {
      const file = `${folder}/${screen}.${language}.html`
      const html = await readFile(file, 'utf8')
      const shown = withDemo(html, screen === 'sign-in' ? demo : '')
      await writeFile(
        file,
        shown.replace('<meta charset="utf-8">', found => `${found}${head}`),
      )
    }
  // The first visit begins with the form, also at a link to a page: hosts answer an unknown path with 404.html. With a
  // session, the form gives way to the app.
  for (const name of ['index', '404']) await copyFile(`${folder}/sign-in.en.html`, `${folder}/${name}.html`)
  for (const screen of screens.filter(name => name !== 'app')) {
    const path = screen === 'sign-in' ? 'login' : screen
    await mkdir(`${folder}/${path}`)
    await copyFile(`${folder}/${screen}.en.html`, `${folder}/${path}/index.html`)
  }
}
