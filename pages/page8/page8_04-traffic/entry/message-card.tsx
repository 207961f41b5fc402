import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import type { BodyState } from './body-state.ts'
import { BodyView } from './body-view.tsx'

type Props = { title: string; headers: Record<string, string>; body: BodyState; bodyLabel: string }

/** One direction of an exchange: its body, with its headers collapsed below. */
export function MessageCard({ title, headers, body, bodyLabel }: Props) {
  const t = useMessages(messages)
  const entries = Object.entries(headers)
  return (
    <Card title={title}>
      <div className={look.stack} data-gap="12">
        <BodyView label={bodyLabel} body={body} />
        {entries.length > 0 && (
          <details>
            <summary className={`${look.medium} ${look.summary}`}>{t('headers', { count: entries.length })}</summary>
            <dl data-gap="4" data-above="8" className={`${look.facts} ${look.mono} ${look.pairs}`}>
              {entries.map(([name, value]) => (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ))}
            </dl>
          </details>
        )}
      </div>
    </Card>
  )
}
