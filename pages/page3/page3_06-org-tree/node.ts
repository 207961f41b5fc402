import type { Member } from '#resources/members/contract.ts'
import type { Job } from '#resources/members/rules.ts'
import type { Branch } from '#resources/teams/contract.ts'

/** What the tree shows at a place. A member has nothing below. */
export type TeamNode = { kind: 'team' } & Pick<Branch, 'id' | 'name' | 'parentId' | 'version' | 'teams' | 'members'>
export type MemberNode = { kind: 'member'; parentId: number; job: Job } & Pick<Member, 'id' | 'name' | 'version'>
export type TreeNode = TeamNode | MemberNode

/** Names a node among all, in the URL too: `t13` is a team, `m7` a member. */
export const keyOf = ({ kind, id }: { kind: TreeNode['kind']; id: number }): string => `${kind[0]}${id}`
export const teamKey = (id: number): string => keyOf({ kind: 'team', id })

export const teamNode = ({ id, name, parentId, version, teams, members }: Branch): TeamNode => ({
  kind: 'team',
  id,
  name,
  parentId,
  version,
  teams,
  members,
})

export const memberNode = ({ id, name, teamId, version, job }: Member): MemberNode => ({
  kind: 'member',
  id,
  name,
  parentId: teamId,
  version,
  job,
})
