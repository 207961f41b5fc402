import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#client/api/connect.ts'
import {
  createClass,
  joinClass,
  raiseHand,
  readClassProgress,
  readMyClass,
  resetClass,
} from '#resources/classes/contract.ts'
import { NEW_CLASS, newLearner } from '#resources/classes/samples.ts'
import { createMember, listMembers } from '#resources/members/contract.ts'
import { newMember } from '#resources/members/samples.ts'
import { setLevel, signIn } from '#resources/sessions/contract.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { LEVEL_CODE, startConsole } from '#tests/running-console.ts'

const LEARNERS = 4

test('the coach on one instance sees learners on the other, and all goes on when that one is killed', async context => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite allows one instance only.')
  onTestFinished(() => postgres.stop())
  const settings = { DATABASE_URL: postgres.url }
  const one = await startConsole(settings)
  const other = await startConsole(settings)
  onTestFinished(async () => {
    await other.kill()
    for (const instance of [one, other]) await instance.stop()
  })
  const at = ({ url }: typeof one, token?: string) =>
    connect((path, init) => fetch(url + path, init), {
      headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
    })
  const enter = async (instance: typeof one, account: { account: string; password: string }) =>
    at(instance, (await at(instance).call(signIn, { body: account })).token)

  const coach = await enter(one, DEMO_ACCOUNTS[0])
  await coach.call(setLevel, { body: { code: LEVEL_CODE } })
  const of = await coach.call(createClass, { body: NEW_CLASS })
  const on = { params: { classId: of.id } }
  const learners = Array.from({ length: LEARNERS }, newLearner)
  const member = newMember()
  for (const learner of learners) {
    await at(other).call(joinClass, { body: { code: of.code, ...learner } })
    const there = await enter(other, learner)
    await there.call(raiseHand)
    await there.call(createMember, { body: { ...member, email: `${learner.account}@strive.example` } })
  }
  const seen = async () => (await coach.call(readClassProgress, on)).learners
  const hands = async () => (await seen()).filter(({ handAt }) => handAt !== null).length
  await expect.poll(hands).toBe(LEARNERS)

  // One of the two works on the sandboxes when it dies. The other one takes over.
  await coach.call(resetClass, { ...on, body: {} })
  await other.kill()
  await expect.poll(async () => (await seen()).map(({ state }) => state)).toEqual(learners.map(() => 'ready'))
  for (const learner of learners) {
    const here = await enter(one, learner)
    expect((await here.call(readMyClass)).class?.handAt).not.toBeNull()
    const search = { query: { search: learner.account } }
    expect((await here.call(listMembers, search)).rows).toEqual([])
  }
})
