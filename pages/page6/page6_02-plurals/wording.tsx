import { translateInto, useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { ruleOf } from '#resources/wordings/rules.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { messages, samples } from './messages.ts'
import styles from './page.module.css'
import type { Sample } from './search-params.ts'

type Props = { language: Language; sample: Sample; count: number }

/** The wording of a count in one language, and its rule. */
export function Wording({ language, sample, count }: Props) {
  const t = useMessages(messages)
  const rule = ruleOf(samples.texts[sample][language], count, language)
  return (
    <figure
      className={`${look.tinted} ${look.rounded} ${styles.wording}`}
      data-pad="12 16"
      data-gap={'category' in rule}
    >
      <figcaption>{t(language)}</figcaption>
      <p className={`${look.strong} ${styles.said}`} data-below="4" data-above="4" lang={LANGUAGE_TAGS[language]}>
        {translateInto(language, samples, sample, { count })}
      </p>
      <p className={styles.why}>
        {'interval' in rule
          ? t('byInterval', { range: rule.interval })
          : t('byPlural', { count, category: rule.category })}
      </p>
    </figure>
  )
}
