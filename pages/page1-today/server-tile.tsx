import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { type Translate, useMessages } from '#client/i18n/i18n.ts'
import { readServerState, type ServerState } from '#resources/overview/contract.ts'
import { messages } from './messages.ts'
import styles from './tile.module.css'
import { Tile } from './tile.tsx'

const REFRESH_MS = 10_000

/** The state of the server, polled every ten seconds while the page is visible. */
export function ServerTile() {
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
    <Tile title={t('server')} query={query} span={2} isMomentary>
      {state => <Facts state={state} />}
    </Tile>
  )
}

function Facts({ state }: { state: ServerState }) {
  const t = useMessages(messages)
  const formats = useFormats()
  const facts: [string, string][] = [
    [t('uptime'), uptime(Date.parse(state.now) - Date.parse(state.startedAt), t)],
    [t('database'), t(state.database, { ms: formats.number(state.databaseMs, 1) })],
    [t('memory'), formats.megabytes(state.memoryBytes)],
    [t('connections'), formats.number(state.connections.live)],
    [t('channel'), formats.number(state.connections.request)],
    [t('version'), state.version],
  ]
  return (
    <>
      <span className={styles.running}>
        <IconCircleCheck size={16} aria-hidden={true} />
        {t('running')}
      </span>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('refreshed')}</p>
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
