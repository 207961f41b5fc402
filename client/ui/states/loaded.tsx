import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LoadFailure } from './load-failure.tsx'
import { stateMessages } from './messages.ts'
import styles from './skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T, Error>
  /** The height of what is shown before it has loaded. */
  height?: number | string
  /** A placeholder in the shape of the content, instead. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** The data of a query, with a skeleton before it has loaded and an error with a retry button if that fails. */
export function Loaded<T>({ query, height, skeleton, children }: Props<T>) {
  const t = useMessages(stateMessages)
  if (query.data !== undefined) return children(query.data)
  const error = failureOf(query)
  if (!error)
    return (
      <div className={styles.loading} role="status">
        <span className="visually-hidden">{t('loading')}</span>
        {height === undefined ? skeleton : <Skeleton height={height} />}
      </div>
    )
  return <LoadFailure error={error} retry={() => void query.refetch()} isRetrying={query.isFetching} />
}
