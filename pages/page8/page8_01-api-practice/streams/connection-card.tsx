import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useConnection } from '#client/api/connection.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import look from '#client/ui/look.module.css'
import { useCodeText } from '#pages/page8/page8_01-api-practice/reply/use-code-text.ts'
import { isPermitted, type Need } from '#shared/permissions.ts'
import { connect, disconnect, type Feed, type Phase } from './feeds.ts'
import { MakeHappen } from './make-happen.tsx'
import { messages } from './messages.ts'
import { SendPanel } from './send-panel.tsx'
import type { StreamProps } from './stream-props.ts'

/** Opens and closes the connection, and shows its state. */
export function ConnectionCard({ operation, operations, live, values, onChange, feed }: StreamProps & { feed: Feed }) {
  const t = useMessages(messages)
  const { phase, last } = feed
  const permissions = useGlobal(global => global.permissions)
  const isReachable = useConnection(connection => connection.state === 'connected')
  const after = afterIn(values.headers['last-event-id'] ?? values.query.after)
  const isWrong = after !== null && !(Number.isSafeInteger(after) && after >= 0)
  const isClosed = phase.kind === 'idle' || phase.kind === 'over'
  const ticket = operations.find(({ id }) => id === live.ticket) ?? null
  // A permission of a newer version is one that nobody here has.
  const isLocked = !isPermitted(permissions, operation.needs as Need)
  const isOver = phase.kind === 'over' && last !== null

  const open = (isBack: boolean) => connect(operation, live, ticket, { after, isBack })
  const { after: _, ...query } = values.query
  const { 'last-event-id': __, ...headers } = values.headers
  const handleAfter = (number: number | null) =>
    onChange({ headers, query: number === null ? query : { ...query, after: number } })

  return (
    <section className={`${look.panel} ${look.stack}`} data-gap="12" aria-labelledby="connection">
      <div className={`${look.row} ${look.baseline}`} data-gap="4 12">
        <h2 id="connection" className={look.heading}>
          {t('connection')}
        </h2>
        <PhaseText feed={feed} />
      </div>
      {isLocked && <LockedNote permission={operation.needs} />}
      {!isReachable && (
        <p className={look.message} data-tone="warn">
          {t('offline')}
        </p>
      )}
      <div className={`${look.row} ${look.bottom}`} data-gap="12">
        {isOver && (
          <Button
            kind="main"
            label={t('resumeAfter', { number: last })}
            disabled={!isReachable}
            title={t('resumeHelp')}
            onClick={() => open(true)}
          />
        )}
        {isClosed ? (
          <Button
            key="toggle"
            kind={isOver ? 'plain' : 'main'}
            label={t('connect')}
            disabled={isWrong || !isReachable}
            onClick={() => open(false)}
          />
        ) : (
          <Button key="toggle" label={t('disconnect')} onClick={() => disconnect(operation.id)} />
        )}
        <div className={look.grid} style={{ width: 150 }}>
          <NumberField
            label={t('after')}
            placeholder={t('afterHelp')}
            error={isWrong ? t('afterWrong') : undefined}
            autoComplete="off"
            maxLength={15}
            value={after}
            onChange={handleAfter}
          />
        </div>
      </div>
      {isOver && <p className={look.note}>{t('resumeHelp')}</p>}
      <MakeHappen operation={operation} operations={operations} live={live} />
      {live.hears && <SendPanel id={operation.id} hears={live.hears} isAnswered={live.isAnswered} feed={feed} />}
    </section>
  )
}

/** Announced when the state changes, not for each message. */
function PhaseText({ feed: { phase } }: { feed: Feed }) {
  const text = usePhaseText()
  const tone = phase.kind === 'open' ? 'good' : phase.kind === 'over' && phase.by !== 'you' ? 'bad' : 'dim'
  return (
    <p
      className={`${look.toneText} ${look.grow} ${look.dim}`}
      style={{ flexBasis: 200 }}
      data-tone={tone}
      role="status"
    >
      {text(phase)}
    </p>
  )
}

const afterIn = (value: unknown): number | null => (value === undefined || value === '' ? null : Number(value))

/** Why this operator is refused, and what to do about it. */
function LockedNote({ permission }: { permission: string }) {
  const t = useMessages(messages)
  return (
    <div className={`${look.message} ${look.flex}`} data-gap="8" data-tone="warn">
      <IconLock size={18} data-above="2" aria-hidden />
      <p>
        <b>{t('lockedTitle')}</b>
        <br />
        {t('locked', { permission })}{' '}
        <LinkIfHere className={look.text} to={linkIfHere('page3_02')}>
          {t('profile')}
        </LinkIfHere>
      </p>
    </div>
  )
}

function usePhaseText(): (phase: Phase) => string {
  const t = useMessages(messages)
  const explain = useCodeText()
  return phase => {
    if (phase.kind !== 'over') return t(`state_${phase.kind}`)
    if (phase.by === 'you' || phase.by === 'cut') return t(`over_${phase.by}`)
    if (phase.by === 'refused') {
      return t('over_refused', { code: phase.code, why: explain(phase.problem ?? '') })
    }
    const key = `close_${phase.code}`
    const why = t(key in messages.texts ? (key as 'close_1000') : 'close_other')
    return t('over_server', { code: phase.code, why })
  }
}
