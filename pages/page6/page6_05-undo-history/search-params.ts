import * as z from 'zod/mini'
import { linkTo } from '#client/router/links.ts'
import { RowId } from '#shared/row.ts'

/** The open plan; without it, the first one. */
export const UndoHistoryState = z.object({ plan: z.optional(RowId) })

export const linkToFloorPlan = (plan: number): string => linkTo('page6_05', { plan })
