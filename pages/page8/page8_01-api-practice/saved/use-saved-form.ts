import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { toast } from '#client/toast/toast.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import {
  readSavedRequest,
  type SavedRequest,
  SavedRequestFields,
  updateSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'

const fieldsOf = ({ name, steps }: SavedRequest): SavedRequestFields => ({ name, steps })

export const showSaved = (saved: SavedRequest): void =>
  void queryClient.setQueryData(api.query(readSavedRequest, { params: { savedRequestId: saved.id } }).queryKey, saved)

/** The form for a saved request. Changes are sent with the version that they are based on. */
export function useSavedForm(saved: SavedRequest) {
  const t = useMessages(savedMessages)
  const updating = useAction(updateSavedRequest, { onDone: showSaved })
  const form = useVersionedForm<SavedRequest, SavedRequestFields>({
    record: saved,
    isOfAccount: true,
    fieldsOf,
    schema: SavedRequestFields,
    words: savedMessages,
    save: (base, body) => updating.send({ params: { savedRequestId: base.id }, headers: atVersion(base), body }),
    currentOf: error => (isRefused(updateSavedRequest, 412, error) ? error.body.current : null),
    onSaved: (now, merged) => {
      const fields = merged.map(field => t(field)).join(', ')
      const text = merged.length > 0 ? t('keptMerged', { name: now.name, fields }) : t('kept', { name: now.name })
      toast.success(text, { cause: 'saved request' })
    },
  })
  useLeaveGuard(form.isDirty)
  return form
}
export type SavedForm = ReturnType<typeof useSavedForm>
