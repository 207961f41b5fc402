import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { type Exchange, useChannel } from '#client/live/live.ts'
import { useGlobal, useProfile } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'

/** The two flags of the profile's state, and the last exchange on the channel (S-STATE-1, S-WS-1). */
export function StatusCard() {
  const t = useMessages(messages)
  const { login, isWebSocketOpen } = useProfile()
  const isChannelMine = useGlobal(global => global.permissions.includes('channel:use'))
  const lastExchange = useChannel(channel => channel.lastExchange)
  return (
    <Card title={t('status')}>
      <dl className={`${look.facts} ${look.termColumns}`}>
        <dt>{t('signedIn')}</dt>
        <Flag isOn={login}>{login ? t('yes') : t('no')}</Flag>
        <dt>{t('channel')}</dt>
        <Flag isOn={isWebSocketOpen}>
          {isWebSocketOpen ? t('open') : isChannelMine ? t('closed') : t('notForLevel')}
        </Flag>
      </dl>
      {isChannelMine && (
        <>
          <h3 className={look.subtitle} data-above="16">
            {t('lastExchange')}
          </h3>
          {lastExchange ? <LastExchange exchange={lastExchange} /> : <p className={look.dim}>{t('noExchange')}</p>}
        </>
      )}
    </Card>
  )
}

const Flag = ({ isOn, children }: { isOn: boolean; children: string }) => (
  <dd className={look.line}>
    <span className={`${look.dot} ${isOn ? look.good : look.dim}`} />
    {children}
  </dd>
)

function LastExchange({ exchange: { at, received, answered } }: { exchange: Exchange }) {
  const t = useMessages(messages)
  const time = useFormats().moment(at, 'timeSeconds')
  return (
    <div>
      <p className={look.dim} data-above="8" data-below="4">
        {t('received', { time })}
      </p>
      <Json label={t('lastExchange')} value={received} />
      <p className={look.dim} data-above="8" data-below="4">
        {t('answered')}
      </p>
      <Json label={t('answered')} value={answered} />
    </div>
  )
}

/** A scrolling region that the keyboard can reach. */
function Json({ label, value }: { label: string; value: unknown }) {
  return (
    <section
      className={`${look.scroll} ${look.rounded} ${look.raised}`}
      style={{ maxHeight: 200 }}
      data-pad="8 12"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
    >
      <pre className={look.mono}>{JSON.stringify(value, null, 2)}</pre>
    </section>
  )
}
