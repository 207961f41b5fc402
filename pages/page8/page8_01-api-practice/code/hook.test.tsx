import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { check } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { type Operation, readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { blankValues, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { LEVEL_CODE, type RunningConsole, startConsole } from '#tests/running-console.ts'
import { everyKind } from '#tests/tier.ts'
import { hookCode } from './hook.ts'
import { typePrefix } from './types.ts'

const FOLDER = `${import.meta.dirname}/../../../../test-results/hooks-${process.pid}`
const ACCOUNT = { account: 'operator', password: '654321' }

/** Hooks of one kind have the same parts. Their types are compared with the contracts in code.test.ts. */
const kindOf = ({ method, params, query, headers, body, replies }: Operation) =>
  JSON.stringify([
    method,
    ...[params, query, headers].map(part => part !== null),
    body?.mediaType,
    Object.keys(replies),
  ])

/** These would end the session that sends all the others, or make its requests fail. */
const ENDINGS = ['signOut', 'endSession', 'shortenSession', 'createFault', 'startPreset']

type Hook = (token?: string) => UseQueryResult<unknown> | UseMutationResult<unknown, Error, unknown>
let running: RunningConsole
let operations: Operation[]
let token: string

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  running = await startConsole()
  // The code runs as in an app on this origin.
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(running.url)
  operations = readOperations(await (await fetch(`${running.url}/api/openapi.json`)).json())
  token = ((await mutate('signIn', ACCOUNT)) as { token: string }).token
  // Supersuper may call every endpoint.
  await mutate('setLevel', { code: LEVEL_CODE })
}, 240_000)
afterAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  await running?.stop()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {children}
  </QueryClientProvider>
)
const operationOf = (id: string) => operations.find(one => one.id === id) as Operation

/** Writes the hook to a file, as someone who copies it would, and imports it. */
async function hookOf(operation: Operation, values: Values = blankValues(operation)): Promise<Hook> {
  const file = `${FOLDER}/${operation.id}-${Math.random().toString(36).slice(2)}.ts`
  writeFileSync(file, hookCode(operation, values, running.url))
  const module = (await import(/* @vite-ignore */ file)) as Record<string, Hook>
  const hook = module[`use${typePrefix(operation)}`]
  if (!hook) throw new Error(`${operation.id} has no hook`)
  return hook
}

async function query(operation: Operation) {
  const hook = await hookOf(operation)
  const { result } = renderHook(() => hook(token), { wrapper })
  await waitFor(() => expect(result.current.status).toMatch(/^(success|error)$/))
  return result.current
}

async function read(operation: Operation): Promise<unknown> {
  const { data, error } = await query(operation)
  expect(error).toBeNull()
  return data
}

/** The error of a hook for a status that its endpoint declares. */
const declaredRefusal = ({ replies }: Operation) => new RegExp(`^(${Object.keys(replies).join('|')}) `)

async function mutate(id: string, body?: unknown, values?: Values): Promise<unknown> {
  const hook = await hookOf(operationOf(id), values)
  const { result } = renderHook(() => hook(token), { wrapper })
  return (result.current as UseMutationResult<unknown, Error, unknown>).mutateAsync(body)
}

test('every query hook reads what the contract declares', async () => {
  const queries = operations.filter(({ method, live }) => method === 'GET' && live === null)
  expect(queries.length).toBeGreaterThan(4)
  for (const operation of everyKind(queries, kindOf)) {
    const { data, error } = await query(operation)
    if (error) {
      // Blank values are not enough for a valid request, so the hook reports the server's refusal.
      expect(operation.params ?? operation.query, `${operation.id}: ${error}`).not.toBeNull()
      expect((error as Error).message).toMatch(declaredRefusal(operation))
      continue
    }
    const { schema } = operation.replies[200] ?? {}
    if (schema) expect({ id: operation.id, issues: check(schema, data) }).toEqual({ id: operation.id, issues: [] })
    else expect(data).toBeInstanceOf(Blob)
  }
})

test('every mutation hook writes, or throws the server’s refusal', async () => {
  const mutations = operations.filter(({ method, id }) => method !== 'GET' && !ENDINGS.includes(id))
  expect(mutations.length).toBeGreaterThan(5)
  for (const operation of everyKind(mutations, kindOf)) {
    const { id, body } = operation
    await mutate(id, body?.schema ? blankValues(operation).body : undefined).catch((error: Error) => {
      expect(error.message, id).toMatch(declaredRefusal(operation))
    })
  }
})

test('a mutation with the filled-in values makes the change', async () => {
  const operation = operationOf('updateProfile')
  const { version } = (await read(operationOf('readProfile'))) as { version: number }
  const values = { ...blankValues(operation), headers: { 'if-match': `"${version}"` } }
  expect(await mutate('updateProfile', { address: 'Hualien' }, values)).toMatchObject({ address: 'Hualien' })
  await expect(mutate('updateProfile', { address: 'Taitung' }, values)).rejects.toThrow(/^412 .*stale/)
})

describe('a mutation with an idempotency key', () => {
  const spread = (name: string) => ({
    name,
    pokemonId: 445,
    nature: 'jolly',
    level: 50,
    ivs: forEachStat(() => 31),
    evs: forEachStat(() => 0),
  })
  const headers = () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(running.url + path, { headers: headers(), ...init })).json()
  const countOf = async (name: string) =>
    ((await ask('/api/spreads?limit=200')) as { rows: { name: string }[] }).rows.filter(row => row.name === name).length
  /** The idempotency keys that the server received, in order. */
  const keysSent = async () => {
    const { rows } = (await ask('/api/traffic?endpoint=createSpread&limit=200')) as { rows: { id: number }[] }
    const details = await Promise.all(rows.map(({ id }) => ask(`/api/traffic/${id}`)))
    return details.map(detail => detail.requestHeaders['idempotency-key'] as string).reverse()
  }
  /** Makes the first requests take effect, but lose their responses. */
  const loseReplies = (first: number) => {
    const body = JSON.stringify({ method: 'POST', path: '/api/spreads', fault: { lost: true, first } })
    return ask('/api/faults', { method: 'POST', body })
  }
  const client = () => new QueryClient({ defaultOptions: { mutations: { retry: 1, retryDelay: 1 } } })
  const render = async () => {
    const values = { ...blankValues(operationOf('createSpread')), headers: { 'idempotency-key': 'filled-in' } }
    const hook = await hookOf(operationOf('createSpread'), values)
    const queries = client()
    const wrap = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    )
    const { result } = renderHook(() => hook(token), { wrapper: wrap })
    return (body: unknown) => (result.current as UseMutationResult<unknown, Error, unknown>).mutateAsync(body)
  }

  test('is retried with the same key after a lost response, and writes once', async () => {
    const mutateAsync = await render()
    await loseReplies(1)
    await mutateAsync(spread('lost'))
    expect(await countOf('lost')).toBe(1)
    await expect.poll(async () => (await keysSent()).length).toBe(2)
    const [first, second] = await keysSent()
    expect(first).toBe(second)
    expect(first).not.toBe('filled-in')
  })

  test('writes again when it is called again, even with the same body at the same time', async () => {
    const mutateAsync = await render()
    const body = spread('twice')
    await mutateAsync(body)
    await Promise.all([mutateAsync(body), mutateAsync(body)])
    expect(await countOf('twice')).toBe(3)
  })
})

test('signing out returns nothing, and the token is no longer valid', async () => {
  expect(await mutate('signOut')).toBeUndefined()
  await expect(mutate('createLiveTicket')).rejects.toThrow(/^401 /)
})
