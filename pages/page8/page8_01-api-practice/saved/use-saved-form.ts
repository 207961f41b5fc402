import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { toast } from '#client/ui/toast.ts'
import {
  listSavedRequests,
  readSavedRequest,
  type SavedRequest,
  SavedRequestFields,
  updateSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'

const fieldsOf = ({ name, steps }: SavedRequest): SavedRequestFields => ({ name, steps })

/** Lets the pages know what the server has now. */
export function noteSaved(saved: SavedRequest): void {
  queryClient.setQueryData(api.query(readSavedRequest, { params: { savedRequestId: saved.id } }).queryKey, saved)
  void queryClient.invalidateQueries({ queryKey: [listSavedRequests.path] })
}

/** The form on a saved request: what was changed is written on the version that it was changed from. */
export function useSavedForm(saved: SavedRequest) {
  const t = useMessages(savedMessages)
  const form = useVersionedForm<SavedRequest, SavedRequestFields>({
    record: saved,
    fieldsOf,
    schema: SavedRequestFields,
    words: savedMessages,
    save: (base, body) =>
      api.call(updateSavedRequest, {
        params: { savedRequestId: base.id },
        headers: { 'if-match': `"${base.version}"` },
        body,
      }),
    currentOf: error => (isRefused(updateSavedRequest, 412, error) ? error.body.current : null),
    onSaved: (now, merged) => {
      noteSaved(now)
      const fields = merged.map(field => t(field)).join(', ')
      const text = merged.length > 0 ? t('keptMerged', { name: now.name, fields }) : t('kept', { name: now.name })
      toast.success(text, { cause: 'saved request' })
    },
  })
  useLeaveGuard(form.isDirty)
  return form
}
export type SavedForm = ReturnType<typeof useSavedForm>
