import { atVersion, type Client, sample } from '#shared/sample.ts'
import { createTeam, deleteTeam, restoreTeam, type Team, updateTeam } from './contract.ts'

const NIGHT_SHIFT = { name: { en: 'Night Shift', zh: '夜班組' }, parentId: 13 }
const create = (me: Client) => me.call(createTeam, { body: NIGHT_SHIFT })
const on = (team: Team) => ({ params: { teamId: team.id }, headers: atVersion(team) })

export const samples = [
  sample(createTeam, () => ({ body: NIGHT_SHIFT })),
  sample(updateTeam, async me => ({ ...on(await create(me)), body: { parentId: 7 } })),
  sample(deleteTeam, async me => on(await create(me))),
  sample(restoreTeam, async me => {
    const team = await create(me)
    await me.call(deleteTeam, on(team))
    return { params: { teamId: team.id } }
  }),
]
