import { execFile } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copySource } from '#tests/copy-source.ts'
import { isLong } from '#tests/tier.ts'

// Runs `npm run new-page`, with and without a resource, in a copy of the source. All checks are green straight from the
// command.

const PLAIN = 'pages/page5/page5_08-stock-notes'
const LIST = 'pages/page5/page5_09-stock-counts'
const RESOURCE = 'resources/stock-counts'

const copy = copySource()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs a program of the project in the copy. Throws its output if it fails. */
async function run(program: string, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], {
      cwd: copy,
      maxBuffer: 2 ** 24,
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${words.join(' ')}\n${stdout}\n${stderr}`)
  }
}
const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const runTests = (projects: readonly string[], ...words: string[]) =>
  run('node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap(project => ['--project', project]), ...words)

let written: string[]
beforeAll(async () => {
  const plain = await run('scripts/new-page.ts', 'page5_08', 'stock-notes', 'Stock Notes', '庫存備註')
  const list = await run('scripts/new-page.ts', 'page5_09', 'stock-counts', 'Stock Counts', '庫存盤點', '--resource')
  written = [...new Set((plain + list).split('\n').filter(line => /^[\w/.-]+\.(tsx?|css|snap)$/.test(line)))]
})

/** Compiles the drafted files with what they import, which is faster than all projects. */
async function compile() {
  const tests = ['**/*.e2e.ts', '**/*.cases.ts', '**/*.test.ts']
  const projects = {
    client: [
      { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client'] },
      [PLAIN, LIST, 'client/ui/*.d.ts'],
      tests,
    ],
    server: [{ lib: ['esnext'], types: ['node'] }, [RESOURCE, 'resources/*/table.ts', 'browser-types.d.ts'], tests],
  } as const
  // Contracts use a type of the browser, which the server's types don't include.
  writeFileSync(`${copy}/browser-types.d.ts`, 'type BodyInit = string | Uint8Array | ReadableStream\n')
  for (const [name, [options, include, exclude]] of Object.entries(projects)) {
    const own = { composite: false, emitDeclarationOnly: false, noEmit: true, jsx: 'react-jsx', ...options }
    const project = { extends: './tsconfig.base.json', compilerOptions: own, include, exclude }
    writeFileSync(`${copy}/tsconfig.${name}-new.json`, JSON.stringify(project))
    await run('node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}-new.json`)
  }
}

test('pages with a resource add only its two folders, a migration, permissions, keys and lines of the route table', () => {
  const elsewhere = written.filter(path => ![PLAIN, LIST, RESOURCE].some(folder => path.startsWith(folder)))
  expect(elsewhere).toEqual([
    'tests/__snapshots__/architecture.test.ts.snap',
    expect.stringMatching(/^server\/database\/migrations\/\d+-stock-counts\.ts$/),
    'shared/permissions.ts',
    'resources/preferences/rules.ts',
  ])
})

test('the drafted files pass the linter', async () => {
  await run(BIOME, 'check', '--error-on-warnings', ...written.filter(path => !path.endsWith('.snap')))
})

test('the drafted files compile', compile)

test('the rules of the house, the texts and the routes hold', async () => {
  const rules = ['imports/imports', 'architecture', 'guides', 'messages', 'openapi', 'requirements', 'shortcuts']
  const files = rules.map(name => `tests/${name}.test.ts`)
  await runTests(['unit', 'client'], ...files, 'client/router', 'client/find', 'practice/client')
})

const NEW = 'StockCount|stock-counts|page5_08|page5_09|stock counts|blank name|restores a row|exports all rows'
test('the new endpoints and lessons pass their own tests and those generated for all', async () => {
  const files = ['permissions', 'isolation', 'writes', 'lessons'].map(name => `tests/server/${name}.test.ts`)
  const said = await runTests(['sqlite', ...(isLong ? ['postgres'] : [])], RESOURCE, ...files, '-t', NEW)
  expect(said).toMatch(/Tests .*\d\d passed/)
})

test.runIf(isLong)('the budgets hold, and the stories pass', async () => {
  await runTests(['unit'], 'tests/budgets.test.ts')
  await run('node_modules/@playwright/test/cli.js', 'test', PLAIN, LIST, '--project', 'chromium', '--retries', '0')
})

/** A field of each kind: its declaration, its columns and a value. */
const ADDED = {
  note: [`{ kind: 'text', sort: 'asc', input: z.string() }`, `'note', 'text'`, `'counted twice'`],
  amount: [`{ kind: 'number', input: z.int() }`, `'amount', 'integer'`, `1200`],
  priceCents: [`{ kind: 'money', as: 'price', input: z.int() }`, `'price_cents', 'integer'`, `440_950`],
  isOpen: [`{ kind: 'flag', input: z.boolean() }`, `'is_open', 'integer'`, `true`],
  countedOn: [`{ kind: 'day', input: z.iso.date() }`, `'counted_on', 'text'`, `'2026-10-31'`],
  countedAt: [`{ kind: 'moment', input: z.iso.datetime() }`, `'counted_at', 'text'`, `'2026-10-31T06:30:00.000Z'`],
  productId: [`{ kind: 'id', input: z.int() }`, `'product_id', 'integer'`, `7`],
  label: [
    `{ kind: 'names', input: z.object({ en: z.string(), zh: z.string() }) }`,
    `'label_en', 'text').addColumn('label_zh', 'text'`,
    `{ en: 'Shelf', zh: '架' }`,
  ],
  state: [
    `{ kind: 'choice', values: ['new', 'done'], words: { new: { en: 'New', zh: '新' }, done: { en: 'Done', zh: '完成' } }, input: z.enum(['new', 'done']) }`,
    `'state', 'text'`,
    `'done'`,
  ],
  numbers: [`{ kind: 'json', schema: z.array(z.int()), input: z.array(z.int()) }`, `'numbers', 'text'`, `[3, 4]`],
} as const

