import type { ReactNode } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { type CountyWithSites, listCounties, type Township } from '#resources/counties/contract.ts'
import { Failed } from './failed.tsx'
import { messages } from './messages.ts'
import { SiteList } from './site-list.tsx'
import type { Area, Cascade } from './use-cascade.ts'

type Props = {
  cascade: Cascade
  /** The issue of the service point, shown at the first of the three fields that is empty. */
  error: ReactNode
  isDisabled: boolean
}

/** Three dependent fields. Each list loads, fails and is retried independently. */
export function AreaFields({ cascade, error, isDisabled }: Props) {
  const { t, language } = useLocale(messages)
  const { county, township, cleared } = cascade
  const at = county === null ? 'county' : township === null ? 'township' : 'site'
  return (
    <fieldset className={look.grid} data-gap="12">
      <legend className={look.strong} data-below="8">
        {t('place')}
      </legend>
      <CountyField
        cascade={cascade}
        error={at === 'county' && error}
        isTarget={at === 'county'}
        isDisabled={isDisabled}
      />
      <TownshipField
        cascade={cascade}
        error={at === 'township' && error}
        isTarget={at === 'township'}
        isDisabled={isDisabled}
      />
      <p
        role="status"
        className={cleared ? `${look.toned} ${look.rounded}` : 'visually-hidden'}
        data-tone="info"
        data-pad={cleared ? '8 12' : undefined}
      >
        {cleared && (
          <>
            {t(cleared.what === 'township' ? 'clearedTownship' : 'clearedSite', {
              name: cleared.name[language],
              by: cleared.by[language],
            })}{' '}
            <button type="button" className={`${look.link} ${look.underlined}`} onClick={cascade.undo}>
              {t('undo')}
            </button>
          </>
        )}
      </p>
      <SiteList cascade={cascade} error={at === 'site' && error} isTarget={at === 'site'} isDisabled={isDisabled} />
    </fieldset>
  )
}

type FieldProps = Props & {
  /** Gets the form's focus if no service point is chosen. */
  isTarget: boolean
}

function CountyField({ cascade, error, isTarget, isDisabled }: FieldProps) {
  const { t } = useLocale(messages)
  const counties = useRead(listCounties)
  const rows = counties.data?.rows ?? []
  const optionOf = useOptions()
  return (
    <SelectField
      label={t('county')}
      value={cascade.county?.id ?? ''}
      disabled={isDisabled}
      data-path={isTarget ? 'siteId' : undefined}
      error={
        counties.error && !counties.data ? (
          <Failed error={counties.error} onRetry={() => void counties.refetch()} />
        ) : (
          error
        )
      }
      options={[
        { value: '', label: t(counties.isPending ? 'loading' : 'chooseCounty') },
        ...withChosen(rows, cascade.county).map(optionOf),
      ]}
      onChange={event => cascade.chooseCounty(rows.find(({ id }) => id === event.currentTarget.value) ?? null)}
    />
  )
}

function TownshipField({ cascade, error, isTarget, isDisabled }: FieldProps) {
  const { t, language } = useLocale(messages)
  const optionOf = useOptions()
  const { county, township, townships } = cascade
  const { answer } = townships
  const rows = answer.is === 'answered' ? answer.output.rows : []
  const isWrong = answer.is === 'answered' && answer.output.county.id !== county?.id
  const prompt = !county ? 'countyFirst' : answer.is === 'asking' ? 'loading' : 'chooseTownship'
  return (
    <>
      <SelectField
        label={t('township')}
        value={township?.id ?? ''}
        disabled={isDisabled || rows.length === 0}
        data-path={isTarget ? 'siteId' : undefined}
        error={answer.is === 'failed' ? <Failed error={answer.error} onRetry={cascade.retryTownships} /> : error}
        options={[{ value: '', label: t(prompt) }, ...withChosen(rows, township).map(optionOf)]}
        onChange={event => cascade.chooseTownship(rows.find(({ id }) => id === event.currentTarget.value) ?? null)}
      />
      {isWrong && (
        <p className={`${look.toned} ${look.rounded}`} data-tone="bad" data-pad="8 12" role="alert">
          {t('wrongTownships', { got: answer.output.county.name[language] })}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {answer.is === 'asking' ? t('loading') : ''}
      </p>
    </>
  )
}

/** Keeps the chosen area in the options while its list is loading. */
const withChosen = <R extends Area>(rows: readonly R[], chosen: Area | null): readonly (R | Area)[] =>
  chosen && !rows.some(({ id }) => id === chosen.id) ? [...rows, chosen] : rows

function useOptions() {
  const { t, language } = useLocale(messages)
  return (place: Area | Township | CountyWithSites) => ({
    value: place.id,
    label: 'sites' in place ? t('withSites', { name: place.name[language], count: place.sites }) : place.name[language],
  })
}
