import { linkTo } from '#client/router/links.ts'
import { linkToMembers } from '#pages/page3/page3_01-members/links.ts'
import { linkToDraft } from '#pages/page4/page4_02-step-wizard/links.ts'
import { linkToRoutes } from '#pages/page4/page4_04-linked-fields/links.ts'
import { linkToForm } from '#pages/page4/page4_06-form-builder/links.ts'
import { linkToOrders } from '#pages/page5/page5_01-data-table/links.ts'
import { linkToPlan } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { linkToTexts } from '#pages/page6/page6_03-translations/links.ts'
import { linkToErrors } from '#pages/page6/page6_07-errors/links.ts'
import { linkToVisit } from '#pages/page8/page8_07-offline-and-conflict/links.ts'
import type { AuditEntry } from '#resources/audit/contract.ts'

/** Links to the page that shows a row of each entity. */
const LINKS: Record<string, (rowId: string) => string> = {
  members: rowId => linkToMembers({ isArchived: null, member: Number(rowId) }),
  views: view => linkToMembers({ view }),
  profile: () => linkTo('page3_02'),
  passwords: () => linkTo('page3_02'),
  preferences: () => linkTo('page6_06'),
  sessions: () => linkTo('page3_05'),
  orders: rowId => linkToOrders({ order: Number(rowId) }),
  'delivery-routes': rowId => linkToRoutes({ route: Number(rowId) }),
  'repair-drafts': linkToDraft,
  uploads: () => linkTo('page4_05'),
  'floor-plans': rowId => linkTo('page6_05', { plan: Number(rowId) }),
  forms: rowId => linkToForm(Number(rowId)),
  visits: rowId => linkToVisit(Number(rowId)),
  spreads: linkToPlan,
  counters: () => linkTo('page6_01'),
  'error-reports': rowId => linkToErrors({ tab: 'reports', group: Number(rowId) }),
  faults: () => linkTo('page8_02'),
  sandboxes: () => linkTo('page8_08'),
  keys: () => linkTo('page8_08'),
  translations: text => linkToTexts({ text }),
  releases: () => linkToTexts({ tab: 'versions' }),
}

/** A link to the row that an audit entry is about; null when no page shows it. */
export const linkToRow = ({ entity, rowId }: Pick<AuditEntry, 'entity' | 'rowId'>): string | null =>
  LINKS[entity]?.(rowId) ?? null
