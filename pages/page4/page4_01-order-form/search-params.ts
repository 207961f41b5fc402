import * as z from 'zod/mini'
import { RowId } from '#shared/row.ts'

/** The placed order; without it, a form for a new one. */
export const OrderState = z.object({ order: z.optional(RowId) })
