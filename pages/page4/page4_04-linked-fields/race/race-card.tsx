import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_04-linked-fields/messages.ts'
import { PROTECTIONS } from './latest.ts'
import { Timeline } from './timeline.tsx'
import { type Race, SLOW_MS } from './use-race.ts'

/** The experiment: responses out of order, the protection against it, and the result. */
export function RaceCard({ race }: { race: Race }) {
  const t = useMessages(messages)
  const { protection } = race
  return (
    <Card title={t('race')}>
      <p className={look.intro}>{t('raceText')}</p>
      <div className={look.stack}>
        <Checkbox label={t('slow', { seconds: SLOW_MS / 1000 })} isChecked={race.isSlow} onChange={race.slowDown} />
        <div className={look.stack} data-gap="8">
          <span className={look.strong} aria-hidden="true">
            {t('protection')}
          </span>
          <Choices
            label={t('protection')}
            value={protection}
            choices={PROTECTIONS.map(value => ({ value, label: t(`protect_${value}`) }))}
            onChange={race.protect}
          />
          <p
            className={protection === 'none' ? `${look.toned} ${look.rounded}` : look.dim}
            data-tone="bad"
            data-pad={protection === 'none' ? '8 12' : undefined}
            role="status"
          >
            {t(`says_${protection}`)}
          </p>
        </div>
        <Timeline requests={race.requests} onEmpty={race.empty} />
      </div>
    </Card>
  )
}
