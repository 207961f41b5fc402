import type * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import { renameFloorPlan } from '#resources/floor-plans/contract.ts'
import { MAX_NAME_LENGTH } from '#resources/floor-plans/rules.ts'

type Props = {
  title: string
  submitLabel: string
  name: string
  send: (name: string) => Promise<unknown>
  onClose: () => void
}

export function NameDialog({ title, submitLabel, name, send, onClose }: Props) {
  const t = useMessages(messages)
  const { field, handleSubmit, errorText, isSending } = useContractForm<z.output<typeof renameFloorPlan.body>>({
    schema: renameFloorPlan.body,
    initialValues: { name },
    words: messages,
    send: async fields => {
      await send(fields.name.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      onSubmit={handleSubmit}
      isSending={isSending}
      errorText={errorText}
      onClose={onClose}
    >
      <TextField {...field('name', { label: t('planName') })} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
    </FormDialog>
  )
}
