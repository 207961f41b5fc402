import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { updateAccount } from '#resources/accounts/contract.ts'
import {
  attendClass,
  type Class,
  closeClass,
  createClass,
  deleteClass,
  joinClass,
  leaveClass,
  reopenClass,
  startClassFault,
} from '#resources/classes/contract.ts'
import { isOpen, MAX_LEARNERS } from '#resources/classes/rules.ts'
import { NEW_CLASS, newLearner } from '#resources/classes/samples.ts'
import { listFaults } from '#resources/faults/contract.ts'
import { listMembers } from '#resources/members/contract.ts'
import { setLevel, signIn } from '#resources/sessions/contract.ts'
import { insertAccount } from '#server/sessions/accounts.ts'
import { ADMIN, createTestApp, LEVEL_CODE, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'

let app: TestApp
let coach: Awaited<ReturnType<TestApp['signInAs']>>
let of: Class
const on = () => ({ params: { classId: of.id } })
const FAULT = { preset: 'unavailable' as const, seconds: 600 }

beforeAll(async () => {
  app = await createTestApp()
  await app.db.updateTable('account').set({ kind: 'coach' }).where('account', '=', OPERATOR.account).execute()
  coach = await app.signInAs(OPERATOR)
})
afterAll(() => app.close())
beforeEach(async () => {
  of = await coach.call(createClass, { body: NEW_CLASS })
})

const idOf = async (account: string) =>
  (await app.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id

async function join() {
  const learner = newLearner()
  await app.as().call(joinClass, { body: { code: of.code, ...learner } })
  const { token } = await app.as().call(signIn, { body: learner })
  return { ...learner, ...app.as(token), id: await idOf(learner.account) }
}

/** The accounts whose windows are told to read their faults again. */
function toldOfFaults(): number[] {
  const told: number[] = []
  const unsubscribe = app.services.bus.subscribe(event => {
    if (event.topic === 'faults') told.push(event.accountId)
  })
  onTestFinished(() => void unsubscribe())
  return told
}

test('a fault of a class ends when the coach says, or earlier if its preset is shorter', async () => {
  const mei = await join()
  const secondsLeft = async (preset: 'tunnel' | 'unavailable', seconds: number) => {
    await coach.call(startClassFault, { ...on(), body: { preset, seconds } })
    return (await mei.call(listFaults)).rules.map(rule => rule.secondsLeft)
  }
  // A tunnel takes half a minute.
  expect(await secondsLeft('tunnel', 600)).toEqual([expect.toSatisfy((left: number) => left > 20 && left <= 30)])
  expect(await secondsLeft('tunnel', 10)).toEqual([expect.toSatisfy((left: number) => left <= 10)])
  expect(await secondsLeft('unavailable', 60)).toEqual([expect.toSatisfy((left: number) => left > 30 && left <= 60)])
})

test('whoever leaves a class leaves its fault behind', async () => {
  const [mei, an] = [await join(), await join()]
  const told = toldOfFaults()
  await coach.call(startClassFault, { ...on(), body: FAULT })
  await expect.poll(() => told).toEqual([mei.id, an.id])
  await mei.call(leaveClass)
  expect((await mei.call(listFaults)).rules).toEqual([])
  await mei.call(listMembers)
  await expect.poll(() => told).toEqual([mei.id, an.id, mei.id])
  expect((await refusalOf(an.call(listMembers))).status).toBe(503)
})

test('whoever goes to another class leaves the fault of the first behind; whoever attends again keeps it', async () => {
  const mei = await join()
  await coach.call(startClassFault, { ...on(), body: FAULT })
  await mei.call(attendClass, { body: { code: of.code } })
  expect((await mei.call(listFaults)).rules).toMatchObject([{ isOfClass: true }])
  const { code } = await coach.call(createClass, { body: NEW_CLASS })
  await mei.call(attendClass, { body: { code } })
  expect((await mei.call(listFaults)).rules).toEqual([])
  await mei.call(listMembers)
})

test('windows hear that a fault has ended with its class', async () => {
  const { id } = await join()
  const told = toldOfFaults()
  await coach.call(startClassFault, { ...on(), body: FAULT })
  const closed = await coach.call(closeClass, { ...on(), headers: match(of.version) })
  await expect.poll(() => told).toEqual([id, id])
  await coach.call(reopenClass, { ...on(), headers: match(closed.version) })
  await coach.call(startClassFault, { ...on(), body: FAULT })
  await coach.call(deleteClass, on())
  await expect.poll(() => told).toEqual([id, id, id, id])
})

test('whom a new fault of the class leaves out hears that theirs has ended', async () => {
  const [mei, an] = [await join(), await join()]
  const told = toldOfFaults()
  await coach.call(startClassFault, { ...on(), body: { ...FAULT, accountIds: [mei.id] } })
  await coach.call(startClassFault, { ...on(), body: { ...FAULT, accountIds: [an.id] } })
  await expect.poll(() => told).toEqual([mei.id, mei.id, an.id])
  await mei.call(listMembers)
})

test('a sandbox that an instance has begun and not finished is made by another', async () => {
  const mei = await join()
  const claimed_at = new Date(Date.now() - 120_000).toISOString()
  const member = app.db.updateTable('class_member').where('account_id', '=', mei.id)
  await member.set({ state: 'waiting', claimed_at }).execute()
  const found = app.db.selectFrom('class_member').select('state').where('account_id', '=', mei.id)
  await expect.poll(async () => (await found.executeTakeFirstOrThrow()).state).toBe('ready')
})

test('an account that was closed before its class stays closed when the class is reopened', async () => {
  const [mei, an] = [await join(), await join()]
  const admin = await app.signInAs(ADMIN)
  await admin.call(setLevel, { body: { code: LEVEL_CODE } })
  const at = { params: { accountId: an.id }, headers: match(1) }
  await admin.call(updateAccount, { ...at, body: { state: 'closed' } })
  const closed = await coach.call(closeClass, { ...on(), headers: match(of.version) })
  // Closing it once more changes nothing.
  expect(await coach.call(closeClass, { ...on(), headers: match(closed.version) })).toEqual(closed)
  await coach.call(reopenClass, { ...on(), headers: match(closed.version) })
  await app.as().call(signIn, { body: mei })
  expect((await refusalOf(app.as().call(signIn, { body: an }))).code).toBe('wrong-credentials')
})

test('a learner of a full class who left it may come back', async () => {
  const mei = await join()
  const joined = { joined_at: new Date().toISOString(), left_at: null, hand_at: null, message: null }
  for (let n = 1; n < MAX_LEARNERS; n++) {
    const account_id = await insertAccount(app.db, { ...newLearner(), password_hash: '', kind: 'learner' })
    const member = { account_id, class_id: of.id, sandbox_id: null, state: 'failed' as const, claimed_at: null }
    await app.db
      .insertInto('class_member')
      .values({ ...member, ...joined })
      .execute()
  }
  await mei.call(leaveClass)
  await mei.call(attendClass, { body: { code: of.code } })
  const joining = app.as().call(joinClass, { body: { code: of.code, ...newLearner() } })
  expect(await refusalOf(joining)).toMatchObject({ code: 'limit-reached' })
})

test('a class takes learners until its last day is over', () => {
  const open = { closedAt: null, endsOn: '2026-10-31' }
  expect(['2026-10-30', '2026-10-31', '2026-11-01'].map(day => isOpen(open, day))).toEqual([true, true, false])
  expect(isOpen({ ...open, closedAt: '2026-10-30T08:00:00.000Z' }, '2026-10-30')).toBe(false)
})
