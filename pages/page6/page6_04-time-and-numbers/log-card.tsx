import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { listLogins } from '#resources/login-log/contract.ts'
import { shownIn } from '#resources/times/rules.ts'
import { ClockTable } from './clock-table.tsx'
import { messages } from './messages.ts'

const HEIGHT_PX = 190

/** The newest line of the login log: the stored value, and the local times. */
export function LogCard() {
  const t = useMessages(messages)
  const own = useGlobal(({ time_zone }) => time_zone)
  const query = useRead(listLogins, { query: { limit: 1 } })
  return (
    <Card title={t('log')}>
      <p className={look.dim} data-below="12">
        {t('logText')}
      </p>
      <Loaded query={query} height={HEIGHT_PX}>
        {({ rows: [newest] }) =>
          newest ? (
            <>
              <p>
                {t('stored')}: <code className={look.breaking}>{newest.loginTime}</code>
              </p>
              <ClockTable
                shown={[...new Set([own, 'UTC', 'America/New_York'])].map(zone => shownIn(newest.loginTime, zone))}
                own={own}
              />
            </>
          ) : (
            <p>{t('noLog')}</p>
          )
        }
      </Loaded>
      <p data-above="12">
        <LinkIfHere to={linkIfHere('page3_04')}>{t('toLog')}</LinkIfHere>
      </p>
    </Card>
  )
}
