// @vitest-environment node
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Operation, readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isSecret, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { buildRequest } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { blankValues, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { findOperations } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { commonRefusal, repliesOf } from '#shared/problems/common-refusals.ts'
import { valuesOf } from '#tests/schema-values.ts'
import { everyKind } from '#tests/tier.ts'
import { curlCode } from './curl.ts'
import { fetchCode } from './fetch.ts'
import { hookCode } from './hook.ts'
import { carriesToken, variableOf } from './placeholders.ts'
import { typePrefix, typesCode } from './types.ts'

const run = promisify(execFile)
const ROOT = `${import.meta.dirname}/../../../..`
const TOKEN = 'the-token-of-the-session'
const served = await findOperations()
// Live endpoints have code of their own (streams/).
const operations = readOperations(openapi({ title: 'test', version: '1' }, served)).filter(({ live }) => live === null)
const contracts = served.filter(({ id }) => operations.some(one => one.id === id))

/** The request that the test server received. */
type Heard = { method: string; url: string; headers: Record<string, string>; body: string }
let heard: Heard | null = null
/** What each curl command sent, by its number. */
const heardOf = new Map<number, Heard>()
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer(async (request, reply) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const [, place, url = ''] = /^(?:\/command-(\d+))?(.*)$/s.exec(request.url ?? '') ?? []
    heard = { method: request.method ?? '', url, headers: request.headers as Heard['headers'], body }
    if (place) heardOf.set(Number(place), heard)
    reply.end('heard')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await runCommands()
})
afterAll(() => void server.close())

/**
 * Runs code as a module in a Node process with these environment variables. Uses this process, because starting another
 * one takes longest.
 */
async function runModule(code: string, env: Record<string, string>): Promise<{ stdout: string }> {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  try {
    // A module is evaluated once per URL, so each run needs a new one.
    const address = `data:text/javascript,${encodeURIComponent(`${code}\n// ${++modules}`)}`
    await import(/* @vite-ignore */ address)
    return { stdout: said.mock.calls.flat().join('\n') }
  } finally {
    said.mockRestore()
    vi.unstubAllEnvs()
  }
}
let modules = 0

async function sentBy(act: () => Promise<{ stdout: string }>): Promise<Heard> {
  heard = null
  const { stdout } = await act()
  expect(stdout).toContain('heard')
  if (!heard) throw new Error('nothing was sent')
  return heard
}

/** Characters that are special in a shell, in JavaScript, in JSON or in a URL. */
const NASTY = `it's "quoted" \\ \`tick\` $HOME \${x} $(id) %41 ä 臺灣 🗺️ & ; | # !\n\ttwo`
/** The subset that a header allows. */
const NASTY_HEADER = `it's "quoted" \\ \`tick\` $HOME \${x} $(id) %41`
const PLAIN_SECRET = 'Secret-654321'

/** Values for all parts, with plain secrets, and special characters in every text. */
function sampleOf(operation: Operation, seed: number, text: string): Values {
  const spoil = (schema: Schema | null | undefined, nasty: string) => {
    if (!schema) return {}
    const [value] = fc.sample(valuesOf(schema), { seed, numRuns: 1 }) as [Record<string, unknown>]
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      if (isSecret(name, member)) value[name] = PLAIN_SECRET
      else if (typeof value[name] === 'string' && !member.enum) value[name] = nasty
    }
    return value
  }
  return {
    ...blankValues(operation),
    params: spoil(operation.params, text),
    query: spoil(operation.query, text),
    headers: spoil(operation.headers, NASTY_HEADER),
    ...(operation.body?.schema && { body: spoil(operation.body.schema, text) }),
  }
}

function secretsOf(operation: Operation): Record<string, string> {
  const names = [operation.params, operation.query, operation.headers, operation.body?.schema].flatMap(schema =>
    Object.entries(schema?.properties ?? {}).flatMap(([name, member]) => (isSecret(name, member) ? [name] : [])),
  )
  return Object.fromEntries(names.map(name => [variableOf(name), PLAIN_SECRET]))
}

/** Requests of one shape become commands of one shape: the same parts, with values of the same types. */
const shapeOf = ({ method, params, query, headers, body }: Operation) =>
  JSON.stringify([
    method,
    body?.mediaType,
    ...[params, query, headers].map(part => [
      ...new Set(Object.values(part?.properties ?? {}).map(({ type }) => type)),
    ]),
    Object.entries(body?.schema?.properties ?? {}).some(([name, member]) => isSecret(name, member)),
  ])
/** A process for each command takes a second for sixty. */
const ofEachShape = new Set(everyKind(operations, shapeOf))

const samples = operations.flatMap(operation => [
  { id: operation.id, kind: 'blank', operation, values: blankValues(operation) },
  { id: operation.id, kind: 'nasty', operation, values: sampleOf(operation, 7, NASTY) },
  { id: operation.id, kind: 'any', operation, values: sampleOf(operation, 42, 'plain') },
])

function expectSame(sent: Heard, operation: Operation, values: Values, secrets: Record<string, string>) {
  // Secrets of a blank form are empty; the code reads them from its environment.
  const filled = structuredClone({ ...values, file: null })
  for (const [name, member] of Object.entries(operation.body?.schema?.properties ?? {}))
    if (isSecret(name, member)) (filled.body as Record<string, unknown>)[name] = secrets[variableOf(name)]
  const wanted = buildRequest(operation, filled)
  expect(sent.method).toBe(wanted.method)
  expect(sent.url).toBe(wanted.url)
  expect(sent.body).toBe(wanted.body ?? '')
  for (const [name, value] of Object.entries(wanted.headers)) expect(sent.headers[name.toLowerCase()]).toBe(value)
  expect(sent.headers.authorization).toBe(carriesToken(operation, values) ? `Bearer ${TOKEN}` : undefined)
}

