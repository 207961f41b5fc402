import * as z from 'zod/mini'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { SavedRequestFields, updateSavedRequest } from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'

type Named = { id: string; name: string; version: number }
type Props = { saved: Named; onClose: () => void }

/** Renames a saved request; concurrent changes of its steps don't matter. */
export function RenameDialog({ saved, onClose }: Props) {
  const t = useMessages(savedMessages)
  const updating = useAction(updateSavedRequest)
  const { field, question, formProps } = useVersionedForm<Named, { name: string }>({
    record: saved,
    fieldsOf: ({ name }) => ({ name }),
    schema: NameField,
    words: savedMessages,
    save: (base, body) => updating.send({ params: { savedRequestId: base.id }, headers: atVersion(base), body }),
    currentOf: error => (isRefused(updateSavedRequest, 412, error) ? error.body.current : null),
    onSaved: ({ name }) => {
      toast.success(t('kept', { name }), { cause: 'saved request' })
      onClose()
    },
  })
  return (
    <>
      <FormDialog title={t('renameTitle')} submitLabel={t('save')} {...formProps} onClose={onClose}>
        <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" />
      </FormDialog>
      <MergeDialog question={question} label={t} />
    </>
  )
}

const NameField = z.pick(SavedRequestFields, { name: true })
