import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion } from '#client/api/use-action.ts'
import { useGlobal } from '#client/state/state.ts'
import { type CheckedDraft, listRepairDrafts, readRepairDraft } from '#resources/repair-drafts/contract.ts'

export const draftsQuery = api.query(listRepairDrafts)
export const draftQuery = (draftId: string) => api.query(readRepairDraft, { params: { draftId } })

type Versioned = { id: string; version: number }
const nameOf = ({ id, version }: Versioned) => `${id} ${version}`
const written = new Set<string>()

/** Puts the draft of a response to this window's write into the cache. */
export function adoptDraft(draft: CheckedDraft) {
  written.add(nameOf(draft))
  queryClient.setQueryData(draftQuery(draft.id).queryKey, draft)
}

/** True if this window, not another one, wrote this version. */
export const isOwnVersion = (draft: Versioned): boolean => written.has(nameOf(draft))

export const onVersion = (draft: Versioned) => ({ params: { draftId: draft.id }, headers: atVersion(draft) })

export const useCanWrite = (): boolean => useGlobal(global => global.permissions.includes('repair-drafts:write'))
