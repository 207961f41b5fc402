import { useMessages } from '#client/i18n/i18n.ts'
import { Empty } from '#client/ui/states/empty.tsx'
import { messages } from './messages.ts'

type EmptyMapProps = { isFiltered: boolean; isLoading: boolean; onExample: () => void; onShowAll: () => void }

/** Distinguishes no markers at all from none on the shown lists, because the next step differs. */
export function EmptyMap({ isFiltered, isLoading, onExample, onShowAll }: EmptyMapProps) {
  const t = useMessages(messages)
  if (isFiltered) {
    return (
      <Empty
        title={t('noneShownTitle')}
        text={t('noneShownText')}
        action={{ label: t('showAllLists'), act: onShowAll }}
      />
    )
  }
  return (
    <Empty
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={{ label: t('loadExample'), act: onExample, isBusy: isLoading }}
    />
  )
}
