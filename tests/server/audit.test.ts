import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { addToCounter, replaceCounters, resetCounters } from '#resources/counters/contract.ts'
import { clearFaults, createFault, deleteFault, startPreset, updateFault } from '#resources/faults/contract.ts'
import { createImport, undoImport } from '#resources/imports/contract.ts'
import { createKey, revokeKey, updateKey } from '#resources/keys/contract.ts'
import {
  archiveMember,
  archiveMembers,
  createMember,
  type Member,
  restoreMember,
  restoreMembers,
  updateMember,
} from '#resources/members/contract.ts'
import { changePassword, readProfile, updateProfile } from '#resources/profile/contract.ts'
import {
  createRole,
  deleteRole,
  giveRole,
  listRoleHolders,
  restoreRole,
  updateRole,
} from '#resources/roles/contract.ts'
import {
  deleteSandbox,
  forkSandbox,
  renameSandbox,
  resetSandbox,
  restoreSnapshot,
  takeSnapshot,
  undeleteSandbox,
} from '#resources/sandboxes/contract.ts'
import {
  endPreview,
  endSession,
  endSessions,
  previewRole,
  setLevel,
  shortenSession,
  switchSandbox,
} from '#resources/sessions/contract.ts'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import { createSpread, deleteSpread, restoreSpread, updateSpread } from '#resources/spreads/contract.ts'
import { createTeam, deleteTeam, readTeam, restoreTeam, updateTeam } from '#resources/teams/contract.ts'
import { REDACTED } from '#resources/traffic/rules.ts'
import { findOperations } from '#server/resources.ts'
import { eventCalls } from '#tests/requests/events.ts'
import { deliveryRouteCalls } from '#tests/requests/forms.ts'
import { formBuiltCalls } from '#tests/requests/forms-built.ts'
import { keptCalls } from '#tests/requests/kept.ts'
import { orderCalls } from '#tests/requests/orders.ts'
import { productCalls } from '#tests/requests/products.ts'
import { repairDraftCalls } from '#tests/requests/repair-drafts.ts'
import { ticketCalls } from '#tests/requests/tickets.ts'
import { uploadCalls } from '#tests/requests/uploads.ts'
import { ADMIN, createTestApp, LEVEL_CODE, match, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts: an endpoint that is added tomorrow fails here until a good call of it is written down below, and
// that call leaves a record; or until it stands among the exempt ones, with a reason.
const writing = (await findOperations()).filter(({ endpoint }) => endpoint.method !== 'GET').map(({ id }) => id)

/** They write no row of anybody's: their tables, with the reasons, are in server/writes/guard.ts. */
const EXEMPT: Record<string, string> = {
  addLogin: 'is a line of a log',
  signIn: 'leaves a line in the login log',
  signOut: 'ends a session',
  createLiveTicket: 'gives a secret',
  createChannelTicket: 'gives a secret',
  createCaptcha: 'gives a secret',
  answerCaptcha: 'uses one up',
  checkImport: 'only looks',
  previewWording: 'only looks',
  readTime: 'only looks',
  putChunk: 'adds bytes, which belong in no trail: the file’s beginning and end are recorded',
  findCounties: 'only looks',
  clearTraffic: 'empties a log',
  openReplaySession: 'gives a secret',
  restartTask: 'forgets what the server found in a log',
}

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
/** Every answer that was given, by its request. */
const answers = new Map<string, string>()
beforeAll(async () => {
  app = await createTestApp()
  const { app: server } = app
  const request = server.request.bind(server)
  server.request = async (url, init) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), ...init?.headers }
    const reply = await request(url, { ...init, headers })
    answers.set(reply.headers.get('x-request-id') ?? '', await reply.clone().text())
    return reply
  }
  me = await app.signInAs(ADMIN)
})
afterAll(() => app.close())

/** It is changed on the way: whoever signs in once more does not know whether it was before or after. */
const NEXT_PASSWORD = 'correct horse'
const signInOnceMore = () => app.signInAs(ADMIN).catch(() => app.signInAs({ ...ADMIN, password: NEXT_PASSWORD }))

const SPREAD = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly' as const,
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([4, 252, 0, 0, 0, 252]),
}
const MEMBER = {
  name: { en: 'Lin Mei-hua', zh: '林美華' },
  teamId: 13,
  job: 'driver' as const,
  joinedOn: '2026-10-01',
}
const spread = () => me.call(createSpread, { body: SPREAD })
const fault = () => me.call(createFault, { body: { method: 'GET', path: '/api/species', fault: { delay: 1 } } })
const fork = () => me.call(forkSandbox, { body: { name: crypto.randomUUID() } })
const key = () => me.call(createKey, { body: { name: crypto.randomUUID(), scope: 'read', origins: [] } })
const role = () =>
  me.call(createRole, {
    body: { name: { en: crypto.randomUUID(), zh: crypto.randomUUID() }, permissions: ['roles:read'] },
  })
const at = ({ id: sandboxId }: { id: string }) => ({ params: { sandboxId } })

