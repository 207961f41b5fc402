import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n.ts'
import { filterMessages } from '#client/ui/filters/messages.ts'
import { Notice } from '#client/ui/states/notice.tsx'
import { isFiltered, isForOthers, type TrafficListState } from './list-state.ts'
import { messages } from './messages.ts'
import { TerminalHint } from './terminal-hint.tsx'

/** Nothing at all, no other program's, or nothing that passes the filters: different things to do. */
export function EmptyList({ state, onReset }: { state: TrafficListState; onReset: () => void }) {
  const t = useMessages(messages)
  const tFilters = useMessages(filterMessages)
  if (!isFiltered(state) || isForOthers(state)) {
    const title = t(isFiltered(state) ? 'emptyOtherTitle' : 'emptyTitle')
    return <Notice tone="empty" level={2} title={title} actions={<TerminalHint />} />
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
