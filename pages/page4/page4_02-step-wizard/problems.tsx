import { useMessages } from '#client/i18n/i18n.ts'
import { IssueText } from '#client/ui/form/issues/issue-text.tsx'
import look from '#client/ui/look.module.css'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import type { Step } from '#resources/repair-drafts/rules.ts'
import { messages } from './messages.ts'
import { numberOf } from './progress.ts'

type Props = {
  errors: CheckedDraft['errors']
  /** Steps with unsaved input, which would not be submitted. */
  typed: readonly Step[]
  onStep: (step: Step, field?: string) => void
}

/** What prevents a submission. Each problem links to its field. */
export function Problems({ errors, typed, onStep }: Props) {
  const t = useMessages(messages)
  return (
    <section className={look.message} data-pad="12" data-tone="warn" aria-label={t('problemsTitle')}>
      <h3>{t('problemsTitle')}</h3>
      <ul data-gap="4" data-above="8" className={look.grid}>
        {typed.map(step => (
          <li key={step}>
            <button
              type="button"
              className={`${look.link} ${look.text} ${look.underlined}`}
              onClick={() => onStep(step)}
            >
              {t('stepTyped', { number: numberOf(step), step: t(step) })}
            </button>
          </li>
        ))}
        {errors.map(({ step, pointer, code }) => {
          const field = pointer.split('/')[3]
          const number = numberOf(step)
          return (
            <li key={pointer + code}>
              <button
                type="button"
                className={`${look.link} ${look.text} ${look.underlined}`}
                onClick={() => onStep(step, field)}
              >
                {field === undefined ? (
                  t('stepMissing', { number, step: t(step) })
                ) : (
                  <>
                    {/* Fields and their labels share their keys. */}
                    {t('fieldWrong', { number, field: t(field as 'contact') })}{' '}
                    <IssueText path={field} issue={{ code }} words={messages} />
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