const member = () => me.call(createMember, { body: { ...MEMBER, email: `${crypto.randomUUID()}@strive.example` } })
const of = ({ id, version }: Member) => ({ params: { memberId: id }, headers: match(version) })
const bringIn = () =>
  me.call(createImport, {
    body: { fileName: 'new.csv', rows: [{ ...MEMBER, email: `${crypto.randomUUID()}@strive.example` }] },
  })
const team = () => me.call(createTeam, { body: { name: { en: 'Night Shift', zh: '夜班組' }, parentId: 13 } })

/** A good call of each endpoint; what it needs is made before it. */
const CALLS: Record<string, () => Promise<() => Promise<unknown>>> = {
  replaceCounters: async () => () => me.call(replaceCounters, { body: { number: 1, array: [] } }),
  addToCounter: async () => () => me.call(addToCounter, { body: { target: 'number', by: 1 } }),
  resetCounters: async () => () => me.call(resetCounters),
  createImport: async () => bringIn,
  undoImport: async () => {
    const { id, version } = await bringIn()
    return () => me.call(undoImport, { params: { importId: id }, headers: match(version) })
  },
  createSpread: async () => spread,
  updateSpread: async () => {
    const { id, version } = await spread()
    return () => me.call(updateSpread, { params: { spreadId: id }, headers: match(version), body: { level: 60 } })
  },
  deleteSpread: async () => {
    const { id } = await spread()
    return () => me.call(deleteSpread, { params: { spreadId: id } })
  },
  restoreSpread: async () => {
    const { id } = await spread()
    await me.call(deleteSpread, { params: { spreadId: id } })
    return () => me.call(restoreSpread, { params: { spreadId: id } })
  },
  updateProfile: async () => {
    const { version } = await me.call(readProfile)
    return () => me.call(updateProfile, { headers: match(version), body: { name: 'Ada' } })
  },
  changePassword: async () => () => me.call(changePassword, { body: { current: ADMIN.password, next: NEXT_PASSWORD } }),
  createRole: async () => role,
  updateRole: async () => {
    const { id, version } = await role()
    return () => me.call(updateRole, { params: { roleId: id }, headers: match(version), body: { permissions: [] } })
  },
  deleteRole: async () => {
    const { id } = await role()
    return () => me.call(deleteRole, { params: { roleId: id } })
  },
  restoreRole: async () => {
    const { id } = await role()
    await me.call(deleteRole, { params: { roleId: id } })
    return () => me.call(restoreRole, { params: { roleId: id } })
  },
  giveRole: async () => {
    const { rows } = await me.call(listRoleHolders)
    const { accountId = 0, version = 0 } = rows.find(({ isYou }) => !isYou) ?? {}
    return () => me.call(giveRole, { params: { accountId }, headers: match(version), body: { roleId: 4 } })
  },
  previewRole: async () => async () => {
    const { call } = await signInOnceMore()
    await call(previewRole, { body: { roleId: 4 } })
  },
  endPreview: async () => {
    const { call } = await signInOnceMore()
    await call(previewRole, { body: { roleId: 4 } })
    return () => call(endPreview)
  },
  createFault: async () => fault,
  updateFault: async () => {
    const { id, version } = await fault()
    return () =>
      me.call(updateFault, { params: { faultId: id }, headers: match(version), body: { fault: { delay: 2 } } })
  },
  deleteFault: async () => {
    const { id } = await fault()
    return () => me.call(deleteFault, { params: { faultId: id } })
  },
  clearFaults: async () => {
    await fault()
    return () => me.call(clearFaults)
  },
  startPreset: async () => () =>
    me.call(startPreset, { params: { preset: 'lift' }, body: { paths: ['/api/species'] } }),
  forkSandbox: async () => fork,
  renameSandbox: async () => {
    const mine = await fork()
    return () => me.call(renameSandbox, { ...at(mine), body: { name: crypto.randomUUID() } })
  },
  deleteSandbox: async () => {
    const mine = await fork()
    return () => me.call(deleteSandbox, at(mine))
  },
  undeleteSandbox: async () => {
    const mine = await fork()
    await me.call(deleteSandbox, at(mine))
    return () => me.call(undeleteSandbox, at(mine))
  },
  takeSnapshot: async () => {
    const mine = await fork()
    return () => me.call(takeSnapshot, { ...at(mine), body: { name: 'before' } })
  },
  restoreSnapshot: async () => {
    const mine = await fork()
    const { id: snapshotId } = await me.call(takeSnapshot, { ...at(mine), body: { name: 'before' } })
    return () => me.call(restoreSnapshot, { ...at(mine), body: { snapshotId } })
  },
  resetSandbox: async () => {
    const mine = await fork()
    return () => me.call(resetSandbox, at(mine))
  },
  createKey: async () => key,
  updateKey: async () => {
    const { id: keyId, version } = (await key()).key
    return () => me.call(updateKey, { params: { keyId }, headers: match(version), body: { name: crypto.randomUUID() } })
  },
  revokeKey: async () => {
    const { id: keyId } = (await key()).key
    return () => me.call(revokeKey, { params: { keyId } })
  },
  endSession: async () => {
    const { session } = await signInOnceMore()
    return () => me.call(endSession, { params: { sessionId: session.id } })
  },
  endSessions: async () => {
    await signInOnceMore()
    return () => me.call(endSessions)
  },
  shortenSession: async () => {
    const { session } = await signInOnceMore()
    return () => me.call(shortenSession, { params: { sessionId: session.id }, body: { seconds: 30 } })
  },
  createMember: async () => member,
  updateMember: async () => {
    const made = await member()
    return () => me.call(updateMember, { ...of(made), body: { job: 'buyer' } })
  },
  archiveMember: async () => {
    const made = await member()
    return () => me.call(archiveMember, of(made))
  },
  restoreMember: async () => {
    const made = await me.call(archiveMember, of(await member()))
    return () => me.call(restoreMember, of(made))
  },
  archiveMembers: async () => {
    const { id, version } = await member()
    return () => me.call(archiveMembers, { body: { members: [{ id, version }] } })
  },
  restoreMembers: async () => {
    const { id, version } = await me.call(archiveMember, of(await member()))
    return () => me.call(restoreMembers, { body: { members: [{ id, version }] } })
  },
  ...deliveryRouteCalls(() => me),
  ...formBuiltCalls(() => me),
  createTeam: async () => team,
  deleteTeam: async () => {
    const { id, version } = await team()
    return () => me.call(deleteTeam, { params: { teamId: id }, headers: match(version) })
  },
  restoreTeam: async () => {
    const { id, version } = await team()
    await me.call(deleteTeam, { params: { teamId: id }, headers: match(version) })
    return () => me.call(restoreTeam, { params: { teamId: id } })
  },
  updateTeam: async () => {
    const params = { teamId: 13 }
    const { version, parentId } = await me.call(readTeam, { params })
    return () => me.call(updateTeam, { params, headers: match(version), body: { parentId: parentId === 7 ? 10 : 7 } })
  },
  ...orderCalls(() => me),
  ...productCalls(() => me),
  ...repairDraftCalls(() => me),
  ...uploadCalls(() => me),
  ...eventCalls(() => me),
  ...ticketCalls(() => me),
  ...keptCalls(() => me),
  restoreAudit: async () => {
    const made = await member()
    await me.call(updateMember, { ...of(made), body: { job: 'buyer' } })
    const { rows } = await me.call(listAudit, { query: { noun: 'members', rowId: String(made.id), action: 'create' } })
    return () => me.call(restoreAudit, { params: { auditId: rows[0]?.id ?? 0 }, headers: match(2) })
  },
  setLevel: async () => () => me.call(setLevel, { body: { code: LEVEL_CODE } }),
  switchSandbox: async () => {
    const { id: sandboxId } = await fork()
    return () => me.call(switchSandbox, { body: { sandboxId } })
  },
}

