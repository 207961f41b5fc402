import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { pages } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import type { TranslationDetails } from '#resources/translations/contract.ts'

/** Where a text is used, and who has changed it. */
export function TextFacts({ details }: { details: TranslationDetails }) {
  const { t, language, formats } = useLocale(messages)
  const { id, page, uses, by, updatedAt } = details
  const place = pages.find(one => one.id === page)
  return (
    <section className={look.stack} data-above="16" data-gap="8" aria-label={t('uses')}>
      <h3 className={look.subtitle}>{t('uses')}</h3>
      {uses.length === 0 ? (
        <p className={look.dim}>{t('noUses')}</p>
      ) : (
        <ul>
          {uses.map(({ file, line }) => (
            <li key={file}>
              <code className={`${look.small} ${look.breaking}`}>
                {file}:{line}
              </code>
            </li>
          ))}
        </ul>
      )}
      {place && (
        <p className={look.dim}>
          <Link className={look.link} to={place.path}>
            {t('openPage', { page: place.meta.title[language] })}
          </Link>
        </p>
      )}
      {by && updatedAt && (
        <p className={look.dim}>
          {t('changedBy', { time: formats.moment(updatedAt), by })}
          {' · '}
          <LinkIfHere className={look.link} to={linkIfHere('page3_08', { entity: 'translations', rowId: id })}>
            {t('history')}
          </LinkIfHere>
        </p>
      )}
    </section>
  )
}
