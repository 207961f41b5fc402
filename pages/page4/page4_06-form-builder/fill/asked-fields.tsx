import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { IssueText } from '#client/ui/form/issues/issue-text.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormField } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import { AskedField } from './asked-field.tsx'
import type { Answering } from './use-answering.ts'

type Props = {
  label: string
  fields: readonly FormField[]
  answering: Answering
  onSubmit: () => void
  errorText?: ReactNode
  actions: ReactNode
}

/** Renders a form from its fields, for answering and for the preview. */
export function AskedFields({ label, fields, answering, onSubmit, errorText, actions }: Props) {
  const { t, language } = useLocale(messages)
  return (
    <form
      ref={answering.root}
      className={look.stack}
      aria-label={label}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {fields.map(field => {
        const issue = answering.issues.get(field.id)
        const name = inLanguage(field.label, language) || t('unnamed')
        return (
          <div key={field.id} data-asked={field.id}>
            <AskedField
              field={field}
              value={answering.answers[field.id] ?? null}
              label={field.isRequired ? `${name} *` : name}
              help={inLanguage(field.help, language)}
              error={issue && <IssueText path="answer" issue={issue} words={messages} />}
              onChange={value => answering.set(field.id, value)}
            />
          </div>
        )
      })}
      {fields.some(({ isRequired }) => isRequired) && (
        <p className={look.note} data-below="12">
          {t('starNote')}
        </p>
      )}
      {errorText}
      <div className={look.row}>{actions}</div>
    </form>
  )
}
