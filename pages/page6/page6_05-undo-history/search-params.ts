import * as z from 'zod/mini'
import { RowId } from '#shared/row.ts'

/** The open plan; without it, the first one. */
export const UndoHistoryState = z.object({ plan: z.optional(RowId) })
