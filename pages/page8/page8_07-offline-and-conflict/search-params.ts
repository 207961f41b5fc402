import * as z from 'zod/mini'
import { linkTo } from '#client/router/links.ts'
import { RowId } from '#shared/row.ts'

/** The visit that is being reported. */
export const OfflineState = z.object({ visit: z.optional(RowId) })

export const linkToVisit = (visit: number): string => linkTo('page8_07', { visit })
