import { linkTo } from '#client/router/links.ts'
import type { AuditState } from './search-params.ts'

/** `linkToAudit({ entity: 'members', rowId: '118' })`: the history of a row. */
export const linkToAudit = (state: Partial<AuditState> = {}): string => linkTo('page3_08', state)
