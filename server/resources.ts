import * as z from 'zod/mini'
import type { $ZodType as Schema } from 'zod/v4/core'
import { type Endpoint, isSchema, type Socket } from '#shared/contract.ts'
import type { Words } from '#shared/messages.ts'
import { createMatcher } from '#shared/platform/faults.ts'
import type { Caller, Sample } from '#shared/sample.ts'
import type { Db } from './database/open.ts'
import { type AnyEntity, isEntity } from './entities/entity.ts'
import { findModules } from './find-modules.ts'
import type { Served } from './http/serve.ts'
import { listFiles, loadModule } from './platform/files.ts'
import { nextTurn } from './platform/turns.ts'
import type { Search } from './search.ts'
import type { Services } from './services.ts'

/**
 * An endpoint with its operation id (the name of its export in the contract), and the entity of its folder with title and
 * description.
 */
export type Operation = Served & { id: string; entity: string; title: Words; description: string }

/** A socket, named like an endpoint. */
export type NamedSocket = { id: string; entity: string; socket: Socket }

const isEndpoint = (value: unknown): value is Endpoint =>
  value !== null && typeof value === 'object' && 'method' in value && 'path' in value && 'replies' in value

const isSocket = (value: unknown): value is Socket =>
  value !== null && typeof value === 'object' && 'ticket' in value && 'path' in value && 'says' in value

let foundOperations: Promise<readonly Operation[]> | undefined
let foundEntities: Promise<ReadonlyMap<string, AnyEntity>> | undefined

/**
 * All endpoints, found by listing the folders of `resources/` once. Literal paths (`/api/sessions/current`) come before
 * paths with parameters (`/api/sessions/:sessionId`), because the first match wins. Throws if a contract and its server
 * disagree.
 */
export const findOperations = (): Promise<readonly Operation[]> => {
  foundOperations ??= readOperations()
  return foundOperations
}

type Contract = { title: Words; description: string; [name: string]: unknown }

async function readOperations(): Promise<Operation[]> {
  const operations: Operation[] = []
  const servers = new Map(await findModules<{ endpoints: Served[] }>('server.ts'))
  for (const [entity, { title, description, ...contract }] of await findModules<Contract>('contract.ts')) {
    const endpoints = servers.get(entity)?.endpoints ?? []
    const named = Object.entries(contract).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    if (named.length !== endpoints.length)
      throw new Error(`resources/${entity} serves another set than its contract has.`)
    for (const [id, endpoint] of named) {
      const served = endpoints.find(one => one.endpoint === endpoint)
      if (!served) throw new Error(`resources/${entity}/server.ts does not serve ${id}.`)
      operations.push({ ...served, id, entity, title, description })
    }
  }
  return operations.sort((a, b) => parametersIn(a) - parametersIn(b))
}

/** All sockets, found the same way. */
export async function findSockets(): Promise<NamedSocket[]> {
  const sockets: NamedSocket[] = []
  for (const [entity, contract] of await findModules<Contract>('contract.ts'))
    for (const [id, socket] of Object.entries(contract)) if (isSocket(socket)) sockets.push({ id, entity, socket })
  return sockets
}

const parametersIn = ({ endpoint }: Operation) => endpoint.path.split('/:').length

/** Every schema that a contract or a shared file exports, by its export name. */
export async function findSchemas(): Promise<Map<string, Schema>> {
  const schemas = new Map<string, Schema>()
  const files = listFiles(['resources/*/contract.ts', 'shared/**/*.ts'])
  for (const file of files.filter(name => !name.endsWith('.test.ts'))) {
    const exported = await loadModule<Record<string, unknown>>(file)
    for (const [name, value] of Object.entries(exported)) {
      if (!isSchema(value) || !/^[A-Z]/.test(name)) continue
      if ((schemas.get(name) ?? value) !== value)
        throw new Error(`${file} exports another ${name}: a schema's name is its own.`)
      schemas.set(name, value)
    }
  }
  return schemas
}

/**
 * An example of the body of each endpoint whose sample is short and names no rows of its own. Texts that a sample makes
 * up, because they must be unique, are replaced.
 */
export async function findExamples(): Promise<Map<Endpoint, unknown>> {
  const examples = new Map<Endpoint, unknown>()
  for (const [, { samples }] of await findModules<{ samples: Sample[] }>('samples.ts')) {
    await nextTurn()
    for (const { endpoint, prepare } of samples) {
      const { body } = await prepare(NOBODY).catch(() => ({ body: undefined }))
      if (!isSchema(endpoint.body) || body === undefined) continue
      const { data } = z.safeParse(endpoint.body, body)
      const text = JSON.stringify(data)?.replace(UUID, 'Example').replace(SHA256, '0'.repeat(64)) ?? ''
      if (text !== '' && text.length <= MAX_EXAMPLE_LENGTH) examples.set(endpoint, JSON.parse(text))
    }
  }
  return examples
}

/** The document must stay small, and a short example says more. */
const MAX_EXAMPLE_LENGTH = 600
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const SHA256 = /[0-9a-f]{64}/g

/** A caller who gets the same row for every call. If a body needs more of it, there is no example. */
const NOBODY: Caller = {
  account: 'operator',
  password: '654321',
  levelCode: '',
  // Whatever is asked for.
  call: async () => ({ id: 1, version: 1, email: 'operator@strive.example', rows: [] }) as never,
}

/** Every entity by name, from the `entity.ts` of the resources, which are listed once. */
export const findEntities = (): Promise<ReadonlyMap<string, AnyEntity>> => {
  foundEntities ??= readEntities()
  return foundEntities
}

async function readEntities(): Promise<Map<string, AnyEntity>> {
  const entities = new Map<string, AnyEntity>()
  for (const [, exported] of await findModules<Record<string, unknown>>('entity.ts'))
    for (const value of Object.values(exported)) if (isEntity(value)) entities.set(value.name, value)
  return entities
}

/** How each resource with a `search.ts` finds its records, by resource. */
export async function findSearches(): Promise<[name: string, Search][]> {
  return (await findModules<{ search: Search }>('search.ts')).map(([name, { search }]) => [name, search])
}

/** Work outside requests. Returns a function that ends it. */
export type Background = (services: Services) => () => void | Promise<void>

/** The background work of each resource with a `background.ts`. */
export async function findBackground(): Promise<Background[]> {
  return (await findModules<{ start: Background }>('background.ts')).map(([, { start }]) => start)
}

type Sweep = (db: Db) => Promise<void>

/** The functions that delete old rows, by resource. */
export async function findSweeps(): Promise<[name: string, Sweep][]> {
  return (await findModules<{ sweep: Sweep }>('sweep.ts')).map(([name, { sweep }]) => [name, sweep])
}

/** Tells whether a request is one to this endpoint. */
export const matcherOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  createMatcher({ method, path: path.replace(/:(\w+)/g, '{$1}') })

type Install = { install: (db: Db) => Promise<void>; needsCompany?: boolean }

/**
 * Lets each resource with an `install.ts` write its initial rows into the database, at every start. Those that read the
 * practice company (`needsCompany`) come last.
 */
export async function installResources(db: Db): Promise<void> {
  const found = await findModules<Install>('install.ts')
  for (const needsCompany of [false, true])
    for (const [, { install, needsCompany: isLater = false }] of found) if (isLater === needsCompany) await install(db)
}
