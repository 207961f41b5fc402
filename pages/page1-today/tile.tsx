import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { usePlaceholder } from '#client/ui/states/loading.ts'
import { messages } from './messages.ts'
import styles from './today.module.css'

type TileProps<T> = {
  title: string
  kind: 'figure' | 'chart' | 'side' | 'foot'
  query: UseQueryResult<T>
  /** Beside the title. */
  aside?: ReactNode
  /**
   * The value is only valid at this moment, so it disappears if it can't be refreshed. An outdated count is better than
   * none.
   */
  isMomentary?: boolean
  children: (data: T) => ReactNode
}

/** A tile with its own query: it loads, fails and is retried independently of the others. */
export function Tile<T>({ title, kind, query, aside, isMomentary, children }: TileProps<T>) {
  const { t, formats } = useLocale(messages)
  const headingId = useId()
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = query
  const retry = () => void query.refetch()
  const time = () => formats.moment(dataUpdatedAt, 'time')
  return (
    <section
      className={`${look.column} ${styles.tile}`}
      data-kind={kind}
      // The previous numbers stay until the new ones arrive.
      data-old={isPlaceholderData}
      aria-labelledby={headingId}
      aria-busy={isFetching}
    >
      <header className={`${look.line} ${styles.head}`} data-below="4">
        <h2
          id={headingId}
          className={kind === 'figure' ? `${look.dim} ${look.ellipsis} ${look.light} ${look.small}` : look.normal}
        >
          {title}
        </h2>
        {aside}
      </header>
      {error && (isMomentary || data === undefined) ? (
        <Failure error={error} isRetrying={isFetching} onRetry={retry} />
      ) : data === undefined ? (
        <Placeholder />
      ) : (
        <>
          {children(data)}
          {error && (
            <p role="status" className={look.warn} data-above="4">
              {t('isOld', { time: time() })}{' '}
              <button type="button" className={`${look.relative} ${look.underlined}`} onClick={retry}>
                {t('retry')}
              </button>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Placeholder() {
  const { t } = useLocale(messages)
  usePlaceholder()
  return (
    <div className={`${look.grow} ${styles.skeleton}`} data-skeleton="">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}

type FailureProps = { error: Error; isRetrying: boolean; onRetry: () => void }

function Failure({ error, isRetrying, onRetry }: FailureProps) {
  const { t } = useLocale(messages)
  const textOf = useProblemText()
  return (
    <div role="alert" className={`${look.row} ${look.bad} ${styles.failure}`} data-gap="8">
      <IconAlertTriangle size={16} aria-hidden={true} />
      <p>{textOf(error)}</p>
      <Button isSmall isBusy={isRetrying} label={t('retry')} onClick={onRetry} />
    </div>
  )
}
