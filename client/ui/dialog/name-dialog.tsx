import type { ReactNode } from 'react'
import type { $ZodType as Schema } from 'zod/v4/core'
import { useMessages } from '#client/i18n/i18n.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import type { Messages } from '#shared/messages.ts'
import { FormDialog } from './form-dialog.tsx'
import { dialogMessages } from './messages.ts'

type Props = {
  title: string
  submitLabel: string
  name: string
  /** The body of the endpoint, which has a `name`. */
  schema: Schema
  /** The page's messages, with its texts for issues of `name`. */
  words: Messages
  intro?: string
  /** Fields below the name. */
  children?: ReactNode
  send: (name: string) => Promise<unknown>
  onClose: () => void
}

/** The limit of the names of plans, versions, sandboxes and snapshots. */
const MAX_LENGTH = 60

/** Asks for a name, and sends it. The server's issues appear on the field. */
export function NameDialog({ title, submitLabel, name, schema, words, intro, children, send, onClose }: Props) {
  const t = useMessages(dialogMessages)
  const { field, formProps } = useContractForm({
    schema,
    initialValues: { name },
    words,
    send: values => send(values.name.trim()),
    onSent: onClose,
  })
  return (
    <FormDialog title={title} submitLabel={submitLabel} {...formProps} onClose={onClose}>
      {intro && <p>{intro}</p>}
      <TextField {...field('name', { label: t('name') })} maxLength={MAX_LENGTH} autoComplete="off" />
      {children}
    </FormDialog>
  )
}
