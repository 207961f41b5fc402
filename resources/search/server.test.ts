import { expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { listMembers } from '#resources/members/contract.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { createView, deleteView } from '#resources/views/contract.ts'
import { MAX_FOUND } from '#server/search.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { searchRecords } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

const search = async (text: string) => (await me.call(searchRecords, { query: { text } })).rows

test('finds members by name in either language and by e-mail, teams and Pokémon by name', async () => {
  const [member] = (await me.call(listMembers, { query: { isArchived: false, limit: 1 } })).rows
  if (!member) throw new Error('The company has no member.')
  for (const text of [member.name.en.toUpperCase(), member.name.zh, member.email])
    expect(await search(text), text).toContainEqual({
      entity: 'members',
      id: String(member.id),
      name: member.name,
      detail: member.email,
    })
  expect((await search('配送')).filter(({ entity }) => entity !== 'endpoints')).toEqual([
    { entity: 'teams', id: '13', name: { en: 'Delivery', zh: '配送組' }, detail: 'Supply' },
  ])
  expect(await search('pikachu')).toContainEqual(
    expect.objectContaining({ entity: 'species', name: expect.objectContaining({ en: 'Pikachu' }) }),
  )
})

test('finds members by what is before the @ of their address, after those with such a name', async () => {
  const [member] = (await me.call(listMembers, { query: { isArchived: false, limit: 1 } })).rows
  const [, domain = ''] = member?.email.split('@') ?? []
  expect((await search(domain)).filter(({ entity }) => entity === 'members')).toEqual([])
  expect((await search(`@${domain}`)).filter(({ entity }) => entity === 'members')).toHaveLength(MAX_FOUND)

  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'names first' } })
  await app.db
    .updateTable('member')
    .set({ name_en: 'Aaron Zoo', email: 'quartz@strive.example' })
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', member?.id ?? 0)
    .execute()
  const mine = await app.signInAs()
  await mine.call(switchSandbox, { body: { sandboxId } })
  const { rows } = await mine.call(listMembers, { query: { isArchived: false, limit: 2 } })
  const other = rows.find(({ id }) => id !== member?.id)
  await app.db
    .updateTable('member')
    .set({ name_en: 'Quartz Lin' })
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', other?.id ?? 0)
    .execute()
  const found = (await mine.call(searchRecords, { query: { text: 'quartz' } })).rows
  expect(found.filter(({ entity }) => entity === 'members').map(({ name }) => name.en)).toEqual([
    'Quartz Lin',
    'Aaron Zoo',
  ])
})

test('finds people named so before those whose name contains the letters, and before addresses', async () => {
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'named so' } })
  const mine = await app.signInAs()
  await mine.call(switchSandbox, { body: { sandboxId } })
  const { rows } = await mine.call(listMembers, { query: { isArchived: false, limit: 4 } })
  const people = [
    ['Aqzo Byrd', 'a'],
    ['Bryan Qzoller', 'b'],
    ['Carol Qzo', 'c'],
    ['Abe Smith', 'qzo'],
  ]
  for (const [place, [name = '', address = '']] of people.entries())
    await app.db
      .updateTable('member')
      .set({ name_en: name, email: `${address}@strive.example` })
      .where('sandbox_id', '=', sandboxId)
      .where('id', '=', rows[place]?.id ?? 0)
      .execute()
  for (const text of ['qzo', ' QZO ']) {
    const found = (await mine.call(searchRecords, { query: { text } })).rows
    expect(found.map(({ name }) => name.en)).toEqual(['Carol Qzo', 'Bryan Qzoller', 'Aqzo Byrd', 'Abe Smith'])
  }
})

test('finds roles, keys, sandboxes and saved views by name, only those of the operator', async () => {
  const { key } = await me.call(createKey, { body: { name: 'Nightly import', scope: 'read', origins: [] } })
  const sandbox = await me.call(forkSandbox, { body: { name: 'Nightly trial' } })
  const view = await me.call(createView, { body: { page: 'page3_01', name: 'Nightly crew', search: 'job=driver' } })
  expect((await search('nightly')).map(({ entity, id, detail }) => [entity, id, detail])).toEqual([
    ['keys', key.id, expect.stringMatching(/^….{4,}$/)],
    ['sandboxes', sandbox.id, ''],
    ['views', view.id, 'page3_01'],
  ])
  expect(await search('管理員')).toEqual([
    { entity: 'roles', id: '1', name: { en: 'Administrator', zh: '管理員' }, detail: '' },
  ])
  const other = await app.signInAs(OPERATOR)
  expect((await other.call(searchRecords, { query: { text: 'nightly' } })).rows).toEqual([])
  await me.call(deleteView, { params: { viewId: view.id } })
  expect((await search('nightly')).map(({ entity }) => entity)).toEqual(['keys', 'sandboxes'])
  const { token } = await me.call(createKey, { body: { name: 'reader', scope: 'read', origins: [] } })
  const found = await app.as(token).call(searchRecords, { query: { text: 'nightly' } })
  expect(found.rows.map(({ entity }) => entity)).not.toContain('keys')
})

test('finds orders and tickets by number, tickets by title, endpoints by name, path and words', async () => {
  expect(await search('#12')).toContainEqual(expect.objectContaining({ entity: 'orders', id: '12' }))
  expect(await search('12')).toContainEqual(expect.objectContaining({ entity: 'tickets', id: '12' }))
  expect((await search('zip is stuck')).map(({ entity }) => entity)).toContain('tickets')
  for (const text of ['listMembers', 'GET /api/members', '還原'])
    expect(
      (await search(text)).map(({ entity }) => entity),
      text,
    ).toContain('endpoints')
  expect((await search('99999999999')).filter(({ entity }) => entity === 'orders')).toEqual([])
})

test('finds only endpoints that the operator may call', async () => {
  const endpoints = async (text: string) => (await search(text)).filter(({ entity }) => entity === 'endpoints')
  expect(await endpoints('createMember')).toHaveLength(1)
  expect(await endpoints('createAccount')).toEqual([])
})

test('returns a few of each kind, and takes wildcards literally', async () => {
  const many = await search('a')
  for (const entity of ['members', 'species']) expect(many.filter(one => one.entity === entity)).toHaveLength(MAX_FOUND)
  for (const text of ['%', '_', '%_%', '\\', '!!!', '％', '\u0301', "'", '"', '--'])
    expect(await search(text), JSON.stringify(text)).toEqual([])
  const view = await me.call(createView, { body: { page: 'page3_01', name: '100 %_!', search: '' } })
  for (const text of ['%', '_', '!', '％', '%_!'])
    expect(await search(text), text).toEqual([expect.objectContaining({ entity: 'views', id: view.id })])
})

test('of more views with the same name than it shows, it shows the same ones each time', async () => {
  const mine = await app.signInAs()
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'namesakes' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  const views: string[] = []
  for (const number of Array.from({ length: MAX_FOUND + 2 }, (_, index) => index + 1)) {
    const page = `page3_0${number}`
    views.push((await mine.call(createView, { body: { page, name: 'Namesake', search: '' } })).id)
  }
  const { rows } = await mine.call(searchRecords, { query: { text: 'namesake' } })
  const found = rows.filter(({ entity }) => entity === 'views').map(({ id }) => id)
  expect(found).toEqual(views.toSorted().slice(0, MAX_FOUND))
})

test('refuses an empty text', async () => {
  expect(await refusalOf(search('  '))).toMatchObject({ status: 400, errors: [{ pointer: '/query/text' }] })
})
