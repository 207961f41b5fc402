import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_05-sessions/messages.ts'
import styles from '#pages/page3/page3_05-sessions/page.module.css'
import { clockOf, deviceOf, nearnessOf } from '#pages/page3/page3_05-sessions/sessions.ts'
import { NEAR_MS } from '#pages/page3/page3_05-sessions/use-countdown.ts'
import type { LiveSession } from '#resources/sessions/contract.ts'
import type { SessionActions } from './use-session-actions.ts'

type Props = { session: LiveSession; endMs: number; now: number; actions: SessionActions }

/** A session: its device, place, start and remaining time, and the ways to end it. */
export function SessionItem({ session, endMs, now, actions }: Props) {
  const { t, formats } = useLocale(messages)
  const { address, isCurrent, isFixed, level, sandbox } = session
  const device = deviceOf(session) ?? t('unknownDevice')
  const { moment, age } = formats
  const isNear = endMs - now < NEAR_MS
  const name = isCurrent ? t('thisDevice', { device }) : `${device}, ${moment(session.startedAt)}`
  const button = (action: 'end' | 'logOut' | 'shorten' | 'notMe', onClick: () => void) => (
    <Button
      isSmall
      label={t(action)}
      disabled={actions.isBusy}
      aria-label={t('actionOf', { action: t(action), name })}
      onClick={onClick}
    />
  )
  return (
    <li>
      <div className={`${look.grow} ${look.shrink}`} style={{ flexBasis: 320 }}>
        <p className={look.row} data-gap="4 12">
          <strong title={session.agent}>{device}</strong>
          {isCurrent && (
            <span className={look.badge} data-tone="good">
              {t('current')}
            </span>
          )}
          {level === 'supersuper' && (
            <span className={look.badge} data-tone="warn">
              {t('supersuper')}
            </span>
          )}
          <span className={look.note}>
            {t('place', { address: t(nearnessOf(address), { address }), sandbox: sandbox.name })}
          </span>
        </p>
        <dl className={`${look.facts} ${look.row} ${look.digits} ${styles.facts}`} data-gap="4 12">
          <Fact name={t('began')}>{moment(session.startedAt, 'listed')}</Fact>
          <Fact name={t('used')}>{isCurrent ? age(new Date(now).toISOString(), now) : age(session.usedAt, now)}</Fact>
          <Fact name={t('ends')}>
            {isNear ? (
              <span role="timer" className={`${look.bad} ${look.strong}`}>
                {t('endsIn', { time: clockOf(endMs - now) })}
              </span>
            ) : (
              moment(endMs, 'listed')
            )}
            {isFixed && <span className={look.dim}> · {t('fixed')}</span>}
          </Fact>
        </dl>
      </div>
      <div className={look.row}>
        {!isNear && button('shorten', () => void actions.shorten(session))}
        {!isCurrent && button('notMe', () => void actions.disown(session))}
        {button(isCurrent ? 'logOut' : 'end', () => void actions.end(session))}
      </div>
    </li>
  )
}
