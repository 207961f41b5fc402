export const TICKET_STATUSES = ['open', 'in-progress', 'waiting', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

/** Tickets of a sandbox. Every fork copies them. */
export const MAX_TICKETS = 10_000

/** The gap between ranks, so that tickets can be inserted. */
export const RANK_STEP = 1024

/** The allowed moves. Resolved tickets can be reopened; a customer who asks about a closed one gets a new ticket. */
const NEXT: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in-progress', 'waiting'],
  'in-progress': ['open', 'waiting', 'resolved'],
  waiting: ['in-progress', 'resolved'],
  resolved: ['in-progress', 'closed'],
  closed: [],
}
/** The only status without an assignee. */
const NEEDS_NOBODY: readonly TicketStatus[] = ['open']

/** The newest closed ticket comes first: its rank counts the seconds of its closing backwards. */
export const closedRank = (closedMs: number): number => -Math.floor((closedMs - Date.UTC(2020, 0, 1)) / 1000)

type Stand = { status: TicketStatus; assigneeId: number | null }

/** Why a ticket cannot move to this status; null if it can. Moves within a status are allowed, except among closed ones. */
export function wrongInMove({ status, assigneeId }: Stand, to: TicketStatus) {
  if (status === 'closed') return 'stays-closed'
  if (to === status) return null
  if (!NEXT[status].includes(to)) return 'not-from-here'
  return needsAssignee(to) && assigneeId === null ? 'no-assignee' : null
}

export const needsAssignee = (status: TicketStatus): boolean => !NEEDS_NOBODY.includes(status)
