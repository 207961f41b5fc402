import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useRead } from '#client/api/use-read.ts'
import { useGlobal } from '#client/state/state.ts'
import { listMembers, type Member } from '#resources/members/contract.ts'
import { listTeams } from '#resources/teams/contract.ts'
import type { Words } from '#shared/messages.ts'

export const STAFF_JOBS = ['support', 'technician'] as const

/** The people who can be assigned, and their teams: for the assignee field and the team filter. */
export function useStaff() {
  const canRead = useGlobal(({ permissions }) => permissions.includes('members:read'))
  const canReadTeams = useGlobal(({ permissions }) => permissions.includes('teams:read'))
  const ofJob = (job: (typeof STAFF_JOBS)[number]) => api.query(listMembers, { query: { job, limit: 200 } })
  const support = useQuery({ ...ofJob('support'), enabled: canRead }).data
  const technicians = useQuery({ ...ofJob('technician'), enabled: canRead }).data
  const teams = useRead(listTeams, { query: { limit: 200 } }, { enabled: canReadTeams }).data
  return useMemo(() => {
    const members: Member[] = [...(support?.rows ?? []), ...(technicians?.rows ?? [])]
    const names = new Map<number, Words>(members.map(({ id, name }) => [id, name]))
    const here = members.filter(({ archivedAt }) => archivedAt === null)
    const teamIds = new Set(here.map(({ teamId }) => teamId))
    return { here, names, teams: (teams?.rows ?? []).filter(({ id }) => teamIds.has(id)) }
  }, [support, technicians, teams])
}
export type Staff = ReturnType<typeof useStaff>
