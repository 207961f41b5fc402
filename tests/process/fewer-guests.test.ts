import { execFile } from 'node:child_process'
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { copySource } from '#tests/copy-source.ts'
import { startConsole } from '#tests/running-console.ts'
import { isLong } from '#tests/tier.ts'

// Deletes, in a copy of the source, practice with the lessons of pages, every page but four, and every resource that nothing needs any more. The rest
// compiles, starts, and passes its tests.

const PAGES = ['page1', 'page3_01', 'page5_01', 'page5_05']
/** The resources of these pages, whose tests must pass without the others. */
const TESTED = [
  'members',
  'teams',
  'orders',
  'customers',
  'products',
  'sites',
  'tickets',
  'events',
  'overview',
  'views',
]

const copy = copySource()
afterAll(() => rmSync(copy, { recursive: true, force: true }))
const find = (pattern: string) => globSync(pattern, { cwd: copy })
const remove = (path: string) => rmSync(`${copy}/${path}`, { recursive: true })
const textOf = (file: string) => readFileSync(`${copy}/${file}`, 'utf8')

/** The files of guests and hosts, without their tests. */
const codeIn = (pattern: string) =>
  find(pattern).filter(file => /\.tsx?$/.test(file) && !/\.(test|e2e|cases)\.tsx?$|samples\.ts$/.test(file))
const IMPORT = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'#((?:resources\/([\w-]+)|pages)\/[^']+)'/g
const importsOf = (file: string) => [...textOf(file).matchAll(IMPORT)]
const resourcesOf = (pattern: string) =>
  codeIn(pattern)
    .flatMap(importsOf)
    .flatMap(([, , resource]) => resource ?? [])

remove('practice')
// Classes show what practice has found.
remove('pages/class')
for (const file of find('pages/**/{how.tsx,guide.ts,tasks.ts,tasks.cases.ts}')) remove(file)
const [allPages, allResources] = [find('pages/{page?-*,page?/page?_??-*}'), readdirSync(`${copy}/resources`)]
for (const page of allPages) if (!PAGES.includes(/(page\d(?:_\d\d)?)-/.exec(page)?.[1] ?? '')) remove(page)
const needed = new Set(resourcesOf('{client,server,shared,company,pages}/**/*'))
for (const resource of needed) for (const other of resourcesOf(`resources/${resource}/**/*`)) needed.add(other)
for (const name of allResources) if (!name.endsWith('.md') && !needed.has(name)) remove(`resources/${name}`)
// A test may call guests of others, which are gone with it.
for (const test of find('{client,server,resources,tests}/**/*.{test,e2e}.{ts,tsx}'))
  if (importsOf(test).some(([, target = '']) => find(target).length === 0)) remove(test)
// The packages are those of this project, and its compiler's notes are kept beside them.
for (const config of find('tsconfig.*.json'))
  writeFileSync(`${copy}/${config}`, textOf(config).replaceAll('node_modules/.cache/tsc', '.tsc'))

/** Runs a program of the project in the copy. Throws its output if it fails. */
async function run(program: string, ...words: string[]): Promise<string> {
  const options = { cwd: copy, maxBuffer: 2 ** 24 }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], options).catch(error => {
    throw new Error(`${program} ${words.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
  return stdout
}

test('most guests are gone', () => {
  expect(find('pages/{page?-*,page?/page?_??-*}')).toHaveLength(PAGES.length)
  expect(needed.size).toBeLessThan(allResources.length / 2)
})

test('what is left compiles', async () => {
  await run('node_modules/typescript/bin/tsc', '-b', 'tsconfig.client.json', 'tsconfig.server.json')
})

test.runIf(isLong)('it is built, starts with its part of the practice company, and lists it', async () => {
  const open = await startConsole({}, { root: copy })
  try {
    const ask = (path: string, init?: RequestInit) => fetch(`${open.url}/api/${path}`, init).then(reply => reply.json())
    const body = JSON.stringify({ account: 'operator', password: '654321' })
    const headers = { 'content-type': 'application/json' }
    const { token } = await ask('sessions', { method: 'POST', headers, body })
    const list = (path: string) => ask(path, { headers: { authorization: `Bearer ${token}` } })
    expect((await list('members')).rows[0]).toMatchObject({ email: expect.stringContaining('@') })
    expect((await list('orders')).count.value).toBeGreaterThan(1000)
    const { rows } = (await list('sandboxes')).rows[0]
    expect(Object.keys(rows)).toEqual(['customers', 'members', 'orders', 'orderLines', 'products', 'teams', 'tickets'])
    const documentOf = (page: string) => fetch(`${open.url}/strive/page3/${page}`).then(reply => reply.text())
    // The document of a page names its code.
    expect(await documentOf('page3_01')).toContain('/assets/page-')
    expect(await documentOf('page3_02')).not.toContain('/assets/page-')
  } finally {
    await open.stop()
  }
})

test.runIf(isLong)('the tests of what is left pass', async () => {
  const files = TESTED.map(name => `resources/${name}/`)
  const said = await run('node_modules/vitest/vitest.mjs', 'run', '--project', 'sqlite', ...files)
  expect(said).toMatch(/Test Files .*\d passed/)
})
