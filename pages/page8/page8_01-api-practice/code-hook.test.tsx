import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider, type UseMutationResult, type UseQueryResult } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'
import { check } from './check.ts'
import { hookCode } from './code-hook.ts'
import { typePrefix } from './code-types.ts'
import { type Operation, readOperations } from './document.ts'
import { blankValues, type Values } from './values.ts'

const FOLDER = `${import.meta.dirname}/../../../test-results/hooks-${process.pid}`
const ACCOUNT = { account: 'operator', password: '654321' }

type Hook = (token?: string) => UseQueryResult<unknown> | UseMutationResult<unknown, Error, unknown>
let running: RunningConsole
let operations: Operation[]
let token: string

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true })
  running = await startConsole()
  // The pieces run where an app of this origin would.
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL(running.url)
  operations = readOperations(await (await fetch(`${running.url}/api/openapi.json`)).json())
  token = ((await mutate('signIn', ACCOUNT)) as { token: string }).token
}, 60_000)
afterAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  await running.stop()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    {children}
  </QueryClientProvider>
)
const operationOf = (id: string) => operations.find(one => one.id === id) as Operation

/** Writes the hook into a file, as somebody who copies it would, and imports it. */
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

/** What a hook throws for a status that its endpoint declares. */
const declaredRefusal = ({ replies }: Operation) => new RegExp(`^(${Object.keys(replies).join('|')}) `)

async function mutate(id: string, body?: unknown, values?: Values): Promise<unknown> {
  const hook = await hookOf(operationOf(id), values)
  const { result } = renderHook(() => hook(token), { wrapper })
  return (result.current as UseMutationResult<unknown, Error, unknown>).mutateAsync(body)
}

test('every query hook reads what the contract declares', async () => {
  const queries = operations.filter(({ method, live }) => method === 'GET' && live === null)
  expect(queries.length).toBeGreaterThan(4)
  for (const operation of queries) {
    const { data, error } = await query(operation)
    if (error) {
      // Blank values name no row, or not enough: the hook says what the server says.
      expect(operation.params ?? operation.query, `${operation.id}: ${error}`).not.toBeNull()
      expect((error as Error).message).toMatch(declaredRefusal(operation))
      continue
    }
    const { schema } = operation.replies[200] ?? {}
    if (schema) expect({ id: operation.id, faults: check(schema, data) }).toEqual({ id: operation.id, faults: [] })
    else expect(data).toBeInstanceOf(Blob)
  }
})

test('every mutation hook writes, or throws what the server says', async () => {
  const mutations = operations.filter(({ method, id }) => method !== 'GET' && id !== 'signOut')
  expect(mutations.length).toBeGreaterThan(5)
  for (const operation of mutations) {
    const { id, body } = operation
    await mutate(id, body?.schema ? blankValues(operation).body : undefined).catch((error: Error) => {
      expect(error.message, id).toMatch(declaredRefusal(operation))
    })
  }
})

test('a mutation with the values that were filled in changes what it says', async () => {
  const operation = operationOf('updateProfile')
  const { version } = (await read(operationOf('readProfile'))) as { version: number }
  const values = { ...blankValues(operation), headers: { 'if-match': `"${version}"` } }
  expect(await mutate('updateProfile', { address: 'Hualien' }, values)).toMatchObject({ address: 'Hualien' })
  await expect(mutate('updateProfile', { address: 'Taitung' }, values)).rejects.toThrow(/^412 .*stale/)
})

test('signing out answers nothing, and then the token opens nothing', async () => {
  expect(await mutate('signOut')).toBeUndefined()
  await expect(mutate('createLiveTicket')).rejects.toThrow(/^401 /)
})
