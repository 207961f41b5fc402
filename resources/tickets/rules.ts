export const TICKET_STATUSES = ['open', 'in-progress', 'waiting', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
