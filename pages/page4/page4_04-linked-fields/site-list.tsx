import { type ReactNode, useId } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import look from '#client/ui/look.module.css'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import type { Site } from '#resources/sites/contract.ts'
import { Failed } from './failed.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { type Cascade, SITES_A_PAGE } from './use-cascade.ts'
import { askedFor } from './use-question.ts'

/** The largest page size of a list. */
const MAX_SITES = 200

type Props = {
  cascade: Cascade
  error: ReactNode
  /** Gets the form's focus if no service point is chosen. */
  isTarget: boolean
  isDisabled: boolean
}

/** A choice among the service points of a township, searched by part of a name, a few at a time. */
export function SiteList({ cascade, error, isTarget, isDisabled }: Props) {
  const { t, language } = useLocale(messages)
  const errorId = useId()
  const { township, site, sites, search } = cascade
  const { answer } = sites
  const asked = askedFor(answer)
  // The list belongs to an earlier township. Only the unprotected variant lets this happen.
  const isWrong = answer.is === 'answered' && asked?.townshipId !== township?.id
  return (
    <fieldset
      className={`${look.fieldset} ${look.grid} ${styles.sites}`}
      data-gap="8"
      aria-describedby={error ? errorId : undefined}
      aria-busy={answer.is === 'asking'}
      disabled={isDisabled}
    >
      <legend>{t('siteId')}</legend>
      {township === null ? (
        <p className={look.dim}>{t('townshipFirst')}</p>
      ) : (
        <div data-path={isTarget ? 'siteId' : undefined} tabIndex={-1} className={look.quietFocus}>
          <TextFilter label={t('searchSites')} value={search} onChange={text => cascade.searchSites(text ?? '')} />
        </div>
      )}
      <div
        className={`${look.packed} ${look.stack}`}
        style={{ minHeight: township === null ? undefined : 216 }}
        data-gap="8"
      >
        {isWrong && (
          <p className={`${look.toned} ${look.rounded}`} data-tone="bad" data-pad="8 12" role="alert">
            {t('wrongSites')}
          </p>
        )}
        {answer.is === 'asking' && <Skeleton height={160} />}
        {answer.is === 'failed' && (
          <p className={`${look.bad} ${look.normal}`}>
            <Failed error={answer.error} onRetry={() => cascade.searchSites(search)} />
          </p>
        )}
        {answer.is === 'answered' && <Options {...answer.output} cascade={cascade} />}
      </div>
      <p className={look.dim} role="status">
        {site ? t('chosen', { name: site.name[language] }) : ''}
      </p>
      {error && (
        <p id={errorId} className={`${look.bad} ${look.normal}`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

type OptionsProps = { cascade: Cascade; rows: readonly Site[]; count: { value: number } }

function Options({ cascade, rows, count }: OptionsProps) {
  const { t, language } = useLocale(messages)
  const name = useId()
  if (rows.length === 0) return <p className={look.dim}>{t(cascade.search ? 'noSiteNamed' : 'noSite')}</p>
  return (
    <>
      <div className={`${look.box} ${look.grid} ${look.scroll}`} style={{ maxHeight: 180 }}>
        {rows.map(site => (
          <label key={site.id} className={`${look.check} ${look.choice} ${look.pick}`} data-pad="8 12">
            <input
              type="radio"
              name={name}
              checked={site.id === cascade.site?.id}
              onChange={() => cascade.chooseSite(site)}
            />
            {site.name[language]}
          </label>
        ))}
      </div>
      {count.value > SITES_A_PAGE && (
        <p className={look.dim}>
          {t('shownOf', { shown: rows.length, count: count.value })}{' '}
          {rows.length < Math.min(count.value, MAX_SITES) && (
            <button
              type="button"
              className={`${look.link} ${look.underlined}`}
              onClick={() => cascade.moreSites(Math.min(MAX_SITES, rows.length + SITES_A_PAGE))}
            >
              {t('more')}
            </button>
          )}
        </p>
      )}
    </>
  )
}
