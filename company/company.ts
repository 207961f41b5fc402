import type { EventTable } from '#resources/events/table.ts'
import type { CopiedTable } from '#server/sandboxes/tables.ts'
import { makeCustomers } from './customers.ts'
import { makeDeliveryRoutes } from './delivery-routes.ts'
import { makeEvents } from './events.ts'
import { makeForms } from './forms.ts'
import { makeOrders } from './orders.ts'
import { makeMembers, makeTeams } from './people.ts'
import { readTownships } from './places.ts'
import { makeProducts, stockUp } from './products.ts'
import { makeRoles } from './roles.ts'
import { makeAreas, makeTracks } from './routes.ts'
import type { RowOf } from './rows.ts'
import { makeSites } from './sites.ts'
import { makeTickets } from './tickets.ts'

export type Company = {
  rows: { [T in CopiedTable]: RowOf<T>[] }
  /** Made while they are read, once. */
  events: Iterable<EventTable>
}

/** The practice data: a small outdoor-gear company in Taiwan, the same on every machine (decision 025). */
export function makeCompany(): Company {
  const townships = readTownships()
  const members = makeMembers()
  const customers = makeCustomers(townships)
  const products = makeProducts()
  const sites = makeSites(townships)
  const { orders, lines } = makeOrders({ customers, products, members, sites })
  stockUp(products)
  const tickets = makeTickets({ orders, lines, products, members })
  const { forms, versions, answers } = makeForms()
  return {
    rows: {
      role: makeRoles(),
      role_holder: [],
      counter: [],
      team: makeTeams(),
      member: members,
      customer: customers,
      product: products,
      site: sites,
      order: orders,
      order_line: lines,
      support_ticket: tickets,
      area: makeAreas(members),
      track: makeTracks(sites, members),
      repair: [],
      member_import: [],
      recorded_event: [],
      delivery_route: makeDeliveryRoutes(sites),
      form: forms,
      form_version: versions,
      form_answer: answers,
    },
    events: makeEvents({ orders, tickets, members, products, sites }),
  }
}
