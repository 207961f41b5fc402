import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { takeTurn } from '#server/writes/lock.ts'
import { type Context, defineNoun, type RowOf } from '#server/writes/noun.ts'
import { refuse } from '#shared/errors.ts'
import { Team } from './contract.ts'
import { readWayUp } from './way-up.ts'

export const teamOf = (row: RowOf<'team'>): Team => ({
  id: row.id,
  name: namesOf(row),
  parentId: row.parent_id,
  ...versionOf(row),
})

type Fields = Pick<Team, 'name' | 'parentId'>

/**
 * Refuses a parent that is the team itself or is below it; so nothing takes the company, which all is below. Two moves that would make
 * a circle only together are each right by what they see: so they take turns, and the second sees what the first has done.
 */
async function refuseCircle(id: number, parentId: number, { trx, operator: { sandboxId } }: Context) {
  await takeTurn(trx, 'team', sandboxId)
  const above = await readWayUp(trx, sandboxId, [parentId])
  const refused = (code: 'unknown-team' | 'would-make-circle') =>
    refuse(code, { errors: [{ pointer: '/body/parentId', code: code.replaceAll('-', '_') }] })
  if (!above.has(parentId)) throw refused('unknown-team')
  if (above.has(id)) throw refused('would-make-circle')
}

export const noun = defineNoun({
  name: 'teams',
  needs: 'teams:write',
  table: 'team',
  belongsTo: 'sandbox',
  keyOf: (id, { sandboxId: sandbox_id }) => ({ sandbox_id, id: Number(id) }),
  shape: Team,
  tell: teamOf,
  columnsOf: ({ name, parentId }: Fields) => ({ name_en: name.en, name_zh: name.zh, parent_id: parentId }),
  async check({ parentId }, current, context) {
    if (current && parentId !== null && parentId !== current.parentId) await refuseCircle(current.id, parentId, context)
  },
})
