import { useState } from 'react'
import { useParams } from 'react-router'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { CHANNEL_PATH } from '#pages/page8/page8_06-live-channel/links.ts'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { NoPlace } from '#pages/page8/page8_06-live-channel/no-place.tsx'
import { askConsole, listConsoleAsks } from '#resources/consoles/contract.ts'
import { Answers } from './answers.tsx'
import { useConsoles } from './use-consoles.ts'

const ASKS_HEIGHT_PX = 240

/** `/sessions/:sessionId`: asks the consoles of a session for their state, and shows what they answer. */
export function ConsolePage() {
  const { sessionId: id = '' } = useParams()
  const sessionId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
  const { t } = useLocale(messages)
  const { isAllowed, query } = useConsoles()
  if (sessionId === 0) return <NoPlace of="console" />
  const connected = query.data?.rows.find(one => one.sessionId === sessionId)
  return (
    <>
      <PageHead
        subpage={{
          title: connected
            ? t('consoleOf', { who: connected.account, id: sessionId })
            : t('console', { id: sessionId }),
          text: query.data && <Connected windowCount={connected?.windowCount ?? 0} />,
        }}
        actions={<ButtonLink label={t('allRooms')} to={CHANNEL_PATH} />}
      />
      {isAllowed ? (
        <Asks sessionId={sessionId} isConnected={connected !== undefined} />
      ) : (
        <Notice tone="locked" level={2} title={t('lockedTitle')}>
          {t('consolesLocked')}
        </Notice>
      )}
    </>
  )
}

function Connected({ windowCount }: { windowCount: number }) {
  const { t } = useLocale(messages)
  return (
    <span className={look.badge} data-tone={windowCount > 0 ? 'good' : 'warn'}>
      {windowCount > 0 ? t('connectedWindows', { count: windowCount }) : t('notConnected')}
    </span>
  )
}

function Asks({ sessionId, isConnected }: { sessionId: number; isConnected: boolean }) {
  const { t, formats } = useLocale(messages)
  const asks = useRead(listConsoleAsks, { params: { sessionId } })
  const [chosen, setChosen] = useState<string | null>(null)
  const { run, isBusy } = useAction(askConsole, {
    failed: reason => t('notDone', { reason }),
    onDone: ({ id }) => setChosen(id),
  })
  return (
    <div className={look.stack}>
      <Card title={t('state')}>
        <p className={look.intro}>{t('askHelp')}</p>
        <Button
          kind="main"
          label={t('ask')}
          disabled={!isConnected}
          isBusy={isBusy}
          onClick={() => void run({ params: { sessionId } })}
        />
      </Card>
      <Loaded query={asks} height={ASKS_HEIGHT_PX}>
        {({ rows }) => {
          const shown = rows.find(({ id }) => id === chosen) ?? rows[0]
          if (!shown) return <p className={look.dim}>{t('noAsks')}</p>
          return (
            <>
              {rows.length > 1 && (
                <fieldset className={`${look.fieldset} ${look.flex} ${look.wrapping}`} data-gap="4 12">
                  <legend>{t('asked')}</legend>
                  {rows.map(({ id, askedAt, answerCount }) => (
                    <label key={id} className={look.check}>
                      <input type="radio" name="ask" checked={id === shown.id} onChange={() => setChosen(id)} />
                      {formats.moment(askedAt, 'timeSeconds')} · {t('answerCount', { count: answerCount })}
                    </label>
                  ))}
                </fieldset>
              )}
              <Answers askId={shown.id} askedAt={shown.askedAt} />
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
