import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page3/page3_05-sessions/messages.ts'
import { endMsOf, sessionsQuery } from '#pages/page3/page3_05-sessions/sessions.ts'
import { useCountdown } from '#pages/page3/page3_05-sessions/use-countdown.ts'
import { listKeys } from '#resources/keys/contract.ts'
import { type LiveSession, listSessions } from '#resources/sessions/contract.ts'
import { SessionItem } from './session-item.tsx'
import type { SessionActions } from './use-session-actions.ts'

/** The operator's own sessions, and the keys that need none. */
export function SessionsTab({ actions }: { actions: SessionActions }) {
  const { t } = useLocale(messages)
  const query = useQuery(sessionsQuery)
  const count = query.data?.count.value ?? 0
  useLiveRows('sessions', listSessions.path)
  return (
    <div className={look.stack} style={{ maxWidth: 1080 }}>
      <Card title={t('live')}>
        <p className={look.intro}>{t('liveText')}</p>
        <Loaded query={query} height={132}>
          {({ rows }) => (
            <>
              <SessionList rows={rows} readAtMs={query.dataUpdatedAt} actions={actions} />
              {count > rows.length && <p className={look.dim}>{t('more', { count, shown: rows.length })}</p>}
            </>
          )}
        </Loaded>
      </Card>
      <KeysCard />
    </div>
  )
}

type ListProps = { rows: LiveSession[]; readAtMs: number; actions: SessionActions }

/** The current session comes first, then the others by last use. */
function SessionList({ rows, readAtMs, actions }: ListProps) {
  const now = useCountdown(Math.min(...rows.map(row => endMsOf(row, readAtMs))))
  const inOrder = rows.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  return (
    <ul className={look.rows}>
      {inOrder.map(session => (
        <SessionItem
          key={session.id}
          session={session}
          endMs={endMsOf(session, readAtMs)}
          now={Math.max(now, readAtMs)}
          actions={actions}
        />
      ))}
    </ul>
  )
}

const keysQuery = api.query(listKeys)

/** The operator's API keys that have been used, because programs need no session. */
function KeysCard() {
  const { t, formats } = useLocale(messages)
  const mayRead = useGlobal(global => global.permissions.includes('keys:read'))
  const query = useQuery({ ...keysQuery, enabled: mayRead })
  if (!mayRead) return null
  return (
    <Card title={t('keys')}>
      <p className={look.intro}>{t('keysText')}</p>
      <Loaded query={query} height={48}>
        {({ rows }) => {
          const used = rows.filter(({ usedAt }) => usedAt !== null)
          if (used.length === 0) return <p className={look.dim}>{t('noKeys')}</p>
          return (
            <ul className={look.rows}>
              {used.map(({ id, name, ending, sandbox, usedAt }) => (
                <li key={id}>
                  <strong>{name}</strong> <code>strive_…{ending}</code>{' '}
                  <span className={look.dim}>
                    {t('keyUsed', { sandbox: sandbox.name, age: formats.age(usedAt ?? '', Date.now()) })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <p data-above="12">
        <LinkIfHere to={linkIfHere('page8_08')}>{t('toKeys')}</LinkIfHere>
      </p>
    </Card>
  )
}
