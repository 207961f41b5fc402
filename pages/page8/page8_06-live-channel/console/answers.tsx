import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { type ConsoleAnswer, readConsoleAsk } from '#resources/consoles/contract.ts'
import { ANSWER_WITHIN_SECONDS } from '#resources/consoles/rules.ts'

const ANSWERS_HEIGHT_PX = 200

/** What the windows of a session have answered. A live message tells when there is another answer. */
export function Answers({ askId, askedAt }: { askId: string; askedAt: string }) {
  const { t } = useLocale(messages)
  const query = useRead(readConsoleAsk, { params: { askId } })
  const isNone = query.data?.answers.length === 0
  const isOver = useClock(isNone) - Date.parse(askedAt) > ANSWER_WITHIN_SECONDS * 1_000
  return (
    <Loaded query={query} height={ANSWERS_HEIGHT_PX}>
      {({ answers }) => (
        <>
          <p className={look.dim} role="status">
            {t(answers.length > 0 ? 'answered' : isOver ? 'noAnswer' : 'waitingForAnswer', { count: answers.length })}
          </p>
          {answers.map((answer, index) => (
            <Answer key={answer.connection} answer={answer} number={index + 1} />
          ))}
        </>
      )}
    </Loaded>
  )
}

function Answer({ answer: { answer, answeredAt }, number }: { answer: ConsoleAnswer; number: number }) {
  const { t, formats } = useLocale(messages)
  const parts = [
    ['globalData', answer.globalData],
    ['mapData', answer.mapData],
    ['websocketData', answer.websocketData],
  ] as const
  return (
    <Card title={t('windowNumber', { number })}>
      <p className={look.intro}>{t('answeredAt', { time: formats.moment(answeredAt, 'timeSeconds') })}</p>
      {parts.map(([name, value]) => (
        <details key={name} data-above="8" open={name === 'globalData'}>
          <summary>
            <code>{name}</code> {Array.isArray(value) && t('entryCount', { count: value.length })}
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
          <pre className={look.code} tabIndex={0}>
            {JSON.stringify(value, null, 2)}
          </pre>
        </details>
      ))}
    </Card>
  )
}
