import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { pages } from '#client/router/router.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/class/messages.ts'
import { sendClassMessage, takeBackClassMessage } from '#resources/classes/contract.ts'
import { MAX_MESSAGE } from '#resources/classes/rules.ts'

/** Learners of a class: all without `accountIds`, and what they are called. */
export type Whom = { classId: string; accountIds: number[] | undefined; name: string }
type Props = { whom: Whom; onClose: () => void }

/** Sends a message, or asks learners to open a page. */
export function MessageDialog({ whom: { classId, accountIds, name }, onClose }: Props) {
  const { t, language } = useLocale(messages)
  const params = { classId }
  const takingBack = useAction(takeBackClassMessage, {
    cause: 'classes',
    failed: reason => t('failed', { reason }),
    done: () => t('takenBack'),
  })
  const sending = useAction(sendClassMessage, {
    cause: 'classes',
    done: ({ learners }) => t('sent', { count: learners }),
    undo: () => () => takingBack.run({ params }),
  })
  const { field, form, formProps } = useContractForm({
    initialValues: { text: '', page: '' },
    words: messages,
    send: async ({ text, page }) => {
      await sending.send({ params, body: { text, page: page || null, accountIds } })
    },
    onSent: onClose,
  })
  const { text, page } = form.values
  return (
    <FormDialog
      title={t('messageTitle', { whom: name })}
      submitLabel={t('send')}
      {...formProps}
      isIncomplete={text.trim() === '' && page === ''}
      onClose={onClose}
    >
      <TextAreaField
        {...field('text', { label: t('text'), help: t('textMissing') })}
        rows={3}
        maxLength={MAX_MESSAGE}
      />
      <SelectField
        {...field('page', { label: t('toPage') })}
        options={[
          { value: '', label: t('noPage') },
          ...pages.map(({ id, meta }) => ({ value: id, label: meta.title[language] })),
        ]}
      />
    </FormDialog>
  )
}
