import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const read = ({ me }: Bench) => me.call(readProfile)
const save = ({ me }: Bench, version: number, body: { name?: string; address?: string }) =>
  me.call(updateProfile, { headers: match(version), body })
/** A change that may be refused, or get no response. */
const patch = ({ send }: Bench, body: object, headers: Record<string, string>) =>
  send('/api/profile', json('PATCH', body, headers))

/**
 * Saves an address, so that anyone who read earlier is refused when saving a name. Returns the version that was read.
 */
async function overtake(bench: Bench, address: string): Promise<number> {
  const { version } = await read(bench)
  await save(bench, version, { address })
  await patch(bench, { name: 'Ada' }, match(version))
  return version
}

/** Saves a name under a fault that drops the response. Returns the version that was read. */
async function loseReply(bench: Bench, name: string, fault: string): Promise<number> {
  const { version } = await read(bench)
  await patch(bench, { name }, { ...match(version), 'x-practice-fault': fault })
  return version
}

export const cases: TaskCases = {
  merge: {
    async solution(bench) {
      const version = await overtake(bench, 'Tainan')
      await save(bench, version + 1, { name: 'Ada' })
    },
    nearMisses: {
      'what was saved first is overwritten': async bench => {
        const { address } = await read(bench)
        const version = await overtake(bench, 'Hualien')
        await save(bench, version + 1, { name: 'Ada', address: address ?? '' })
      },
      'what was refused is dropped': async bench => {
        const version = await overtake(bench, 'Taitung')
        await save(bench, version + 1, { name: 'Grace' })
      },
    },
  },
  unversioned: {
    async solution(bench) {
      await patch(bench, { name: 'Grace' }, {})
      await save(bench, (await read(bench)).version, { name: 'Grace' })
    },
    nearMisses: {
      'the version is not read': async bench => {
        const { version } = await read(bench)
        await patch(bench, { name: 'Grace' }, {})
        await save(bench, version, { name: 'Grace' })
      },
      'another change is sent': async bench => {
        await patch(bench, { name: 'Grace' }, {})
        await save(bench, (await read(bench)).version, { name: 'Ada' })
      },
    },
  },
  'lost-reply': {
    async solution(bench) {
      await loseReply(bench, 'Lin', 'lost')
      await new Promise(resolve => setTimeout(resolve, 1_100))
      await read(bench)
    },
    nearMisses: {
      'it never reached the server': async bench => {
        const version = await loseReply(bench, 'Chen', 'offline')
        await save(bench, version, { name: 'Chen' })
        await read(bench)
      },
      'it is not read again': bench => loseReply(bench, 'Wang', 'lost'),
      'only the page itself reads it, at once': async bench => {
        await loseReply(bench, 'Hsu', 'lost')
        await read(bench)
      },
    },
  },
}
