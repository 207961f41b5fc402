import { linkIfHere } from '#client/router/links.ts'
import type { AuditEntry } from '#resources/audit/contract.ts'

/** Links to the page that shows a row of each entity. */
const LINKS: Record<string, (rowId: string) => string | null> = {
  members: rowId => linkIfHere('page3_01', { isArchived: null, member: Number(rowId) }),
  views: view => linkIfHere('page3_01', { view }),
  profile: () => linkIfHere('page3_02'),
  passwords: () => linkIfHere('page3_02'),
  preferences: () => linkIfHere('page6_06'),
  sessions: () => linkIfHere('page3_05'),
  orders: rowId => linkIfHere('page5_01', { order: Number(rowId) }),
  'delivery-routes': rowId => linkIfHere('page4_04', { route: Number(rowId) }),
  'repair-drafts': draft => linkIfHere('page4_02', { draft }),
  uploads: () => linkIfHere('page4_05'),
  'floor-plans': rowId => linkIfHere('page6_05', { plan: Number(rowId) }),
  forms: rowId => linkIfHere('page4_06', { form: Number(rowId) }),
  visits: rowId => linkIfHere('page8_07', { visit: Number(rowId) }),
  spreads: spread => linkIfHere(['page5_06', 'plan', spread]),
  counters: () => linkIfHere('page6_01'),
  'error-reports': rowId => linkIfHere('page6_07', { tab: 'reports', group: Number(rowId) }),
  faults: () => linkIfHere('page8_02'),
  sandboxes: () => linkIfHere('page8_08'),
  keys: () => linkIfHere('page8_08'),
  translations: text => linkIfHere('page6_03', { text }),
  releases: () => linkIfHere('page6_03', { tab: 'versions' }),
}

/** A link to the row that an audit entry is about; null when no page shows it. */
export const linkToRow = ({ entity, rowId }: Pick<AuditEntry, 'entity' | 'rowId'>): string | null =>
  LINKS[entity]?.(rowId) ?? null
