import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Translate } from '#client/i18n/i18n.ts'
import { Pane } from '#client/ui/dialog/pane.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Problem } from '#shared/errors.ts'

type Props<T> = {
  query: UseQueryResult<T, Error>
  title: string
  /** The page's texts for a record that does not exist. */
  t: Translate<'missingTitle' | 'missingText'>
  /** `RowSteps`, if the record is a row of the list behind the pane. */
  steps?: ReactNode
  onClose: () => void
  children: (record: T) => ReactNode
}

/** A record beside its list: its skeleton, the record, or why there is none. */
export function RecordPane<T>({ query, title, t, steps, onClose, children }: Props<T>) {
  // An id of the wrong shape is refused, not searched for.
  const isMissing = query.error instanceof Problem && [400, 404].includes(query.error.status)
  return (
    <Pane title={title} beside={steps} onClose={onClose}>
      {isMissing ? (
        <Empty title={t('missingTitle')} text={t('missingText')} />
      ) : (
        <Loaded query={query} height={480}>
          {children}
        </Loaded>
      )}
    </Pane>
  )
}
