import { Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useMessages } from '#client/i18n.ts'
import { useProblemText } from '#client/problem-text.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'

type TileProps<T> = {
  title: string
  query: UseQueryResult<T>
  /** How many of the three columns it takes where there is room. */
  span?: 1 | 2 | 3
  children: (data: T) => ReactNode
}

/** One tile on a query of its own: it loads, fails and is tried again without the others taking part. */
export function Tile<T>({ title, query, span = 1, children }: TileProps<T>) {
  const t = useMessages(messages)
  const headingId = useId()
  const { data, error, isFetching } = query
  return (
    <section className={styles.tile} data-span={span} aria-labelledby={headingId} aria-busy={isFetching}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {error ? (
        <Failure error={error} isRetrying={isFetching} onRetry={() => void query.refetch()} />
      ) : data === undefined ? (
        <div className={styles.skeleton}>
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      ) : (
        children(data)
      )}
    </section>
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
      <Button variant="default" loading={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
