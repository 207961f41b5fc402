import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvents } from '#resources/events/contract.ts'
import { createImport } from '#resources/imports/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { findOperations } from '#server/resources.ts'
import { findCopiedTables } from '#server/sandboxes/tables.ts'
import { type Endpoint, resourceOf } from '#shared/contract.ts'
import { isWrite, SANDBOX_HEADER } from '#shared/headers.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { isOfAccount, MAIN } from '#shared/platform/sandboxes.ts'
import { ADMIN, createTestApp, LEVEL_CODE, OPERATOR, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts, so new entities are tested automatically.
/** Whether a list is asked for its pages. */
const takesLimit = (query: Endpoint['query']) =>
  query !== undefined && 'limit' in (jsonSchema(query, 'input').properties ?? {})

const operations = await findOperations()
const readers = operations.filter(({ endpoint }) => endpoint.method === 'GET')
const isOfSandbox = ({ needs, path }: Endpoint) => needs !== 'public' && !isOfAccount(resourceOf(path))
const writers = operations.filter(({ endpoint }) => isWrite(endpoint) && isOfSandbox(endpoint))
const MARK = 'only-in-my-sandbox'
/** An id that no seeded row has. */
const NEW_ID = 900_000

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let other: typeof me
let raised: typeof me

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  other = await app.signInAs(OPERATOR)
  raised = await app.signInAs(ADMIN)
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  const { id } = await me.call(forkSandbox, { body: { name: 'mine' } })
  await me.call(switchSandbox, { body: { sandboxId: id } })
  const newcomer = {
    name: { en: 'A', zh: '甲' },
    email: 'a@strive.example',
    teamId: 1,
    job: 'sales',
    joinedOn: '2026-10-01',
  } as const
  await me.call(createImport, { body: { fileName: MARK, rows: [newcomer] } })
  await me.call(recordEvents, { body: { count: 1 } })
  // Puts the mark into the names of all rows of this sandbox, and adds a row per entity that only this sandbox has.
  const columns = await app.db.introspection.getTables()
  for (const table of await findCopiedTables(app.db)) {
    const names = columns.find(one => one.name === table)?.columns.map(column => column.name) ?? []
    for (const name of ['name_en', 'title_en'])
      if (names.includes(name))
        await app.db
          .updateTable(table)
          .set({ [name]: sql`cast(${MARK} as text) || ' ' || ${sql.ref(names.includes('id') ? 'id' : 'number')}` })
          .where('sandbox_id', '=', id)
          .execute()
    const row = await app.db.selectFrom(table).selectAll().where('sandbox_id', '=', id).limit(1).executeTakeFirst()
    const own = {
      ...(names.includes('sku') && { sku: 'NEW' }),
      ...(names.includes('email') && { email: 'new' }),
      ...(names.includes('name_key') && { name: MARK, name_key: MARK }),
      ...(names.includes('name_en') && { name_en: MARK, name_zh: 'new' }),
    }
    if (row && names.includes('id'))
      await app.db
        .insertInto(table)
        .values({ ...row, ...own, id: NEW_ID } as never)
        .execute()
  }
})
afterAll(() => app.close())

const read = async (who: typeof me, path: string) => {
  const reply = await app.request(path, { headers: { authorization: `Bearer ${who.token}` } })
  return { status: reply.status, text: await textOf(reply) }
}

/** The body of a response, but only the first chunk of an event stream, which never ends. */
async function textOf(reply: Response): Promise<string> {
  if (!reply.headers.get('content-type')?.includes('event-stream')) return reply.text()
  const reader = reply.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

test.each(readers)('$id shows no rows of another operator’s sandbox', async ({ endpoint: { path, query } }) => {
  for (const id of ['1', String(NEW_ID)]) {
    const seen = await read(other, path.replace(/:\w+/g, id) + (takesLimit(query) ? '?limit=200' : ''))
    expect(seen.text).not.toContain(MARK)
  }
})

test('the entities of the practice data show rows to their operator, and not to another', async () => {
  const entities = [
    'roles',
    'teams',
    'members',
    'customers',
    'products',
    'orders',
    'tickets',
    'areas',
    'imports',
    'forms',
  ]
  for (const entity of entities) {
    const list = readers.find(({ endpoint }) => endpoint.path === `/api/${entity}`)
    const query = takesLimit(list?.endpoint.query) ? '?limit=200' : ''
    expect((await read(me, `/api/${entity}${query}`)).text, entity).toContain(MARK)
    expect(await read(me, `/api/${entity}/${NEW_ID}`)).toMatchObject({ status: 200 })
    expect(await read(other, `/api/${entity}/${NEW_ID}`)).toMatchObject({ status: 404 })
  }
})

// Another tab has switched the session, and this one hasn't heard of it.
test.each(writers)('$id is refused if it names another sandbox', async ({ endpoint: { method, path } }) => {
  const headers = { authorization: `Bearer ${raised.token}`, [SANDBOX_HEADER]: 'elsewhere' }
  const reply = await app.request(path.replace(/:\w+/g, '1'), { method, headers })
  expect(await reply.json()).toMatchObject({ status: 409, code: 'sandbox-changed' })
})

test.each([
  ['/api/members/1', MAIN, 'in its own sandbox'],
  ['/api/profile', 'elsewhere', 'on a row of the account, which is the same in all'],
])('PATCH %s is not refused for the sandbox %s that it names: it works %s', async (path, sandbox) => {
  const sent = { authorization: `Bearer ${raised.token}`, 'content-type': 'application/json' }
  const headers = { ...sent, [SANDBOX_HEADER]: sandbox }
  const reply = await app.request(path, { method: 'PATCH', headers, body: '{}' })
  expect(await reply.json()).toMatchObject({ code: 'version-required' })
})
