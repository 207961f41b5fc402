import { useEffect } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { changeTrial, useTrial } from '#client/i18n/trial.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import type { TranslationDetails } from '#resources/translations/contract.ts'
import { checkForms, type Forms, placeholdersOf, TARGET_TAGS } from '#resources/translations/rules.ts'
import { parseIntervals } from '#resources/wordings/rules.ts'

/** Long enough that a pause in typing does not render the whole console for every letter. */
const PAUSE_MS = 250
const COUNTS = [0, 1, 2, 5]

type Props = { text: Forms; details: TranslationDetails; isDirty: boolean }

/** The text with sample values, and, while it is typed, in the console itself. */
export function Preview({ text, details, isDirty }: Props) {
  const t = useMessages(messages)
  const { english, language, namespace, key } = details
  const usual = useLanguage()
  const isOwnLanguage = useTrial(trial => trial.language ?? usual) === language
  const issues = checkForms(text, english, language)
  const isShown = isDirty && issues.length === 0
  const content = JSON.stringify(text)

  useEffect(() => {
    if (!isShown) return changeTrial({ typed: null })
    const name = `${namespace}.${key}`
    const timer = setTimeout(() => changeTrial({ typed: { language, name, text: JSON.parse(content) } }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isShown, content, language, namespace, key])
  useEffect(() => () => changeTrial({ typed: null }), [])

  const counts = text.one !== undefined || text.interval !== undefined ? COUNTS : [null]
  return (
    <section aria-label={t('preview')} className={look.box} data-pad="12">
      <h3 className={look.subtitle}>{t('preview')}</h3>
      <ul lang={TARGET_TAGS[language]}>
        {counts.map(count => (
          <li key={count}>{sampleOf(text, count, TARGET_TAGS[language])}</li>
        ))}
      </ul>
      <p className={look.note} data-above="8">
        {issues.length > 0
          ? t('notShown', { issues: [...new Set(issues.map(({ code }) => t(`issue_${code}`)))].join(', ') })
          : t(isOwnLanguage ? 'previewHint' : 'previewHintAmong', { language: t(language) })}
      </p>
    </section>
  )
}

/** The text for a count, with the other placeholders as their names: `‹name›`. */
function sampleOf(text: Forms, count: number | null, tag: string): string {
  const form = count === null ? text.other : formFor(text, count, tag)
  return placeholdersOf(form).reduce(
    (sample, name) =>
      sample.replaceAll(`{{${name}}}`, name === 'count' && count !== null ? String(count) : `‹${name}›`),
    form,
  )
}

function formFor({ one, other, interval = '' }: Forms, count: number, tag: string): string {
  const read = parseIntervals(interval)
  const found = read.issue ? undefined : read.intervals.find(({ from, to }) => count >= from && count <= to)
  if (found) return found.text
  return new Intl.PluralRules(tag).select(count) === 'one' ? (one ?? other) : other
}
