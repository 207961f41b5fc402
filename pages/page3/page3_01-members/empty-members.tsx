import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n.ts'
import { filterMessages } from '#client/ui/filters/messages.ts'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from './messages.ts'

/** Nobody at all, or nobody who passes the filters: two different things to do. */
export function EmptyMembers({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useMessages(messages)
  const tFilters = useMessages(filterMessages)
  if (!isFiltered) {
    return (
      <Notice tone="empty" level={2} title={t('emptyTitle')}>
        {t('emptyText')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="empty"
      level={2}
      title={t('noMatchTitle')}
      actions={<Button onClick={onReset}>{tFilters('resetFilters')}</Button>}
    >
      {t('noMatchText')}
    </Notice>
  )
}
