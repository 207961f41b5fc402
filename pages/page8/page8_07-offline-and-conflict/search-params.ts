import * as z from 'zod/mini'
import { RowId } from '#shared/row.ts'

/** The visit that is being reported. */
export const OfflineState = z.object({ visit: z.optional(RowId) })
