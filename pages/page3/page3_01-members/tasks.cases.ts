import {
  archiveMember,
  archiveMembers,
  createMember,
  listMembers,
  type Member,
  restoreMembers,
} from '#resources/members/contract.ts'
import { MEMBER } from '#resources/members/samples.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const freshEmail = () => `${crypto.randomUUID()}@strive.example`
const add = ({ me }: Bench, email = freshEmail()) => me.call(createMember, { body: { ...MEMBER, email } })
const takenEmail = async ({ me }: Bench) =>
  (await me.call(listMembers, { query: { limit: 1 } })).rows[0]?.email ?? 'no member'
const lastManager = async ({ me }: Bench) => {
  const [manager] = (await me.call(listMembers, { query: { teamId: 13, job: 'manager' } })).rows
  if (!manager) throw new Error('Team 13 has no manager.')
  return manager
}
const several = (...members: Pick<Member, 'id' | 'version'>[]) => ({
  body: { members: members.map(({ id, version }) => ({ id, version })) },
})

export const cases: TaskCases = {
  taken: {
    async solution(bench) {
      await bench.send('/api/members', json('POST', { ...MEMBER, email: await takenEmail(bench) }))
      await add(bench)
    },
    nearMisses: {
      'another member is created instead': async bench => {
        await bench.send('/api/members', json('POST', { ...MEMBER, email: await takenEmail(bench) }))
        await bench.me.call(createMember, { body: { ...MEMBER, name: { en: 'Wu', zh: '吳' }, email: freshEmail() } })
      },
      'the address was no address': async bench => {
        await bench.send('/api/members', json('POST', { ...MEMBER, email: 'not an address' }))
        await add(bench)
      },
    },
  },
  undo: {
    async solution(bench) {
      const { id, version } = await add(bench)
      await bench.me.call(archiveMembers, several({ id, version }))
      await bench.me.call(restoreMembers, several({ id, version: version + 1 }))
    },
    nearMisses: {
      'another member is restored': async bench => {
        const [before, archived] = [await add(bench), await add(bench)]
        await bench.me.call(archiveMember, { params: { memberId: before.id }, headers: match(before.version) })
        await bench.me.call(archiveMembers, several(archived))
        await bench.me.call(restoreMembers, several({ id: before.id, version: before.version + 1 }))
      },
      'restoring it is refused': async bench => {
        const member = await add(bench)
        await bench.me.call(archiveMembers, several(member))
        await bench.me.call(restoreMembers, several(member))
      },
    },
  },
  partly: {
    async solution(bench) {
      await bench.me.call(archiveMembers, several(await lastManager(bench), await add(bench)))
    },
    nearMisses: {
      'all are archived': async bench => {
        await bench.me.call(archiveMembers, several(await add(bench), await add(bench)))
      },
      'the last manager alone is refused': async bench => {
        await bench.me.call(archiveMembers, several(await lastManager(bench)))
      },
      'one is refused because somebody else changed it': async bench => {
        const { id } = await add(bench)
        await bench.me.call(archiveMembers, several({ id, version: 9 }, await add(bench)))
      },
    },
  },
}
