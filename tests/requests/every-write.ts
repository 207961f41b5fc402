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
import { ADMIN, LEVEL_CODE, match, type TestApp } from '#tests/test-app.ts'
import { eventCalls } from './events.ts'
import { deliveryRouteCalls } from './forms.ts'
import { formBuiltCalls } from './forms-built.ts'
import { keptCalls } from './kept.ts'
import { orderCalls } from './orders.ts'
import { productCalls } from './products.ts'
import { repairDraftCalls } from './repair-drafts.ts'
import { ticketCalls } from './tickets.ts'
import { uploadCalls } from './uploads.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>

/** What `changePassword` leaves: whoever signs in once more does not know whether it was before or after. */
export const NEXT_PASSWORD = 'correct horse'

/** A good call of each endpoint that writes; what it needs is made before it. */
export function everyWrite(app: () => TestApp, who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  const signInOnceMore = () =>
    app()
      .signInAs(ADMIN)
      .catch(() => app().signInAs({ ...ADMIN, password: NEXT_PASSWORD }))
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
  const spread = () => who().call(createSpread, { body: SPREAD })
  const fault = () => who().call(createFault, { body: { method: 'GET', path: '/api/species', fault: { delay: 1 } } })
  const fork = () => who().call(forkSandbox, { body: { name: crypto.randomUUID() } })
  const key = () => who().call(createKey, { body: { name: crypto.randomUUID(), scope: 'read', origins: [] } })
  const role = () =>
    who().call(createRole, {
      body: { name: { en: crypto.randomUUID(), zh: crypto.randomUUID() }, permissions: ['roles:read'] },
    })
  const at = ({ id: sandboxId }: { id: string }) => ({ params: { sandboxId } })

  const member = () => who().call(createMember, { body: { ...MEMBER, email: `${crypto.randomUUID()}@strive.example` } })
  const of = ({ id, version }: Member) => ({ params: { memberId: id }, headers: match(version) })
  const bringIn = () =>
    who().call(createImport, {
      body: { fileName: 'new.csv', rows: [{ ...MEMBER, email: `${crypto.randomUUID()}@strive.example` }] },
    })
  const team = () => who().call(createTeam, { body: { name: { en: 'Night Shift', zh: '夜班組' }, parentId: 13 } })

  return {
    replaceCounters: async () => () => who().call(replaceCounters, { body: { number: 1, array: [] } }),
    addToCounter: async () => () => who().call(addToCounter, { body: { target: 'number', by: 1 } }),
    resetCounters: async () => () => who().call(resetCounters),
    createImport: async () => bringIn,
    undoImport: async () => {
      const { id, version } = await bringIn()
      return () => who().call(undoImport, { params: { importId: id }, headers: match(version) })
    },
    createSpread: async () => spread,
    updateSpread: async () => {
      const { id, version } = await spread()
      return () => who().call(updateSpread, { params: { spreadId: id }, headers: match(version), body: { level: 60 } })
    },
    deleteSpread: async () => {
      const { id } = await spread()
      return () => who().call(deleteSpread, { params: { spreadId: id } })
    },
    restoreSpread: async () => {
      const { id } = await spread()
      await who().call(deleteSpread, { params: { spreadId: id } })
      return () => who().call(restoreSpread, { params: { spreadId: id } })
    },
    updateProfile: async () => {
      const { version } = await who().call(readProfile)
      return () => who().call(updateProfile, { headers: match(version), body: { name: 'Ada' } })
    },
    changePassword: async () => () =>
      who().call(changePassword, { body: { current: ADMIN.password, next: NEXT_PASSWORD } }),
    createRole: async () => role,
    updateRole: async () => {
      const { id, version } = await role()
      return () =>
        who().call(updateRole, { params: { roleId: id }, headers: match(version), body: { permissions: [] } })
    },
    deleteRole: async () => {
      const { id } = await role()
      return () => who().call(deleteRole, { params: { roleId: id } })
    },
    restoreRole: async () => {
      const { id } = await role()
      await who().call(deleteRole, { params: { roleId: id } })
      return () => who().call(restoreRole, { params: { roleId: id } })
    },
    giveRole: async () => {
      const { rows } = await who().call(listRoleHolders)
      const { accountId = 0, version = 0 } = rows.find(({ isYou }) => !isYou) ?? {}
      return () => who().call(giveRole, { params: { accountId }, headers: match(version), body: { roleId: 4 } })
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
        who().call(updateFault, { params: { faultId: id }, headers: match(version), body: { fault: { delay: 2 } } })
    },
    deleteFault: async () => {
      const { id } = await fault()
      return () => who().call(deleteFault, { params: { faultId: id } })
    },
    clearFaults: async () => {
      await fault()
      return () => who().call(clearFaults)
    },
    startPreset: async () => () =>
      who().call(startPreset, { params: { preset: 'lift' }, body: { paths: ['/api/species'] } }),
    forkSandbox: async () => fork,
    renameSandbox: async () => {
      const mine = await fork()
      return () => who().call(renameSandbox, { ...at(mine), body: { name: crypto.randomUUID() } })
    },
    deleteSandbox: async () => {
      const mine = await fork()
      return () => who().call(deleteSandbox, at(mine))
    },
    undeleteSandbox: async () => {
      const mine = await fork()
      await who().call(deleteSandbox, at(mine))
      return () => who().call(undeleteSandbox, at(mine))
    },
    takeSnapshot: async () => {
      const mine = await fork()
      return () => who().call(takeSnapshot, { ...at(mine), body: { name: 'before' } })
    },
    restoreSnapshot: async () => {
      const mine = await fork()
      const { id: snapshotId } = await who().call(takeSnapshot, { ...at(mine), body: { name: 'before' } })
      return () => who().call(restoreSnapshot, { ...at(mine), body: { snapshotId } })
    },
    resetSandbox: async () => {
      const mine = await fork()
      return () => who().call(resetSandbox, at(mine))
    },
    createKey: async () => key,
    updateKey: async () => {
      const { id: keyId, version } = (await key()).key
      return () =>
        who().call(updateKey, { params: { keyId }, headers: match(version), body: { name: crypto.randomUUID() } })
    },
    revokeKey: async () => {
      const { id: keyId } = (await key()).key
      return () => who().call(revokeKey, { params: { keyId } })
    },
    endSession: async () => {
      const { session } = await signInOnceMore()
      return () => who().call(endSession, { params: { sessionId: session.id } })
    },
    endSessions: async () => {
      await signInOnceMore()
      return () => who().call(endSessions)
    },
    shortenSession: async () => {
      const { session } = await signInOnceMore()
      return () => who().call(shortenSession, { params: { sessionId: session.id }, body: { seconds: 30 } })
    },
    createMember: async () => member,
    updateMember: async () => {
      const made = await member()
      return () => who().call(updateMember, { ...of(made), body: { job: 'buyer' } })
    },
    archiveMember: async () => {
      const made = await member()
      return () => who().call(archiveMember, of(made))
    },
    restoreMember: async () => {
      const made = await who().call(archiveMember, of(await member()))
      return () => who().call(restoreMember, of(made))
    },
    archiveMembers: async () => {
      const { id, version } = await member()
      return () => who().call(archiveMembers, { body: { members: [{ id, version }] } })
    },
    restoreMembers: async () => {
      const { id, version } = await who().call(archiveMember, of(await member()))
      return () => who().call(restoreMembers, { body: { members: [{ id, version }] } })
    },
    ...deliveryRouteCalls(who),
    ...formBuiltCalls(who),
    createTeam: async () => team,
    deleteTeam: async () => {
      const { id, version } = await team()
      return () => who().call(deleteTeam, { params: { teamId: id }, headers: match(version) })
    },
    restoreTeam: async () => {
      const { id, version } = await team()
      await who().call(deleteTeam, { params: { teamId: id }, headers: match(version) })
      return () => who().call(restoreTeam, { params: { teamId: id } })
    },
    updateTeam: async () => {
      const params = { teamId: 13 }
      const { version, parentId } = await who().call(readTeam, { params })
      return () =>
        who().call(updateTeam, { params, headers: match(version), body: { parentId: parentId === 7 ? 10 : 7 } })
    },
    ...orderCalls(who),
    ...productCalls(who),
    ...repairDraftCalls(who),
    ...uploadCalls(who),
    ...eventCalls(who),
    ...ticketCalls(who),
    ...keptCalls(who),
    restoreAudit: async () => {
      const made = await member()
      await who().call(updateMember, { ...of(made), body: { job: 'buyer' } })
      const { rows } = await who().call(listAudit, {
        query: { entity: 'members', rowId: String(made.id), action: 'create' },
      })
      return () => who().call(restoreAudit, { params: { auditId: rows[0]?.id ?? 0 }, headers: match(2) })
    },
    setLevel: async () => () => who().call(setLevel, { body: { code: LEVEL_CODE } }),
    switchSandbox: async () => {
      const { id: sandboxId } = await fork()
      return () => who().call(switchSandbox, { body: { sandboxId } })
    },
  }
}
