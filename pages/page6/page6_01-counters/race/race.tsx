import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_01-counters/messages.ts'
import { WAYS, type Way } from '#pages/page6/page6_01-counters/send-change.ts'
import { countersQuery } from '#pages/page6/page6_01-counters/server-counters.tsx'
import styles from './race.module.css'
import { runRace } from './run-race.ts'

/** Simulates three windows that count at the same time, with real requests. */
export function Race() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [way, setWay] = useState<Way>('put')
  // Not `useAction`: it sends the requests of three windows, some of which are refused on purpose.
  const race = useMutation({ mutationFn: runRace, onSettled: () => queryClient.refetchQueries(countersQuery) })
  return (
    <Card title={t('race')}>
      <p className={look.dim} data-below="12">
        {t('raceText')}
      </p>
      <div className={`${look.row} ${look.bottom} ${look.firstGrows}`} data-below="12">
        <SelectField
          label={t('method')}
          value={way}
          options={WAYS.map(value => ({ value, label: t(value) }))}
          onChange={event => setWay(event.currentTarget.value)}
        />
        <Button kind="main" isBusy={race.isPending} label={t('run')} onClick={() => race.mutate(way)} />
      </div>
      {race.data && (
        <>
          <ol className={`${look.stack} ${styles.race}`} data-gap="4">
            {race.data.events.map(({ window, what, number }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a log that never changes.
              <li key={index} data-window={window}>
                <strong>{t('window', { name: window })}</strong> {t(what, { number })}
              </li>
            ))}
          </ol>
          <p className={look.message} data-above="12" data-tone={race.data.lost > 0 ? 'bad' : 'good'} role="status">
            {t(race.data.lost > 0 ? 'raceLost' : 'raceKept', race.data)}
          </p>
        </>
      )}
      {race.error && (
        <p className={look.message} data-above="12" data-tone="bad" role="alert">
          {describe(race.error)}
        </p>
      )}
    </Card>
  )
}