describe.each(samples.map((sample, place) => ({ ...sample, place })))('$id, $kind', ({ operation, values, place }) => {
  const secrets = secretsOf(operation)
  const own = { ...secrets, STRIVE_TOKEN: TOKEN }

  test('as fetch: Node sends exactly what the page would send', async () => {
    const code = fetchCode(operation, values, origin)
    expect(code).not.toContain(PLAIN_SECRET)
    // The code expects a file beside it; an empty one is enough here.
    const sent = await sentBy(() => runModule(code.replace("readFile('file')", "readFile('/dev/null')"), own))
    expectSame(sent, operation, values, secrets)
  })

  if (!ofEachShape.has(operation)) return
  test('as curl: a shell sends exactly what the page would send', () => {
    expect(curlCode(operation, values, origin)).not.toContain(PLAIN_SECRET)
    const sent = heardOf.get(place)
    if (!sent) throw new Error('nothing was sent')
    expectSame(sent, operation, values, secrets)
  })
})

/** Runs the curl commands in one shell, because starting a shell takes longer than a command. */
async function runCommands() {
  const commands = samples.flatMap(({ operation, values }, place) =>
    ofEachShape.has(operation) ? curlCode(operation, values, `${origin}/command-${place}`) : [],
  )
  const secrets = Object.assign({}, ...operations.map(secretsOf))
  const env = { ...process.env, ...secrets, STRIVE_TOKEN: TOKEN }
  const shell = run('sh', ['-s'], { env, maxBuffer: 10_000_000 })
  shell.child.stdin?.end(commands.join('\n'))
  await shell
}

describe('a body written by hand', () => {
  const operation = operations.find(({ id }) => id === 'signIn') as Operation
  const byHand = (text: string) => ({ ...blankValues(operation), text })
  const env = { ...process.env, STRIVE_PASSWORD: PLAIN_SECRET, STRIVE_BODY: 'not { json' }

  test('contains no secrets, and handles names that JavaScript would take for a prototype', async () => {
    const values = byHand(`{"account":"a","password":"${PLAIN_SECRET}","__proto__":{"x":1}}`)
    for (const code of [fetchCode(operation, values, origin), curlCode(operation, values, origin)])
      expect(code).not.toContain(PLAIN_SECRET)
    const wanted = `{"account":"a","password":"${PLAIN_SECRET}","__proto__":{"x":1}}`
    const code = fetchCode(operation, values, origin)
    const sent = await sentBy(() => run(process.execPath, ['--input-type=module', '--eval', code], { env }))
    expect(sent.body).toBe(wanted)
    expect((await sentBy(() => run('sh', ['-c', curlCode(operation, values, origin)], { env }))).body).toBe(wanted)
  })

  test('comes from the environment as a whole if it is not JSON, because its secrets can’t be located', async () => {
    const values = byHand(`{"password":"${PLAIN_SECRET}"`)
    const code = curlCode(operation, values, origin)
    expect(code).not.toContain(PLAIN_SECRET)
    expect((await sentBy(() => run('sh', ['-c', code], { env }))).body).toBe('not { json')
  })
})

test('types and hooks compile, and the types are those of the contracts', { timeout: 120_000 }, async () => {
  const folder = `${ROOT}/test-results/code-${process.pid}`
  mkdirSync(folder, { recursive: true })
  try {
    for (const { operation, kind, values } of samples)
      writeFileSync(`${folder}/${operation.id}-${kind}.ts`, hookCode(operation, values, origin))
    for (const operation of operations) writeFileSync(`${folder}/${operation.id}.types.ts`, typesCode(operation))
    writeFileSync(`${folder}/same.ts`, comparison())
    writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(TSCONFIG))
    const compiler = `${ROOT}/node_modules/typescript/bin/tsc`
    const outcome = await run(process.execPath, [compiler, '-p', folder]).catch((error: { stdout: string }) => error)
    expect(outcome.stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

const TSCONFIG = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['es2024', 'dom', 'dom.iterable'],
  },
  include: ['*.ts'],
}

/** Compares each type of the code with that of the contract, in both directions. */
function comparison(): string {
  const lines = contracts.flatMap(({ id, entity, endpoint }) => {
    const operation = operations.find(one => one.id === id) as Operation
    const prefix = typePrefix(operation)
    const input = `import('#shared/contract.ts').Input<typeof import('#resources/${entity}/contract.ts').${id}>`
    const own = `import('./${id}.types.ts').${prefix}`
    const parts = (['params', 'query', 'headers', 'body'] as const)
      .filter(part => isSchema(endpoint[part]))
      .map(part => [`${own}${part[0]?.toUpperCase()}${part.slice(1)}`, `NonNullable<${input}['${part}']>`])
    const replies = Object.entries(repliesOf(endpoint))
      // If a common refusal has the same status, the document lists both, but the contract only its own.
      .filter(([status]) => !commonRefusal(endpoint, Number(status)))
      .map(([status]) => [
        `${own}Reply${status}`,
        `import('#shared/contract.ts').Received<typeof import('#resources/${entity}/contract.ts').${id}['replies'][${status}]>`,
      ])
    return [...parts, ...replies].map(([a, b], index) => `export const ${id}${index}: Same<${a}, ${b}> = true`)
  })
  return `type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false\n${lines.join('\n')}\n`
}
