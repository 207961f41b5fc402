import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { usePlaceholder } from '#client/ui/states/loading.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'

type TileProps<T> = {
  title: string
  query: UseQueryResult<T>
  /** How many of the three columns it spans, if there is room. */
  span?: 1 | 2 | 3
  hasTrend?: boolean
  /**
   * The value is only valid at this moment, so it disappears if it can't be refreshed. An outdated count is better than
   * none.
   */
  isMomentary?: boolean
  children: (data: T) => ReactNode
}

/** A tile with its own query: it loads, fails and is retried independently of the others. */
export function Tile<T>({ title, query, span = 1, hasTrend, isMomentary, children }: TileProps<T>) {
  const t = useMessages(messages)
  const formats = useFormats()
  const headingId = useId()
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt } = query
  const retry = () => void query.refetch()
  const time = () => formats.moment(dataUpdatedAt, 'time')
  return (
    <section
      className={styles.tile}
      data-span={span}
      data-trend={hasTrend}
      // The previous numbers stay until the new ones arrive.
      data-old={isPlaceholderData}
      aria-labelledby={headingId}
      aria-busy={isFetching}
    >
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {error && (isMomentary || data === undefined) ? (
        <Failure error={error} isRetrying={isFetching} onRetry={retry} />
      ) : data === undefined ? (
        <Placeholder />
      ) : (
        <>
          {children(data)}
          {error && (
            <p role="status" className={styles.old}>
              {t('isOld', { time: time() })}{' '}
              <button type="button" onClick={retry}>
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
  const t = useMessages(messages)
  usePlaceholder()
  return (
    <div className={styles.skeleton} data-skeleton="">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}

type FailureProps = { error: Error; isRetrying: boolean; onRetry: () => void }

function Failure({ error, isRetrying, onRetry }: FailureProps) {
  const t = useMessages(messages)
  const textOf = useProblemText()
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <IconAlertTriangle size={18} aria-hidden={true} />
        {t('failed')}
      </p>
      <p>{textOf(error)}</p>
      <Button isBusy={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
