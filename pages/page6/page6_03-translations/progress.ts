import { useRead } from '#client/api/use-read.ts'
import { readProgress } from '#resources/translations/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'

/** Refetched with every change of a text, because `useLiveRows` of the list refetches the whole resource. */
export const useProgress = () => useRead(readProgress)
export type Progress = ReplyBody<typeof readProgress>
export type LanguageProgress = Progress['languages'][number]
