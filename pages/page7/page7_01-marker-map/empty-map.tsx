import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from './messages.ts'

type EmptyMapProps = { isFiltered: boolean; isLoading: boolean; onExample: () => void; onShowAll: () => void }

/** Distinguishes no markers at all from none on the shown lists, because the next step differs. */
export function EmptyMap({ isFiltered, isLoading, onExample, onShowAll }: EmptyMapProps) {
  const t = useMessages(messages)
  if (isFiltered) {
    return (
      <Notice
        tone="empty"
        level={2}
        title={t('noneShownTitle')}
        actions={
          <Button kind="main" onClick={onShowAll}>
            {t('showAllLists')}
          </Button>
        }
      >
        {t('noneShownText')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="empty"
      level={2}
      title={t('emptyTitle')}
      actions={
        <Button kind="main" isBusy={isLoading} onClick={onExample}>
          {t('loadExample')}
        </Button>
      }
    >
      {t('emptyText')}
    </Notice>
  )
}
