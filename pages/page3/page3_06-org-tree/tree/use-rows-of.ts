import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { memberNode, type TreeNode, teamNode } from '#pages/page3/page3_06-org-tree/node.ts'
import { listMembers, type Member } from '#resources/members/contract.ts'
import { type Branch, listBranches } from '#resources/teams/contract.ts'

export const PAGE_SIZE = 50

type Page<R> = { rows: R[]; next: string | null }
const toTeams = ({ rows, next }: Page<Branch>) => ({ nodes: rows.map(teamNode), next })
const toMembers = ({ rows, next }: Page<Member>) => ({ nodes: rows.map(memberNode), next })

/** A page of a team's children of one kind. null: the top level, which is the company. */
export function useRowsOf(kind: TreeNode['kind'], teamId: number | null, cursor?: string) {
  const page = { limit: PAGE_SIZE, cursor }
  const isTeams = kind === 'team'
  const teams = useQuery({
    ...api.query(listBranches, { query: { parentId: teamId ?? undefined, ...page } }),
    placeholderData: keepPreviousData,
    enabled: isTeams,
    select: toTeams,
  })
  const members = useQuery({
    ...api.query(listMembers, { query: { teamId: teamId ?? undefined, isArchived: false, ...page } }),
    placeholderData: keepPreviousData,
    enabled: !isTeams,
    select: toMembers,
  })
  return isTeams ? teams : members
}
