import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { Target } from '#resources/translations/rules.ts'
import { messages } from './messages.ts'
import { type LanguageProgress, useProgress } from './progress.ts'

type Props = { value: Target; onChange: (language: Target) => void }

/** The languages with their progress. Pressing one lists its texts. */
export function Languages({ value, onChange }: Props) {
  const { t } = useLocale(messages)
  return (
    <Loaded query={useProgress()} height={88}>
      {({ languages }) => (
        <fieldset className={`${look.columns} ${look.stretch}`} data-gap="12" style={{ '--column': '160px' }}>
          <legend className="visually-hidden">{t('languages')}</legend>
          {languages.map(progress => (
            <label
              key={progress.language}
              className={`${look.choice} ${look.flex} ${look.frame} ${look.pointer} ${look.top}`}
              data-pad="12"
              data-gap="12"
            >
              <input
                data-above="2"
                type="radio"
                name="language"
                checked={progress.language === value}
                onChange={() => onChange(progress.language)}
              />
              <LanguageFacts progress={progress} />
            </label>
          ))}
        </fieldset>
      )}
    </Loaded>
  )
}

function LanguageFacts({ progress }: { progress: LanguageProgress }) {
  const { t, formats } = useLocale(messages)
  const { language, texts, translated, drafts, inReview, published } = progress
  const parts = [
    drafts > 0 && t('drafts', { count: drafts }),
    inReview > 0 && t('inReview', { count: inReview }),
    published > 0 && t('changed', { count: published }),
  ].filter(part => part !== false)
  return (
    <span className={`${look.grid} ${look.grow} ${look.shrink}`} data-gap="4">
      <strong>{t(language)}</strong>
      <progress max={texts} value={translated} aria-hidden="true" />
      <span>{t('translatedOf', { done: formats.number(translated), all: formats.number(texts) })}</span>
      {parts.length > 0 && <span className={look.dim}>{parts.join(' · ')}</span>}
    </span>
  )
}
