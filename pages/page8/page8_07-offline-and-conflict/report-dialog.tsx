import { useState } from 'react'
import * as z from 'zod/mini'
import { useLocale } from '#client/i18n/use-locale.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { type ListedVisit, VisitFields } from '#resources/visits/contract.ts'
import { VISIT_STATUSES } from '#resources/visits/rules.ts'
import { messages } from './messages.ts'
import { useDevice } from './outbox/device.ts'
import { addEntry, fieldsOf, type Kept } from './outbox/entry.ts'
import { changeOutbox } from './outbox/send.ts'

type Props = { visit: ListedVisit; sandbox: Kept['sandbox']; onClose: () => void }

/**
 * The report on a visit. Saving only adds to the outbox, so it works without a connection and never waits. An outbox
 * belongs to a sandbox, so a report is saved in its own one only.
 */
export function ReportDialog({ visit, sandbox, onClose }: Props) {
  const { t, language } = useLocale(messages)
  // What the operator saw when they began. The visit may change while they type.
  const [seen] = useState(visit)
  const isElsewhere = useDevice(({ kept }) => kept?.sandbox.id !== sandbox.id)
  const { field, isSending, formProps } = useContractForm<VisitFields>({
    schema: VisitFields,
    initialValues: fieldsOf(seen),
    words: messages,
    async send(values) {
      // Enter sends, too.
      if (isElsewhere) return false
      const stamp = { key: crypto.randomUUID(), madeAt: new Date().toISOString() }
      // As the server would store them, without spaces around texts.
      const next = z.parse(VisitFields, values)
      await changeOutbox(outbox => addEntry(outbox, seen, next, stamp))
    },
    onSent: onClose,
  })
  const statuses = VISIT_STATUSES.map(value => ({ value, label: t(value) }))
  return (
    <FormDialog
      title={t('reportOn', { customer: seen.customer[language] })}
      submitLabel={t('save')}
      {...formProps}
      isIncomplete={isElsewhere}
      errorText={
        isElsewhere ? (
          <p className={look.message} data-tone="warn" role="alert">
            {t('reportElsewhere', { sandbox: sandbox.name })}
          </p>
        ) : (
          formProps.errorText
        )
      }
      onClose={onClose}
    >
      <SelectField {...field('status', { label: t('status') })} disabled={isSending} options={statuses} />
      <NumberField {...field('minutes', { label: t('minutes'), help: t('minutesHelp') })} maxLength={4} />
      <TextField {...field('parts', { label: t('parts'), help: t('partsHelp') })} />
      <TextAreaField {...field('note', { label: t('note') })} rows={3} />
    </FormDialog>
  )
}
