import type { Member } from '#resources/members/contract.ts'
import type { Job } from '#resources/members/rules.ts'
import type { Branch } from '#resources/teams/contract.ts'

/** A node of the tree. A member has no children. */
export type TeamNode = { kind: 'team' } & Pick<Branch, 'id' | 'name' | 'parentId' | 'version' | 'teams' | 'members'>
export type MemberNode = { kind: 'member'; parentId: number; job: Job } & Pick<Member, 'id' | 'name' | 'version'>
export type TreeNode = TeamNode | MemberNode

/** A key that is unique among all nodes, also used in the URL: `t13` is a team, `m7` a member. */
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
