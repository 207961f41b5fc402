import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { renameSandbox } from '#resources/sandboxes/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

type Props = {
  title: string
  text?: string
  name: string
  submitLabel: string
  children?: ReactNode
  send: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a name, and sends it. The server's issues appear on the field. */
export function NameDialog({ title, text, name, submitLabel, children, send, onClose }: Props) {
  const t = useMessages(messages)
  const { field, isSending, handleSubmit, errorText } = useContractForm({
    schema: renameSandbox.body,
    initialValues: { name },
    words: messages,
    send: async values => {
      await send(values.name.trim())
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
      {text && <p className={styles.dialogText}>{text}</p>}
      <TextField {...field('name', { label: t('name') })} maxLength={60} autoComplete="off" />
      {children}
    </FormDialog>
  )
}
