import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { linkToConsole } from '#pages/page8/page8_06-live-channel/links.ts'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import type { ConnectedConsole } from '#resources/consoles/contract.ts'
import { useConsoles } from './use-consoles.ts'

const CONSOLES_HEIGHT_PX = 90

/** The consoles on the real-time channel (S-WS-1), which only supersuper may see. */
export function ConsolesCard() {
  const { t } = useLocale(messages)
  const { isAllowed, query } = useConsoles()
  return (
    <Card title={t('consoles')}>
      {isAllowed ? (
        <Loaded query={query} height={CONSOLES_HEIGHT_PX}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className={look.dim}>{t('noConsoles')}</p>
            ) : (
              <ul className={look.rows}>
                {rows.map(one => (
                  <ConsoleRow key={one.sessionId} console={one} />
                ))}
              </ul>
            )
          }
        </Loaded>
      ) : (
        <p className={look.dim}>
          {t('consolesLocked')}{' '}
          <LinkIfHere className={look.link} to={linkIfHere('page3_02')}>
            {t('toProfile')}
          </LinkIfHere>
        </p>
      )}
    </Card>
  )
}

function ConsoleRow({ console: { sessionId, account, isCurrent, windowCount, since } }: { console: ConnectedConsole }) {
  const { t, formats } = useLocale(messages)
  return (
    <li>
      <Link className={look.link} to={linkToConsole(sessionId)}>
        {t('consoleOf', { who: account, id: sessionId })}
      </Link>
      <span className={look.row}>
        {isCurrent && (
          <span className={look.badge} data-tone="info">
            {t('thisConsole')}
          </span>
        )}
        <span className={look.dim}>{t('windowCount', { count: windowCount })}</span>
        <span className={look.dim}>{t('since', { time: formats.moment(since) })}</span>
      </span>
    </li>
  )
}
