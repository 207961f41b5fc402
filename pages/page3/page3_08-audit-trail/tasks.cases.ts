import { listAudit, readAudit, restoreAudit } from '#resources/audit/contract.ts'
import { createMember, updateMember } from '#resources/members/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const change = ({ me }: Bench, memberId: number, version: number, job: 'buyer' | 'sales') =>
  me.call(updateMember, { params: { memberId }, headers: match(version), body: { job } })

/** A member at its second version. */
async function changedMember(bench: Bench): Promise<number> {
  const { id, version } = await bench.me.call(createMember, {
    body: {
      name: { en: 'Lin Shu-guang', zh: '林曙光' },
      email: `${crypto.randomUUID()}@strive.example`,
      teamId: 13,
      job: 'driver',
      joinedOn: '2026-10-01',
    },
  })
  await change(bench, id, version, 'buyer')
  return id
}
/** The ids of a member's audit records, newest first. */
const recordsOf = async ({ me }: Bench, memberId: number) =>
  (await me.call(listAudit, { query: { entity: 'members', rowId: String(memberId) } })).rows.map(({ id }) => id)
const open = ({ me }: Bench, auditId = 0) => me.call(readAudit, { params: { auditId } })
const restore = ({ me }: Bench, auditId = 0, version = 0, side: 'before' | 'after' = 'after') =>
  me.call(restoreAudit, { params: { auditId }, query: { side }, headers: match(version) })

export const cases: TaskCases = {
  find: {
    async solution(bench) {
      const [newest] = await recordsOf(bench, await changedMember(bench))
      await open(bench, newest)
    },
    nearMisses: {
      'the record of its creation is opened': async bench => {
        const [, first] = await recordsOf(bench, await changedMember(bench))
        await open(bench, first)
      },
      'another member’s change is opened': async bench => {
        const earlier = await changedMember(bench)
        await bench.app.services.traffic.settled()
        await bench.app.db.deleteFrom('traffic').execute()
        await changedMember(bench)
        const [newest] = await recordsOf(bench, earlier)
        await open(bench, newest)
      },
    },
  },
  'back-and-forth': {
    async solution(bench) {
      const [, first] = await recordsOf(bench, await changedMember(bench))
      const restored = await restore(bench, first, 2)
      await restore(bench, restored?.id, 3, 'before')
    },
    nearMisses: {
      'two members are restored': async bench => {
        for (let count = 0; count < 2; count++) {
          const [, first] = await recordsOf(bench, await changedMember(bench))
          await restore(bench, first, 2)
        }
      },
      'a third version is restored': async bench => {
        const id = await changedMember(bench)
        await change(bench, id, 2, 'sales')
        const [, second, first] = await recordsOf(bench, id)
        await restore(bench, first, 3)
        await restore(bench, second, 4)
      },
    },
  },
  overtaken: {
    async solution(bench) {
      const [, first] = await recordsOf(bench, await changedMember(bench))
      await restore(bench, first, 1).catch(() => undefined)
      await restore(bench, first, 2)
    },
    nearMisses: {
      'another record is restored': async bench => {
        const [one, other] = [await changedMember(bench), await changedMember(bench)]
        const [, first] = await recordsOf(bench, one)
        const [, second] = await recordsOf(bench, other)
        await restore(bench, first, 1).catch(() => undefined)
        await restore(bench, second, 2)
      },
      'it is not sent again': async bench => {
        const [, first] = await recordsOf(bench, await changedMember(bench))
        await restore(bench, first, 2)
        await restore(bench, first, 1).catch(() => undefined)
      },
    },
  },
}
