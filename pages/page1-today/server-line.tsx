import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { type Translate, useMessages } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { readServerState, type ServerState } from '#resources/overview/contract.ts'
import { messages } from './messages.ts'
import { Tile } from './tile.tsx'

const REFRESH_MS = 10_000

/** The state of the server, polled every ten seconds while the page is visible. */
export function ServerLine() {
  const t = useMessages(messages)
  const query = useQuery({
    ...api.query(readServerState),
    staleTime: REFRESH_MS,
    // Three more attempts would claim for another ten seconds that all is well.
    retry: 1,
    // If the server is gone, the live connection polls it until it is back; then everything is refetched.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : REFRESH_MS),
  })
  return (
    <Tile kind="foot" title={t('server')} query={query} isMomentary>
      {state => <State state={state} />}
    </Tile>
  )
}

function State({ state }: { state: ServerState }) {
  const { t, formats } = useLocale(messages)
  const { startedAt, now, database, databaseMs, memoryBytes, connections, version } = state
  const facts = [
    t(database, { ms: formats.number(databaseMs, 1) }),
    ...(memoryBytes > 0 ? [formats.megabytes(memoryBytes)] : []),
    // This one counts, even if its socket opened after the server had counted.
    t('connections', { count: Math.max(connections.live, 1) }),
    t('channel', { count: connections.request }),
    version,
  ]
  return (
    <>
      <span className={`${look.dot} ${look.toneText}`} data-tone="good" />
      <p>
        <span>{t('running')}</span> {uptime(Date.parse(now) - Date.parse(startedAt), t)}
      </p>
      <p className={look.dim}>{facts.join(' · ')}</p>
      <p className={look.dim}>{t('refreshed')}</p>
    </>
  )
}

/** The two largest units of the duration: `3 days 4 h`, `12 min`. */
function uptime(ms: number, t: Translate<'days' | 'hours' | 'minutes'>): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const parts = [
    ['days', Math.floor(minutes / 1440)],
    ['hours', Math.floor(minutes / 60) % 24],
    ['minutes', minutes % 60],
  ] as const
  const first = parts.findIndex(([, count]) => count > 0)
  const shown = first < 0 ? parts.slice(2) : parts.slice(first, first + 2)
  return shown.map(([unit, count]) => t(unit, { count })).join(' ')
}
