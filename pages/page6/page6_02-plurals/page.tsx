import { useDeferredValue } from 'react'
import { translateInto, useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { ruleOf } from '#resources/wordings/rules.ts'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#shared/messages.ts'
import { AllCounts } from './all-counts.tsx'
import { messages, samples } from './messages.ts'
import { OwnWording } from './own-wording.tsx'
import styles from './page.module.css'
import { MAX_COUNT, PluralState, SAMPLES, type Sample } from './search-params.ts'

export default function PluralsPage() {
  const t = useMessages(messages)
  const [{ count, which }, change] = useUrlState(PluralState)
  const shown = useDeferredValue(count)
  return (
    <div className={look.stack} style={{ maxWidth: 820 }} data-gap="16">
      <Card title={t('choose')}>
        <div className={`${look.columns} ${look.bottom}`} data-gap="16" style={{ '--column': '260px' }}>
          <div className={`${look.stack} ${look.medium}`} data-gap="4">
            <span>
              <label htmlFor="count">{t('count')}</label>{' '}
              <output className={look.digits} htmlFor="count">
                {count}
              </output>
            </span>
            <input
              id="count"
              type="range"
              style={{ minHeight: 'var(--target)' }}
              min={0}
              max={MAX_COUNT}
              value={count}
              onChange={event => change({ count: event.currentTarget.valueAsNumber }, { replace: true })}
            />
          </div>
          <SelectField
            label={t('which')}
            value={which}
            options={SAMPLES.map(value => ({ value, label: t(value) }))}
            onChange={event => change({ which: event.currentTarget.value })}
          />
        </div>
        <div
          className={`${look.columns} ${look.stretch}`}
          style={{ '--column': '260px' }}
          data-gap="16"
          data-above="16"
          aria-live="polite"
        >
          {LANGUAGES.map(language => (
            <Wording key={language} language={language} sample={which} count={count} />
          ))}
        </div>
      </Card>
      <AllCounts sample={which} chosen={shown} onChoose={next => change({ count: next }, { replace: true })} />
      <OwnWording />
      <Card title={t('written')}>
        <p className={look.dim} data-below="12">
          {t('writtenText')}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
        <pre className={`${look.code} ${look.preWrap}`} tabIndex={0}>
          {`${which}: ${JSON.stringify(samples.texts[which], null, 2)}`}
        </pre>
      </Card>
    </div>
  )
}

type Props = { language: Language; sample: Sample; count: number }

/** The wording of a count in one language, and its rule. */
function Wording({ language, sample, count }: Props) {
  const t = useMessages(messages)
  const rule = ruleOf(samples.texts[sample][language], count, language)
  const isGap = 'category' in rule
  return (
    <figure className={`${isGap ? look.toned : look.tinted} ${look.rounded}`} data-pad="12" data-tone="warn">
      <figcaption className={look.dim}>{t(language)}</figcaption>
      <p
        className={`${look.strong} ${look.text} ${styles.said}`}
        data-below="4"
        data-above="4"
        lang={LANGUAGE_TAGS[language]}
      >
        {translateInto(language, samples, sample, { count })}
      </p>
      <p className={isGap ? undefined : look.dim} style={{ minHeight: '2lh' }}>
        {'interval' in rule
          ? t('byInterval', { range: rule.interval })
          : t('byPlural', { count, category: rule.category })}
      </p>
    </figure>
  )
}
