import { countSignIns, readServerState } from '#resources/overview/contract.ts'
import { type Bench, faulty, type TaskCases } from '#tests/task-cases.ts'

const SIGN_INS = '/api/overview/sign-ins'
const SERVER = '/api/overview/server'
const countIn = ({ me }: Bench, zone: string) => me.call(countSignIns, { query: { zone } })

export const cases: TaskCases = {
  'one-fails': {
    async solution({ me, send }) {
      await send(SIGN_INS, faulty('status=503'))
      await me.call(readServerState)
      await me.call(countSignIns, {})
    },
    nearMisses: {
      'it is not tried again': async ({ me, send }) => {
        await me.call(countSignIns, {})
        await send(SIGN_INS, faulty('status=503'))
        await me.call(readServerState)
      },
      'the other tile fails as well': async ({ me, send }) => {
        await send(SIGN_INS, faulty('status=503'))
        await send(SERVER, faulty('status=503'))
        await me.call(countSignIns, {})
      },
      'it fails in another way': async ({ me, send }) => {
        await send(SIGN_INS, faulty('status=404'))
        await me.call(readServerState)
        await me.call(countSignIns, {})
      },
    },
  },
  'other-zone': {
    async solution(bench) {
      await countIn(bench, 'Pacific/Auckland')
      await countIn(bench, 'Pacific/Honolulu')
    },
    nearMisses: {
      'the same zone twice': async bench => {
        await countIn(bench, 'Asia/Taipei')
        await countIn(bench, 'Asia/Taipei')
      },
      'today starts at the same moment in both': async bench => {
        await countIn(bench, 'Asia/Taipei')
        await countIn(bench, 'Asia/Singapore')
      },
    },
  },
  'slow-one': {
    async solution({ me, send }) {
      const slow = send(SERVER, faulty('delay=2000'))
      await me.call(countSignIns, {})
      await slow
    },
    nearMisses: {
      'the other tile is asked afterwards': async ({ me, send }) => {
        await send(SERVER, faulty('delay=2000'))
        await me.call(countSignIns, {})
      },
      'the delay is shorter': async ({ me, send }) => {
        const slow = send(SERVER, faulty('delay=500'))
        await me.call(countSignIns, {})
        await slow
      },
    },
  },
}
