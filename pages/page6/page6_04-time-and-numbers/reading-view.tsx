import { useLocale } from '#client/i18n/use-locale.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import type { Reading } from '#resources/times/contract.ts'
import { offsetText } from '#resources/times/rules.ts'
import { LANGUAGE_TAGS } from '#shared/messages.ts'
import { ClockTable } from './clock-table.tsx'
import { messages } from './messages.ts'

/** The server's answer: one moment, two, or none, and the local times elsewhere. */
export function ReadingView({ reading: { kind, moments, change }, own }: { reading: Reading; own: string }) {
  const { t, language } = useLocale(messages)
  return (
    <>
      <p
        className={`${kind === 'twice' || kind === 'skipped' ? look.toned : look.tinted} ${look.rounded}`}
        data-pad="12"
        data-below="16"
        data-tone="warn"
      >
        <strong>{t(kind)}.</strong> {t(`${kind}Text`)}{' '}
        {change &&
          t('change', {
            at: change.at,
            before: offsetText(change.beforeMinutes),
            after: offsetText(change.afterMinutes),
          })}
      </p>
      <div className={`${look.columns} ${look.stretch}`}>
        {moments.map(({ at, shown }, index) => (
          <section key={at} aria-label={t('moment', { number: index + 1, at })}>
            <h3 className={`${look.subtitle} ${look.digits}`}>{t('moment', { number: index + 1, at })}</h3>
            <ClockTable shown={shown} own={own} />
            <dl className={`${look.facts} ${look.pairs} ${look.digits}`} data-above="12" data-gap="4">
              <Fact name={t('asRoc')}>{rocText(at, shown[0]?.zone ?? own, LANGUAGE_TAGS[language])}</Fact>
              <Fact name={t('asUnix')}>{Date.parse(at)}</Fact>
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}

/**
 * The year of the Republic of China, which began in 1912, with the weekday: the usual date format of forms in Taiwan.
 */
const rocText = (at: string, timeZone: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { calendar: 'roc', timeZone, dateStyle: 'full', timeStyle: 'short' }).format(
    new Date(at),
  )
