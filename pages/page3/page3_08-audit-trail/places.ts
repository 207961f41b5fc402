import { linkToMembers } from '#pages/page3/page3_01-members/search-params.ts'
import { linkToRoutes } from '#pages/page4/page4_04-linked-fields/search-params.ts'
import type { AuditRecord } from '#resources/audit/contract.ts'

/** Where the console shows a row of each entity. */
const PLACES: Record<string, (rowId: string) => string> = {
  members: rowId => linkToMembers({ isArchived: null, member: Number(rowId) }),
  views: view => linkToMembers({ view }),
  profile: () => '/page3/page3_02',
  passwords: () => '/page3/page3_02',
  sessions: () => '/page3/page3_05',
  'delivery-routes': rowId => linkToRoutes({ route: Number(rowId) }),
  'repair-drafts': rowId => `/page4/page4_02?draft=${rowId}`,
  uploads: () => '/page4/page4_05',
  forms: rowId => `/page4/page4_06?form=${rowId}`,
  spreads: rowId => `/page5/page5_06/plan/${rowId}`,
  counters: () => '/page6/page6_01',
  faults: () => '/page8/page8_02',
  sandboxes: () => '/page8/page8_08',
  keys: () => '/page8/page8_08',
}

/** The page on which the row of a record is; null where none shows it. */
export const placeOf = ({ entity, rowId }: Pick<AuditRecord, 'entity' | 'rowId'>): string | null =>
  PLACES[entity]?.(encodeURIComponent(rowId)) ?? null
