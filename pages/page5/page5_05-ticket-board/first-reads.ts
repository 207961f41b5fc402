import { firstRead } from '#client/loading/first-read.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { TICKET_STATUSES } from '#resources/tickets/rules.ts'

export default TICKET_STATUSES.map(status => firstRead(listTickets, { query: { status, sort: 'rank', limit: 20 } }))
