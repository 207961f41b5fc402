import { createMember, type Member } from '#resources/members/contract.ts'
import type { SpreadFields } from '#resources/spreads/contract.ts'
import { SPREAD } from '#resources/spreads/samples.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const keep = ({ send }: Bench, fields: Partial<SpreadFields> = {}, key?: string) =>
  send('/api/spreads', json('POST', { ...SPREAD, ...fields }, key === undefined ? {} : { 'idempotency-key': key }))

/** Sends requests as a page of the console does. */
const from = ({ send }: Bench, page: string) => ({
  async add(): Promise<Member> {
    const name = { en: 'Lin Shu-guang', zh: '林曙光' }
    const email = `${crypto.randomUUID()}@strive.example`
    const body = { name, email, teamId: 13, job: 'driver', joinedOn: '2026-10-01' }
    const reply = await send('/api/members', json('POST', body, { [PAGE_HEADER]: page }))
    return createMember.replies[201].parse(await reply?.json())
  },
  read: ({ id }: Member) => send(`/api/members/${id}`, { headers: { [PAGE_HEADER]: page } }),
  change: ({ id, version }: Member, job = 'buyer') =>
    send(`/api/members/${id}`, json('PATCH', { job }, { [PAGE_HEADER]: page, ...match(version) })),
})
/** Waits, by a request whose response is delayed. */
const letPass = ({ send }: Bench, ms: number) => send('/api/clock', { headers: { 'x-practice-fault': `delay=${ms}` } })

export const cases: TaskCases = {
  pointer: {
    async solution(bench) {
      await keep(bench, { level: 101 })
      await keep(bench)
    },
    nearMisses: {
      'another field was refused': async bench => {
        await keep(bench, { name: '' })
        await keep(bench)
      },
      'another spread is created instead': async bench => {
        await keep(bench, { level: 101 })
        await keep(bench, { name: 'Slow', nature: 'brave' })
      },
      'the level stays wrong': async bench => {
        await keep(bench, { level: 101 })
        await keep(bench, { level: 102 })
      },
    },
  },
  idempotent: {
    async solution(bench) {
      for (const _ of [1, 2]) await keep(bench, {}, 'twice')
    },
    nearMisses: {
      'no key': async bench => {
        for (const _ of [1, 2]) await keep(bench)
      },
      'two keys': async bench => {
        for (const key of ['one', 'two']) await keep(bench, {}, key)
      },
      'the key is used for something else': async bench => {
        await keep(bench, {}, 'reused')
        await keep(bench, { level: 60 }, 'reused')
      },
    },
  },
  chained: {
    async solution(bench) {
      const { add, read, change } = from(bench, 'page8_01')
      const member = await add()
      await read(member)
      await change(member)
    },
    nearMisses: {
      'a member is added and edited on the Members page': async bench => {
        const { add, read, change } = from(bench, 'page3_01')
        const member = await add()
        await read(member)
        await change(member)
      },
      'one by one, by hand': async bench => {
        const { add, read, change } = from(bench, 'page8_01')
        const member = await add()
        await read(member)
        await letPass(bench, 2_100)
        await change(member)
      },
      'another member is changed': async bench => {
        const { add, read, change } = from(bench, 'page8_01')
        const other = await add()
        await read(await add())
        await change(other)
      },
      'the change is stale': async bench => {
        const { add, read, change } = from(bench, 'page8_01')
        const member = await add()
        await read(member)
        await change({ ...member, version: 9 })
      },
      'nothing changes': async bench => {
        const { add, read, change } = from(bench, 'page8_01')
        const member = await add()
        await read(member)
        await change(member, 'driver')
      },
    },
  },
}
