import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listAccounts, updateAccount } from '#resources/accounts/contract.ts'
import { clearFaults, listFaults } from '#resources/faults/contract.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { createMember, listMembers, updateMember } from '#resources/members/contract.ts'
import { newMember } from '#resources/members/samples.ts'
import { countSignIns } from '#resources/overview/contract.ts'
import { listRooms } from '#resources/rooms/contract.ts'
import { forkSandbox, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { setLevel, signIn, switchSandbox } from '#resources/sessions/contract.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import { insertAccount } from '#server/sessions/accounts.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { ADMIN, createTestApp, LEVEL_CODE, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { part as addLearners } from './add-learners.ts'
import {
  addLearners as addToClass,
  attendClass,
  type Class,
  checkClass,
  closeClass,
  createClass,
  deleteClass,
  dismissMessage,
  endClassFault,
  exportClass,
  joinClass,
  leaveClass,
  listClasses,
  lowerHands,
  raiseHand,
  readClass,
  readClassProgress,
  readMyClass,
  reopenClass,
  resetClass,
  sendClassMessage,
  startClassFault,
  updateClass,
} from './contract.ts'
import { MAX_LEARNERS } from './rules.ts'
import { NEW_CLASS, newLearner } from './samples.ts'
import { createTicks } from './ticks.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let coach: Client
let of: Class
const on = () => ({ params: { classId: of.id } })

beforeAll(async () => {
  app = await createTestApp()
  await app.db.updateTable('account').set({ kind: 'coach' }).where('account', '=', OPERATOR.account).execute()
  coach = await app.signInAs(OPERATOR)
})
afterAll(() => app.close())
beforeEach(async () => {
  of = await coach.call(createClass, { body: NEW_CLASS })
})

/** A new learner, signed in. */
async function join(name = 'Mei Chen') {
  const learner = { ...newLearner(), name }
  await app.as().call(joinClass, { body: { code: of.code, ...learner } })
  const signedIn = await app.as().call(signIn, { body: learner })
  const { id } = await app.db
    .selectFrom('account')
    .select('id')
    .where('account', '=', learner.account)
    .executeTakeFirstOrThrow()
  return { ...signedIn, ...app.as(signedIn.token), account: learner.account, password: learner.password, id }
}

const progress = async () => coach.call(readClassProgress, on())
/** Until the background has worked on every sandbox. */
const settled = () =>
  expect.poll(async () => (await coach.call(listClasses)).rows.find(row => row.id === of.id)?.waiting).toBe(0)

test('a coach manages classes at any level, and others only as supersuper', async () => {
  expect(coach.session.permissions).toContain('classes:manage')
  const other = await app.signInAs(ADMIN)
  expect((await refusalOf(other.call(createClass, { body: NEW_CLASS }))).code).toBe('not-permitted')
  await other.call(setLevel, { body: { code: LEVEL_CODE } })
  const own = await other.call(createClass, { body: NEW_CLASS })
  expect((await other.call(listClasses)).rows.map(({ id }) => id)).toContain(own.id)
})

test('a class is its coach’s alone', async () => {
  const other = await app.signInAs(ADMIN)
  await other.call(setLevel, { body: { code: LEVEL_CODE } })
  const calls = [
    () => other.call(readClass, on()),
    () => other.call(readClassProgress, on()),
    () => other.call(resetClass, { ...on(), body: {} }),
    () => other.call(deleteClass, on()),
  ]
  for (const call of calls) expect((await refusalOf(call())).code).toBe('not-found')
})

test('a learner joins with the code in any case, and works in a sandbox of their own', async () => {
  const { name } = await app.as().call(checkClass, { body: { code: of.code.toLowerCase() } })
  expect(name).toBe(NEW_CLASS.name)
  const mei = await join()
  expect(mei.session.sandbox).toMatchObject({ name: NEW_CLASS.name })
  expect(mei.session.sandbox.id).not.toBe(MAIN)
  await mei.call(createMember, { body: newMember() })
  expect((await progress()).learners).toMatchObject([
    { account: mei.account, name: 'Mei Chen', state: 'ready', solved: 0 },
  ])
})

test('a class that is full takes nobody else', async () => {
  const mei = await join()
  const { id: class_id, code } = await coach.call(createClass, { body: NEW_CLASS })
  const on = { params: { classId: class_id } }
  const joined = { class_id, joined_at: new Date().toISOString(), left_at: null, hand_at: null, message: null }
  for (let n = 0; n < MAX_LEARNERS; n++) {
    const id = await insertAccount(app.db, { ...newLearner(), password_hash: '', kind: 'learner' })
    const member = { account_id: id, sandbox_id: null, state: 'failed' as const, claimed_at: null, ...joined }
    await app.db.insertInto('class_member').values(member).execute()
  }
  const joining = app.as().call(joinClass, { body: { code, ...newLearner() } })
  expect(await refusalOf(joining)).toMatchObject({ code: 'limit-reached' })
  expect(await refusalOf(mei.call(attendClass, { body: { code } }))).toMatchObject({ code: 'limit-reached' })
  const adding = coach.call(addToClass, { ...on, body: { learners: [{ account: 'one.more', name: 'One More' }] } })
  expect(await refusalOf(adding)).toMatchObject({ code: 'limit-reached' })
})

test('a learner reads main and never writes it, at any level', async () => {
  const mei = await join()
  await mei.call(switchSandbox, { body: { sandboxId: MAIN } })
  const [member] = (await mei.call(listMembers)).rows
  if (!member) throw new Error('main has members')
  const change = { params: { memberId: member.id }, headers: match(member.version), body: { job: 'buyer' as const } }
  expect((await refusalOf(mei.call(updateMember, change))).code).toBe('not-permitted')
  expect((await refusalOf(mei.call(listRooms))).code).toBe('not-permitted')
  expect((await refusalOf(mei.call(listLogins))).code).toBe('not-permitted')
  await mei.call(setLevel, { body: { code: LEVEL_CODE } })
  expect((await refusalOf(mei.call(updateMember, change))).code).toBe('not-permitted')
})

test('a learner sees only their own sign-ins', async () => {
  const mei = await join()
  await app.signInAs({ ...ADMIN, password: 'wrong' }).catch(() => undefined)
  await app
    .as()
    .call(signIn, { body: { account: mei.account, password: 'wrong' } })
    .catch(() => undefined)
  const { rows } = await mei.call(listLogins)
  expect(rows.map(({ user }) => user)).toEqual([mei.account])
  const { today } = await mei.call(countSignIns, { query: { zone: 'UTC' } })
  expect(today).toMatchObject({ signedIn: 0, refused: 1 })
})

test.each(['ABCDEF', '000000'])('the code %s is refused', async code => {
  const refusal = await refusalOf(app.as().call(checkClass, { body: { code } }))
  expect(refusal.code).toBe(code === 'ABCDEF' ? 'not-found' : 'invalid-input')
})

test('an address that guesses codes has to wait', async () => {
  const guess = () => refusalOf(app.as().call(checkClass, { body: { code: 'ABCDEF' } }))
  await app.db.deleteFrom('throttle').execute()
  for (let count = 0; count < 50; count++) expect((await guess()).code).toBe('not-found')
  expect((await guess()).code).not.toBe('invalid-input')
  expect((await guess()).code).toBe('too-many-attempts')
  await app.db.deleteFrom('throttle').execute()
})

test('nobody joins a class that is closed, or over', async () => {
  const over = await coach.call(createClass, { body: { ...NEW_CLASS, endsOn: '2020-01-01' } })
  const refused = { code: 'gone' }
  expect(await refusalOf(app.as().call(checkClass, { body: over }))).toMatchObject(refused)
  await coach.call(closeClass, { ...on(), headers: match(of.version) })
  const wanted = app.as().call(joinClass, { body: { code: of.code, ...newLearner() } })
  expect(await refusalOf(wanted)).toMatchObject(refused)
})

test('a name that is taken is said so', async () => {
  const body = { code: of.code, ...newLearner(), account: OPERATOR.account }
  expect(await refusalOf(app.as().call(joinClass, { body }))).toMatchObject({ code: 'name-taken' })
})

test('sandboxes begin with the snapshot of the class', async () => {
  const { id: sandboxId } = await coach.call(forkSandbox, { body: { name: crypto.randomUUID() } })
  await coach.call(switchSandbox, { body: { sandboxId } })
  const { id } = await coach.call(createMember, { body: newMember() })
  const snapshot = await coach.call(takeSnapshot, { params: { sandboxId }, body: { name: 'start' } })
  await coach.call(updateClass, { ...on(), headers: match(of.version), body: { startFrom: snapshot.id } })
  await coach.call(switchSandbox, { body: { sandboxId: MAIN } })
  const mei = await join()
  const { rows } = await mei.call(listMembers, { query: { sort: '-joinedOn', limit: 200 } })
  expect(rows.map(row => row.id)).toContain(id)
})

test('nobody begins with a sandbox of somebody else', async () => {
  const other = await app.signInAs(ADMIN)
  const { id } = await other.call(forkSandbox, { body: { name: crypto.randomUUID() } })
  const change = { ...on(), headers: match(of.version), body: { startFrom: id } }
  expect((await refusalOf(coach.call(updateClass, change))).code).toBe('not-found')
})

test('progress has the assigned tasks, tries, solutions and where a learner is', async () => {
  const mei = await join()
  const before = await progress()
  expect(before.tasks.map(({ page }) => page)).toEqual(['page3_01', 'page3_01', 'page3_01'])
  const task = before.tasks[1]?.task ?? ''
  const at = '2026-11-20T08:00:00.000Z'
  const solved = { account_id: mei.id, task, after_id: 0, proven_at: at, evidence: '[]' }
  // The class has only one of the pages.
  for (const page of ['page3_01', 'page4_05'])
    await app.db
      .insertInto('task_progress')
      .values({ ...solved, page })
      .execute()
  const tried = { page: 'page3_01', task: before.tasks[2]?.task ?? '', tries: 4, first_at: at, last_at: at, last_id: 9 }
  await app.db
    .insertInto('task_attempt')
    .values({ account_id: mei.id, ...tried })
    .execute()
  await mei.send(listMembers, { headers: { 'x-strive-page': 'page3_01' } } as never)
  await app.services.traffic.settled()
  const [learner] = (await coach.call(readClassProgress, { ...on(), query: { accountIds: [mei.id] } })).learners
  expect(learner).toMatchObject({ solved: 1, stuckOn: 2, stuckSince: at })
  expect(learner?.cells).toEqual([`1 0 ${at}`, `2 4 ${at}`])
  const csv = await (await coach.call(exportClass, on())).text()
  expect(csv).toContain(`${mei.account},Mei Chen,1`)
  expect(csv).toContain('2026-11-20 08:00:00,(4)')
  const inTaipei = await coach.call(exportClass, { ...on(), query: { zone: 'Asia/Taipei' } })
  expect(await inTaipei.text()).toContain('2026-11-20 16:00:00,(4)')
})

test('the coach hears of the last of several requests, too', async () => {
  const mei = await join()
  const bus = createLocalBus()
  const tell = vi.fn()
  const stop = createTicks({ ...app.services, bus, live: { ...app.services.live, tell } })
  onTestFinished(stop)
  for (const lastId of [1, 2]) {
    bus.publish({ topic: 'traffic', accountId: mei.id, lastId })
    await expect.poll(() => tell.mock.calls).toEqual([[expect.any(Number), 'class-members', [mei.id]]])
    tell.mockClear()
  }
})

test('a hand goes up and is lowered by the coach', async () => {
  const mei = await join()
  await mei.call(raiseHand)
  expect((await progress()).learners[0]?.handAt).not.toBeNull()
  expect((await mei.call(readMyClass)).class?.handAt).not.toBeNull()
  await coach.call(lowerHands, { ...on(), query: { accountIds: [mei.id] } })
  expect((await mei.call(readMyClass)).class?.handAt).toBeNull()
})

test('a message reaches those it is for, until they dismiss it', async () => {
  const [mei, an] = [await join(), await join('An Lin')]
  const sent = { text: 'Read the hint', page: 'page3_01', accountIds: [mei.id] }
  expect(await coach.call(sendClassMessage, { ...on(), body: sent })).toEqual({ learners: 1 })
  expect((await mei.call(readMyClass)).class).toMatchObject({ message: { text: 'Read the hint', page: 'page3_01' } })
  expect((await an.call(readMyClass)).class?.message).toBeNull()
  await mei.call(dismissMessage)
  expect((await mei.call(readMyClass)).class?.message).toBeNull()
})

test('a fault of the class affects its learners, who can’t end it', async () => {
  const [mei, an] = [await join(), await join('An Lin')]
  const fault = { preset: 'unavailable' as const, seconds: 60, accountIds: [mei.id] }
  expect(await coach.call(startClassFault, { ...on(), body: fault })).toMatchObject({
    learners: 1,
    preset: 'unavailable',
  })
  expect((await mei.call(listFaults)).rules).toMatchObject([{ isOfClass: true }])
  expect((await an.call(listFaults)).rules).toEqual([])
  await mei.call(clearFaults)
  expect((await refusalOf(mei.call(listMembers))).status).toBe(503)
  expect((await coach.call(listClasses)).rows[0]?.fault).toMatchObject({ preset: 'unavailable', learners: 1 })
  await coach.call(endClassFault, on())
  expect((await mei.call(listFaults)).rules).toEqual([])
})

test('a reset gives the sandbox its first rows back', async () => {
  const mei = await join()
  await settled()
  const count = async () => (await mei.call(listMembers)).count.value
  const before = await count()
  await mei.call(createMember, { body: newMember() })
  expect(await coach.call(resetClass, { ...on(), body: { accountIds: [mei.id] } })).toEqual({ learners: 1 })
  await settled()
  expect(await count()).toBe(before)
  const { session } = await app.as().call(signIn, { body: mei })
  expect(session.sandbox.id).toBe(mei.session.sandbox.id)
})

test('a learner who leaves is not seen any more, and may come back', async () => {
  const mei = await join()
  await mei.call(leaveClass)
  expect((await progress()).learners).toEqual([])
  expect((await mei.call(readMyClass)).class).toBeNull()
  expect((await refusalOf(mei.call(raiseHand))).code).toBe('not-found')
  await mei.call(attendClass, { body: { code: of.code } })
  expect((await progress()).learners).toHaveLength(1)
})

test('a closed class refuses its learners until it is reopened', async () => {
  const mei = await join()
  const closed = await coach.call(closeClass, { ...on(), headers: match(of.version) })
  expect((await refusalOf(mei.call(listMembers))).code).toBe('session-ended')
  expect((await refusalOf(app.as().call(signIn, { body: mei }))).code).toBe('wrong-credentials')
  await coach.call(reopenClass, { ...on(), headers: match(closed.version) })
  await app.as().call(signIn, { body: mei })
})

test('deleting a class deletes all that is stored about its learners', async () => {
  const mei = await join()
  await mei.call(createMember, { body: newMember() })
  await app.services.traffic.settled()
  expect(await coach.call(deleteClass, on())).toEqual({ learners: 1 })
  const members = () => app.db.selectFrom('class_member').selectAll().where('class_id', '=', of.id).execute()
  await expect.poll(members).toEqual([])
  const tables = (await app.db.introspection.getTables()).filter(({ columns }) =>
    columns.some(({ name }) => name === 'account_id'),
  )
  const left = []
  for (const { name } of tables) {
    const rows = await app.db
      .selectFrom(name as 'session')
      .select('account_id')
      .where('account_id', '=', mei.id)
      .execute()
    if (rows.length > 0) left.push(name)
  }
  // What they wrote themselves stays in the trail, under an account without a name.
  expect(left).toEqual(['audit'])
  const account = await app.db.selectFrom('account').selectAll().where('id', '=', mei.id).executeTakeFirstOrThrow()
  expect(account).toMatchObject({ account: `removed-${mei.id}`, name: `removed-${mei.id}` })
  expect(
    await app.db.selectFrom('member').select('id').where('sandbox_id', '=', mei.session.sandbox.id).execute(),
  ).toEqual([])
  expect((await coach.call(listClasses)).rows.map(({ id }) => id)).not.toContain(of.id)
})

test('what a coach does is in the trail under the coach, without names of learners', async () => {
  const mei = await join()
  await coach.call(resetClass, { ...on(), body: {} })
  const rows = await app.db.selectFrom('audit').selectAll().where('entity', '=', 'class-members').execute()
  const own = rows.filter(row => row.row_id === of.id || row.row_id === String(mei.id))
  const { id } = await app.db
    .selectFrom('account')
    .select('id')
    .where('account', '=', OPERATOR.account)
    .executeTakeFirstOrThrow()
  expect(own.length).toBeGreaterThanOrEqual(2)
  for (const row of own) expect(row.account_id).toBe(id)
  expect(JSON.stringify(own)).not.toContain('Mei Chen')
})

test('a file of learners is added as a whole, with passwords that work', async () => {
  const file = `account,name\n${newLearner().account},"Lin, Mei"\n${newLearner().account},An`
  const [head, line = ''] = (await addLearners(app.db, file, of.code)).split('\n')
  expect(head).toBe('account,name,password')
  const { session } = await app.as().call(signIn, {
    body: { account: line.split(',')[0] ?? '', password: line.split(',').at(-1) ?? '' },
  })
  expect(session.sandbox.id).not.toBe(MAIN)
  const wrong = `account,name\n${newLearner().account},Jo\nNo Name,Jo`
  await expect(addLearners(app.db, wrong, of.code)).rejects.toThrow('Line 3 needs an account')
  await expect(addLearners(app.db, file, of.code)).rejects.toThrow('Nobody was added')
  expect((await progress()).learners).toHaveLength(2)
})

test('a supersuper makes an account a coach, and a learner stays one', async () => {
  const raised = await app.signInAs(ADMIN)
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  const mei = await join()
  const { rows } = await raised.call(listAccounts, { query: { search: mei.account } })
  const [account] = rows
  if (!account) throw new Error('the learner is listed')
  const change = {
    params: { accountId: account.id },
    headers: match(account.version),
    body: { kind: 'coach' as const },
  }
  expect((await refusalOf(raised.call(updateAccount, change))).code).toBe('not-permitted')
  const [operator] = (await raised.call(listAccounts, { query: { search: OPERATOR.account } })).rows
  if (!operator) throw new Error('the coach is listed')
  const at = (version: number) => ({ params: { accountId: operator.id }, headers: match(version) })
  const ended = await raised.call(updateAccount, { ...at(operator.version), body: { kind: 'operator' } })
  expect((await refusalOf(coach.call(listClasses))).code).toBe('not-permitted')
  await raised.call(updateAccount, { ...at(ended.version), body: { kind: 'coach' } })
  await coach.call(listClasses)
})
