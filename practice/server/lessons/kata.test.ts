import { expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'
import { findOperator } from '#server/sessions/sessions.ts'
import { ADMIN, OPERATOR, openTestApp } from '#tests/test-app.ts'
import { confirm, countRequests } from './kata.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const keyOf = async (name: string) => (await me.call(createKey, { body: { name, scope: 'read' } })).token

test('only what a page has sent with a key counts: of the same operator, in the same sandbox, since the judge began', async () => {
  const [judging, page] = [await keyOf('the judge'), await keyOf('the page')]
  await app.as(page).call(listTeams)
  await app.services.traffic.settled()
  const { id: _, ...sent } = await app.db
    .selectFrom('traffic')
    .selectAll()
    .where('endpoint', '=', 'listTeams')
    .executeTakeFirstOrThrow()
  const judge = await findOperator(app.db, judging)
  if (!judge) throw new Error('The key is not valid.')
  const since = new Date(Date.parse(sent.at) - 1)
  const count = async () => (await countRequests(app.db, judge, since)).get('listTeams 200')
  expect(await count()).toBe(1)

  const other = await app.signInAs(OPERATOR)
  const others = [
    { account_id: (await findOperator(app.db, other.token))?.accountId ?? 0 },
    { sandbox_id: 'another' },
    { key_name: 'the judge' },
    // A session has no key.
    { key_name: null, session_id: me.session.id },
    { at: new Date(since.getTime() - 1).toISOString() },
    { status: 304 },
  ]
  for (const one of others)
    await app.db
      .insertInto('traffic')
      .values({ ...sent, ...one })
      .execute()
  expect(await count()).toBe(1)
  await app.db
    .insertInto('traffic')
    .values({ ...sent, at: since.toISOString() })
    .execute()
  expect(await count()).toBe(2)
})

test('a request confirms one requirement, and a requirement that needs several gets them all or none', () => {
  const evidence = { list: ['a 200'], again: ['a 200'], both: ['a 200', 'b 200'], unmet: ['b 200'] }
  const confirmed = (a: number, b: number) =>
    confirm(
      evidence,
      ['list', 'again', 'both'],
      new Map([
        ['a 200', a],
        ['b 200', b],
      ]),
    )
  expect(confirmed(1, 1)).toEqual(['list'])
  expect(confirmed(2, 1)).toEqual(['list', 'again'])
  expect(confirmed(3, 0)).toEqual(['list', 'again'])
  expect(confirmed(3, 1)).toEqual(['list', 'again', 'both'])
})
