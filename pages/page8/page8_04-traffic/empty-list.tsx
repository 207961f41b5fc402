import { useMessages } from '#client/i18n/i18n.ts'
import { NoMatch } from '#client/ui/filters/no-match.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { isFiltered, isForOthers, type TrafficListState } from './list-state.ts'
import { messages } from './messages.ts'
import { TerminalHint } from './terminal/terminal-hint.tsx'

/** Nothing at all, no other program's, or nothing that passes the filters: different things to do. */
export function EmptyList({ state, onReset }: { state: TrafficListState; onReset: () => void }) {
  const t = useMessages(messages)
  if (!isFiltered(state) || isForOthers(state)) {
    const title = t(isFiltered(state) ? 'emptyOtherTitle' : 'emptyTitle')
    return <Notice tone="empty" level={2} title={title} actions={<TerminalHint />} />
  }
  return <NoMatch title={t('noMatchTitle')} text={t('noMatchText')} onReset={onReset} />
}
