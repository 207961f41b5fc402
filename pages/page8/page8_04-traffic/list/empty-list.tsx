import { useMessages } from '#client/i18n/i18n.ts'
import { NoMatch } from '#client/ui/filters/no-match.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { isForOthers, type TrafficState, trafficSearch } from '#pages/page8/page8_04-traffic/search-params.ts'
import { TerminalHint } from '#pages/page8/page8_04-traffic/terminal/terminal-hint.tsx'

/** Distinguishes no requests at all, none of other programs, and no matches, because the next step differs. */
export function EmptyList({ state, onReset }: { state: TrafficState; onReset: () => void }) {
  const t = useMessages(messages)
  const isFiltered = trafficSearch.activeFilters(state).length > 0
  if (!isFiltered || isForOthers(state)) {
    const title = t(isFiltered ? 'emptyOtherTitle' : 'emptyTitle')
    return <Empty title={title} actions={<TerminalHint />} />
  }
  return <NoMatch title={t('noMatchTitle')} text={t('noMatchText')} onReset={onReset} />
}
