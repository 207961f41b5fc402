import * as z from 'zod/mini'
import { operatorStore } from '#client/session/operator-store.ts'

const NAME = 'palette-recent'
const MAX_RECENT = 6

const Recent = z.array(z.object({ id: z.string(), to: z.optional(z.string()), name: z.string(), detail: z.string() }))
/** Commands that were chosen recently, latest first. A record keeps the name it had then. */
export type Recent = z.infer<typeof Recent>

const listOf = (kept: unknown): Recent => z.safeParse(Recent, kept).data ?? []

export const readRecent = async (): Promise<Recent> => listOf(await operatorStore.read(NAME))

export const noteRecent = ({ id, to, name, detail }: Recent[number]) =>
  operatorStore.change(NAME, kept =>
    [{ id, to, name, detail }, ...listOf(kept).filter(one => one.id !== id)].slice(0, MAX_RECENT),
  )
