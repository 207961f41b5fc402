import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { Dialog } from './dialog.tsx'
import { dialogMessages } from './messages.ts'

type Props = Pick<ComponentProps<typeof Form>, 'onSubmit' | 'isSending' | 'children'> & {
  title: string
  submitLabel: string
  /** The form can't be sent yet. */
  isIncomplete?: boolean
  /** Why the form as a whole was refused. */
  errorText?: ReactNode
  onClose: () => void
  /** Further actions, such as deleting the record. */
  moreActions?: ReactNode
}

/** A form in a dialog. A refusal keeps it open, with all input; the caller closes it after success. */
export function FormDialog({ title, submitLabel, onSubmit, isSending, isIncomplete, errorText, ...rest }: Props) {
  const t = useMessages(dialogMessages)
  const { onClose, children, moreActions } = rest
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        onSubmit={onSubmit}
        errorText={errorText}
        actions={
          <>
            {moreActions}
            <Button label={t('cancel')} onClick={onClose} />
            <Button kind="main" type="submit" isBusy={isSending} label={submitLabel} disabled={isIncomplete} />
          </>
        }
      >
        {children}
      </Form>
    </Dialog>
  )
}
