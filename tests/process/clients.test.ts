import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startConsole } from '#tests/running-console.ts'
import { variants } from '#tests/tier.ts'

// The OpenAPI document in the hands of others: two generators make a client from it, the compiler accepts a program
// that uses the client, and the program works on a running server.

const ROOT = `${import.meta.dirname}/../..`
const folder = `${ROOT}/test-results/clients-${process.pid}`
const run = promisify(execFile)

beforeEach(() => void mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The output of a program, or of its failure. */
const outputOf = (file: string, args: string[] = [], env: Record<string, string> = {}) =>
  run(process.execPath, [file, ...args], { cwd: folder, env: { ...process.env, ...env } }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  )

const generate = (program: string, ...args: string[]) =>
  outputOf(`${ROOT}/tests/process/clients/node_modules/${program}`, args)

const HEY_API = `export default { input: 'openapi.json', output: { path: 'hey', importFileExtension: '.ts' } }\n`

const GENERATORS: Record<string, () => Promise<string>> = {
  'openapi-typescript': () => generate('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'schema.d.ts'),
  'hey-api': () => {
    writeFileSync(`${folder}/openapi-ts.config.mjs`, HEY_API)
    return generate('@hey-api/openapi-ts/bin/run.js')
  },
}

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  allowImportingTsExtensions: true,
  types: ['node'],
}

/** What the compiler says about a program beside its client. */
async function compile(name: string, program: string): Promise<string> {
  writeFileSync(`${folder}/${name}.ts`, program)
  writeFileSync(`${folder}/package.json`, '{"type":"module"}')
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [`${name}.ts`] }))
  return outputOf(`${ROOT}/node_modules/typescript/bin/tsc`, ['-p', 'tsconfig.json'])
}

test.each(variants('openapi-typescript', 'hey-api'))(
  'a client by %s compiles, signs in, lists, creates, and meets a 412',
  async name => {
    const running = await startConsole()
    const document = await fetch(`${running.url}/api/openapi.json`)
    writeFileSync(`${folder}/openapi.json`, await document.text())
    const generated = await GENERATORS[name]?.()
    const program = readFileSync(`${import.meta.dirname}/clients/${name}.ts.txt`, 'utf8')
    expect(await compile(name, program), generated).toBe('')
    expect((await outputOf(`${folder}/${name}.ts`, [], { STRIVE_URL: running.url })).trim().split('\n')).toEqual([
      'signed in',
      '3 drivers: true',
      'created version 1',
      '412 stale: buyer',
    ])
    // The names of fields and the values of lists are checked, so a typing mistake doesn't compile.
    expect(await compile(name, program.replace("'sales', version", "'seller', version"))).toContain('"seller"')
    await running.stop()
  },
)
