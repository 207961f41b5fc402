import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySource } from '#tests/copy-source.ts'

// Runs `npm run new-page -- --resource` in a copy of the source, then compiles, lints, serves and tests the drafted
// files.

const PAGE = 'pages/page5/page5_08-stock-counts'
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
const VITEST = 'node_modules/vitest/vitest.mjs'

let written: string[]
beforeAll(async () => {
  const said = await run('scripts/new-page.ts', 'page5_08', 'stock-counts', 'Stock Counts', '庫存盤點', '--resource')
  written = said.split('\n').filter(line => /^[\w/.-]+\.(tsx?|css)$/.test(line))
})

test('a page with a resource adds only its two folders, a migration and permissions', () => {
  const elsewhere = written.filter(path => !path.startsWith(PAGE) && !path.startsWith(RESOURCE))
  expect(elsewhere).toEqual([
    expect.stringMatching(/^server\/database\/migrations\/\d+-stock-counts\.ts$/),
    'shared/permissions.ts',
  ])
})

test('the drafted files pass the linter', async () => {
  await run(BIOME, 'check', '--error-on-warnings', ...written)
})

test.each([
  [
    'client',
    { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client'] },
    [PAGE, 'client/ui/icons.d.ts'],
    ['**/*.e2e.ts', '**/*.cases.ts'],
  ],
  [
    'server',
    { lib: ['esnext'], types: ['node'] },
    [RESOURCE, 'resources/*/table.ts', 'browser-types.d.ts'],
    ['**/*.test.ts'],
  ],
])('the drafted files compile: %s', async (name, options, include, exclude) => {
  const own = { composite: false, emitDeclarationOnly: false, noEmit: true, jsx: 'react-jsx', ...options }
  const project = { extends: './tsconfig.base.json', compilerOptions: own, include, exclude }
  // Contracts use a type of the browser, which the server's types don't include.
  writeFileSync(`${copy}/browser-types.d.ts`, 'type BodyInit = string | Uint8Array | ReadableStream\n')
  writeFileSync(`${copy}/tsconfig.${name}-new.json`, JSON.stringify(project))
  await run('node_modules/typescript/bin/tsc', '-p', `tsconfig.${name}-new.json`)
})

test('the new endpoints pass their own tests and those generated for every endpoint', async () => {
  const files = [
    RESOURCE,
    'tests/server/permissions.test.ts',
    'tests/server/isolation.test.ts',
    'tests/server/writes.test.ts',
  ]
  const said = await run(VITEST, 'run', '--project', 'sqlite', ...files, '-t', 'StockCount|restores a row|blank name')
  expect(said).toMatch(/Test Files .*4 passed/)
})

test('imports, names and lengths follow the rules', async () => {
  const said = await run(
    VITEST,
    'run',
    '--project',
    'unit',
    'tests/architecture.test.ts',
    '-t',
    '^(imports|files|sandbox_id) ',
  )
  expect(said).toMatch(/Tests .*\d passed/)
})
