import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Translate, useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { Problem } from '#shared/errors.ts'
import { listMessages } from './messages.ts'

type Props<T> = {
  query: UseQueryResult<T, Error>
  title: string
  /** The page's texts for a record that does not exist. */
  t: Translate<'missingTitle' | 'missingText'>
  /** `RowSteps`, if the record is a row of the list behind the drawer. */
  steps?: ReactNode
  /** Adds a Close button below records that have no buttons of their own. */
  hasClose?: boolean
  onClose: () => void
  children: (record: T) => ReactNode
}

/** A record beside its list: its skeleton, the record, or why there is none. */
export function RecordDrawer<T>({ query, title, t, steps, hasClose, onClose, children }: Props<T>) {
  const tList = useMessages(listMessages)
  const close = (
    <Button kind="main" onClick={onClose}>
      {tList('close')}
    </Button>
  )
  const isMissing = query.error instanceof Problem && query.error.status === 404
  return (
    <Dialog isDrawer title={title} beside={steps} onClose={onClose} actions={hasClose && !isMissing && close}>
      {isMissing ? (
        <Notice tone="empty" level={2} title={t('missingTitle')} actions={close}>
          {t('missingText')}
        </Notice>
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={480} />}>
          {children}
        </Loaded>
      )}
    </Dialog>
  )
}
