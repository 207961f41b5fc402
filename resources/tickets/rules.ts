export const TICKET_STATUSES = ['open', 'in-progress', 'waiting', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

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

type Stand = { status: TicketStatus; assigneeId: number | null }

/** Why a ticket cannot move to this status; null if it can. Moves within a status are always allowed. */
export function wrongInMove({ status, assigneeId }: Stand, to: TicketStatus) {
  if (to === status) return null
  if (status === 'closed') return 'stays_closed'
  if (!NEXT[status].includes(to)) return 'not_from_here'
  return needsAssignee(to) && assigneeId === null ? 'no_assignee' : null
}
export type WrongMove = NonNullable<ReturnType<typeof wrongInMove>>

export const needsAssignee = (status: TicketStatus): boolean => !NEEDS_NOBODY.includes(status)