const recordsOf = (endpoint: string) =>
  app.db.selectFrom('audit').selectAll().where('endpoint', '=', endpoint).orderBy('id').execute()

/** The log has the answer just as it left, but for its secrets. */
async function expectLogged(requestId: string) {
  await app.services.traffic.settled()
  const row = await app.db.selectFrom('traffic').selectAll().where('request_id', '=', requestId).executeTakeFirst()
  const answer = answers.get(requestId) ?? 'no answer'
  expect(row?.reply_bytes).toBe(Buffer.byteLength(answer))
  const kept = row?.reply_body ?? ''
  if (!kept.includes(REDACTED)) expect(row?.is_reply_cut ? answer.slice(0, kept.length) : answer).toBe(kept)
}

describe.each(writing)('%s', id => {
  const reason = EXEMPT[id]
  test.skipIf(reason !== undefined)(
    'leaves a record in the audit trail, and its answer in the traffic log',
    async () => {
      const prepare = CALLS[id]
      if (!prepare) throw new Error(`Write down a good call of ${id}, or why it leaves no record.`)
      const call = await prepare()
      const before = await recordsOf(id)
      await call()
      const [record] = (await recordsOf(id)).slice(before.length)
      expect(record).toMatchObject({ account_id: 1, endpoint: id, request_id: expect.stringMatching(/^[\w-]{8,}$/) })
      // Of a password only that it was changed is told.
      if (id !== 'changePassword') expect(record?.before ?? record?.after).toBeTruthy()
      await expectLogged(record?.request_id ?? '')
      // Own sandboxes are but five.
      for (const one of await app.db.selectFrom('sandbox').select('id').where('account_id', '=', 1).execute())
        await me.call(deleteSandbox, at(one)).catch(() => undefined)
    },
  )
})

test('the trail holds no hash and no secret', async () => {
  const rows = await app.db.selectFrom('audit').select(['before', 'after']).execute()
  const text = rows.map(row => `${row.before}${row.after}`).join()
  expect(rows.length).toBeGreaterThan(20)
  for (const secret of ['argon2', 'password', 'correct horse', 'token', LEVEL_CODE]) expect(text).not.toContain(secret)
})
