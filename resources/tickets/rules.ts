export const TICKET_STATUSES = ['open', 'in-progress', 'waiting', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const

/** Room between two tickets of a column, so that one can be put between them. */
export const RANK_STEP = 1024

/**
 * Where a ticket may go from each status. What is resolved may be taken up again; what is closed stays closed, and who asks once more
 * opens another.
 */
const NEXT: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in-progress', 'waiting'],
  'in-progress': ['open', 'waiting', 'resolved'],
  waiting: ['in-progress', 'resolved'],
  resolved: ['in-progress', 'closed'],
  closed: [],
}
/** Until somebody sees to it a ticket is open, and nothing else. */
const NEEDS_NOBODY: readonly TicketStatus[] = ['open']

type Stand = { status: TicketStatus; assigneeId: number | null }

/** Why a ticket may not go to this status; null: it may. Within its own it may be put anywhere. */
export function wrongInMove({ status, assigneeId }: Stand, to: TicketStatus) {
  if (to === status) return null
  if (status === 'closed') return 'stays_closed'
  if (!NEXT[status].includes(to)) return 'not_from_here'
  return needsAssignee(to) && assigneeId === null ? 'no_assignee' : null
}
export type WrongMove = NonNullable<ReturnType<typeof wrongInMove>>

export const needsAssignee = (status: TicketStatus): boolean => !NEEDS_NOBODY.includes(status)
