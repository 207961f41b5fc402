import { Button } from '@mantine/core'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { toast } from '#client/ui/toast.ts'
import {
  listSavedRequests,
  readSavedRequest,
  SavedRequestFields,
  updateSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'

type Named = { id: string; name: string; version: number }
type Props = { saved: Named; onClose: () => void }

/** Another name for a saved request; steps that were changed meanwhile are no matter. */
export function RenameDialog({ saved, onClose }: Props) {
  const t = useMessages(savedMessages)
  const { field, isSending, handleSubmit, errorText, question } = useVersionedForm<Named, { name: string }>({
    record: saved,
    fieldsOf: ({ name }) => ({ name }),
    schema: NameField,
    words: savedMessages,
    save: ({ id, version }, body) =>
      api.call(updateSavedRequest, {
        params: { savedRequestId: id },
        headers: { 'if-match': `"${version}"` },
        body,
      }),
    currentOf: error => (isRefused(updateSavedRequest, 412, error) ? error.body.current : null),
    onSaved: ({ name }) => {
      void queryClient.invalidateQueries({ queryKey: [listSavedRequests.path] })
      void queryClient.invalidateQueries({ queryKey: [readSavedRequest.path] })
      toast.success(t('kept', { name }), { cause: 'saved request' })
      onClose()
    },
  })
  return (
    <Dialog title={t('renameTitle')} onClose={onClose}>
      <Form
        label={t('renameTitle')}
        onSubmit={handleSubmit}
        errorText={errorText}
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('save')}
            </Button>
          </>
        }
      >
        <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" autoFocus />
      </Form>
      {question && (
        <MergeDialog
          sides={question.sides}
          label={name => t(name)}
          onChoose={question.answer}
          onCancel={() => question.answer(null)}
        />
      )}
    </Dialog>
  )
}

const NameField = z.pick(SavedRequestFields, { name: true })
