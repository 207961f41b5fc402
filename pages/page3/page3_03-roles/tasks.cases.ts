import { createMember, listMembers } from '#resources/members/contract.ts'
import { MEMBER } from '#resources/members/samples.ts'
import { explainRight, listRoleHolders, readRole, updateRole } from '#resources/roles/contract.ts'
import { endPreview, previewRole } from '#resources/sessions/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const ADMINISTRATOR = 1
const VIEWER = 4
const member = () => ({ ...MEMBER, email: `${crypto.randomUUID()}@strive.example` })
const tryToAdd = ({ send }: Bench) => send('/api/members', json('POST', member()))

/** Runs the work while the administrators' role lacks a permission. */
async function without({ me }: Bench, permission: string, work: () => Promise<unknown>) {
  const params = { roleId: ADMINISTRATOR }
  const role = await me.call(readRole, { params })
  const permissions = role.permissions.filter(one => one !== permission)
  const { version } = await me.call(updateRole, { params, headers: match(role.version), body: { permissions } })
  await work()
  await me.call(updateRole, { params, headers: match(version), body: { permissions: role.permissions } })
}

async function giveMyself({ me, send }: Bench, roleId: number) {
  const { rows } = await me.call(listRoleHolders)
  const { accountId, version = 0 } = rows.find(({ isYou }) => isYou) ?? {}
  await send(`/api/roles/holders/${accountId}`, json('PUT', { roleId }, { 'if-match': `"${version}"` }))
}

export const cases: TaskCases = {
  taken: {
    async solution(bench) {
      await bench.me.call(createMember, { body: member() })
      await without(bench, 'members:write', () => tryToAdd(bench))
    },
    nearMisses: {
      'the call was never allowed': bench => without(bench, 'members:write', () => tryToAdd(bench)),
      'another permission is removed': async bench => {
        await bench.me.call(createMember, { body: member() })
        await without(bench, 'tracks:read', () => tryToAdd(bench))
      },
      'another permission is removed, and a preview refuses the call': async bench => {
        await bench.me.call(createMember, { body: member() })
        await without(bench, 'tracks:read', async () => undefined)
        await bench.me.call(previewRole, { body: { roleId: VIEWER } })
        await tryToAdd(bench)
        await bench.me.call(endPreview)
      },
    },
  },
  'last-right': {
    solution: bench => giveMyself(bench, VIEWER),
    nearMisses: {
      'another permission is removed': bench => without(bench, 'tracks:read', () => bench.me.call(listMembers, {})),
      'the role is the one you have': bench => giveMyself(bench, ADMINISTRATOR),
    },
  },
  preview: {
    async solution(bench) {
      await bench.me.call(previewRole, { body: { roleId: VIEWER } })
      await tryToAdd(bench)
      await bench.me.call(explainRight, { query: { endpoint: 'createMember' } })
      await bench.me.call(endPreview)
    },
    nearMisses: {
      'another endpoint is asked about': async bench => {
        await bench.me.call(previewRole, { body: { roleId: VIEWER } })
        await tryToAdd(bench)
        await bench.me.call(explainRight, { query: { endpoint: 'updateMember' } })
        await bench.me.call(endPreview)
      },
      'nothing is tried': async bench => {
        await bench.me.call(previewRole, { body: { roleId: VIEWER } })
        await bench.me.call(explainRight, { query: { endpoint: 'createMember' } })
        await bench.me.call(endPreview)
      },
    },
  },
}