describe.runIf(isLong)('a column of each kind', () => {
  const edit = (file: string, before: string, after: string) => {
    const text = readFileSync(`${copy}/${file}`, 'utf8')
    expect(text).toContain(before)
    writeFileSync(`${copy}/${file}`, text.replace(before, after + before))
  }

  test('takes a line in three files, and is in table, API, export, document, list and pane', async () => {
    const [migration = ''] = globSync('server/database/migrations/*-stock-counts.ts', { cwd: copy })
    for (const [name, [field, columns, value]] of Object.entries(ADDED)) {
      const title = `, title: { en: 'Title of ${name}', zh: '${name}' } }`
      edit(
        `${RESOURCE}/fields.ts`,
        `  id: {`,
        `  /** Describes ${name}. */\n  ${name}: ${field.replace(/ }$/, title)},\n`,
      )
      edit(migration, `    .addColumn('folded'`, `    .addColumn(${columns})\n`)
      edit(`${RESOURCE}/samples.ts`, ` }\nconst`, `, ${name}: ${value}`)
    }
    writeFileSync(`${copy}/${RESOURCE}/columns.test.ts`, SERVER_TEST)
    writeFileSync(`${copy}/${LIST}/columns.test.tsx`, CLIENT_TEST)
    await compile()
    const files = [`${RESOURCE}/columns.test.ts`, `${LIST}/columns.test.tsx`]
    expect(await runTests(['sqlite', 'client'], ...files)).toMatch(/Tests .*2 passed/)
  })
})

/** Both files use what the copy has: a resource with the added fields. */
const SERVER_TEST = `
import { expect, test } from 'vitest'
import { ADMIN, createTestApp } from '#tests/test-app.ts'
import { COLUMNS, createStockCount, exportStockCounts, listStockCounts, readStockCount } from './contract.ts'
import { FIRST } from './samples.ts'

const NEW = ${JSON.stringify(Object.keys(ADDED))}

test('database, API, export and document have the new columns', async () => {
  const app = await createTestApp()
  const me = await app.signInAs(ADMIN)
  const made = await me.call(createStockCount, { body: FIRST })
  expect(made).toMatchObject(FIRST)
  expect(await me.call(readStockCount, { params: { stockCountId: made.id } })).toEqual(made)
  expect((await me.call(listStockCounts, { query: { sort: '-note' } })).rows).toEqual([made])
  expect(await app.db.selectFrom('stock_count').selectAll().execute()).toMatchObject([
    {
      note: 'counted twice', amount: 1200, price_cents: 440_950, is_open: 1, counted_on: '2026-10-31',
      counted_at: '2026-10-31T06:30:00.000Z', product_id: 7, label_en: 'Shelf', label_zh: '架', state: 'done', numbers: '[3,4]',
    },
  ])
  const columns = COLUMNS.filter(id => !['name', 'updatedAt'].includes(id))
  const file = await me.call(exportStockCounts, { query: { columns, zone: 'Asia/Taipei', language: 'en' } })
  const [head, line] = (await new Response(file).text()).trim().split(/\\r?\\n/)
  expect(head).toBe(NEW.map(name => 'Title of ' + name).join().replace('priceCents', 'priceCents (TWD)')
    .replace('countedAt', 'countedAt (Asia/Taipei)').replace('of label', 'of label,Title of label (Chinese)'))
  expect(line).toBe('counted twice,1200,4409.50,Yes,2026-10-31,2026-10-31 14:30:00,7,Shelf,架,Done,"[3,4]"')
  const document = await (await app.request('/api/openapi.json')).json()
  const { properties, required } = document.components.schemas.StockCount
  for (const name of NEW) {
    expect(required).toContain(name)
    expect(JSON.stringify(properties[name])).toContain('Describes ' + name)
  }
  await app.close()
})
`
const CLIENT_TEST = `
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatsOf } from '#client/i18n/formats.ts'
import { RowFacts } from '#client/ui/row-facts.tsx'
import { COLUMNS } from '#resources/stock-counts/contract.ts'
import { FIRST } from '#resources/stock-counts/samples.ts'
import { columns, type View } from './columns.tsx'
import { messages } from './messages.ts'

test('list and pane show the new columns', () => {
  const t: View['t'] = key => String(messages.texts[key].en)
  const view: View = { t, language: 'en', formats: formatsOf('en', 'Asia/Taipei'), onOpen: () => {} }
  expect(columns.map(({ id }) => id)).toEqual(COLUMNS)
  const row = { ...FIRST, id: 1, version: 1, updatedAt: '2026-10-31T00:00:00Z' }
  const { container } = render(<RowFacts label="Details" columns={columns.slice(1, -1)} row={row} view={view} />)
  const shown = [...container.querySelectorAll('dl > div')].map(({ children: [name, value] }) => [name?.textContent, value?.textContent])
  expect(shown).toEqual([
    ['Title of note', 'counted twice'], ['Title of amount', '1,200'], ['Title of priceCents', 'NT$4,409.50'], ['Title of isOpen', 'Yes'],
    ['Title of countedOn', 'Oct 31, 2026'], ['Title of countedAt', view.formats.moment('2026-10-31T06:30:00Z', 'listed')], ['Title of productId', '7'],
    ['Title of label', 'Shelf'], ['Title of state', 'Done'], ['Title of numbers', '[3,4]'],
  ])
})
`
