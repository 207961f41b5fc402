import * as z from 'zod/mini'
import { RowId } from '#shared/row.ts'

/** The order that was placed; without one, a form for the next. */
export const OrderState = z.object({ order: z.optional(RowId) })
