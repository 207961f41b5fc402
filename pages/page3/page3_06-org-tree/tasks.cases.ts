import { readTeam, updateTeam } from '#resources/teams/contract.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const DELIVERY = 13
const SUPPLY = 10
const ONLINE = 7

async function move({ me }: Bench, teamId: number, parentId: number) {
  const params = { teamId }
  const { version } = await me.call(readTeam, { params })
  return me.call(updateTeam, { params, headers: match(version), body: { parentId } })
}
/** A move based on a version that may be outdated, and which may be refused. */
const tryToMove = ({ send }: Bench, teamId: number, parentId: number, version: number) =>
  send(`/api/teams/${teamId}`, json('PATCH', { parentId }, match(version)))
const versionOf = async ({ me }: Bench, teamId: number) => (await me.call(readTeam, { params: { teamId } })).version

export const cases: TaskCases = {
  'and-back': {
    async solution(bench) {
      await move(bench, DELIVERY, ONLINE)
      await move(bench, DELIVERY, SUPPLY)
    },
    nearMisses: {
      'another team is moved back': async bench => {
        await move(bench, DELIVERY, ONLINE)
        await move(bench, 14, SUPPLY)
        await bench.app.db.updateTable('team').set({ parent_id: SUPPLY }).where('id', '=', DELIVERY).execute()
      },
      'it stays where it is': async bench => {
        await move(bench, DELIVERY, SUPPLY)
        await move(bench, DELIVERY, SUPPLY)
      },
    },
  },
  circle: {
    solution: async bench => tryToMove(bench, 2, 3, await versionOf(bench, 2)),
    nearMisses: {
      'the parent does not exist': async bench => tryToMove(bench, 2, 999_999, await versionOf(bench, 2)),
      'the version is old': bench => tryToMove(bench, 2, 3, 999),
    },
  },
  stale: {
    async solution(bench) {
      const version = await versionOf(bench, DELIVERY)
      await move(bench, DELIVERY, ONLINE)
      await tryToMove(bench, DELIVERY, SUPPLY, version)
      await move(bench, DELIVERY, SUPPLY)
    },
    nearMisses: {
      'it is moved elsewhere instead': async bench => {
        const version = await versionOf(bench, DELIVERY)
        await move(bench, DELIVERY, ONLINE)
        await tryToMove(bench, DELIVERY, SUPPLY, version)
        await move(bench, DELIVERY, 14)
      },
      'nobody was quicker': async bench => {
        await move(bench, DELIVERY, ONLINE)
        await move(bench, DELIVERY, SUPPLY)
      },
    },
  },
}
