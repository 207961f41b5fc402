import { useMessages } from '#client/i18n/i18n.ts'
import { changeTrial, TRIAL_LANGUAGES, useTrial } from '#client/i18n/trial.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'

/** Shows the whole console in a trial language, or with the operator's own drafts. */
export function TryOut() {
  const t = useMessages(messages)
  const { language, hasDrafts } = useTrial()
  const labels = { ja: t('ja'), 'en-XA': t('tryPseudo') }
  return (
    <section className={look.row} data-gap="8 12" aria-label={t('tryOut')}>
      <span className={look.dim}>{t('tryOut')}</span>
      <Choices
        label={t('tryLanguage')}
        value={language ?? 'none'}
        choices={[
          { value: 'none' as const, label: t('tryNone') },
          ...TRIAL_LANGUAGES.map(value => ({ value, label: labels[value] })),
        ]}
        onChange={value => changeTrial({ language: value === 'none' ? null : value })}
      />
      <Checkbox
        label={t('tryDrafts')}
        isChecked={hasDrafts}
        onChange={isChecked => changeTrial({ hasDrafts: isChecked })}
      />
    </section>
  )
}
