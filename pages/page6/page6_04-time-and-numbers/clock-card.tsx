import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import { readClock } from '#resources/times/contract.ts'
import { bestOf, offsetOf, type Sample, tripMs } from '#resources/times/rules.ts'
import { askClock } from './ask-clock.ts'
import { messages } from './messages.ts'

/** The offset between the server's clock and the browser's, from several measurements. */
export function ClockCard() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [isSlowed, setIsSlowed] = useState(false)
  const measuring = useQuery({
    queryKey: [readClock.path, 'samples'],
    queryFn: () => askClock({ isFirstSlowed: isSlowed }),
    // Measured on request only.
    enabled: false,
    retry: false,
    gcTime: 0,
  })
  const { data: samples, error } = measuring
  return (
    <Card title={t('clock')}>
      <p className={look.dim} data-below="12">
        {t('clockText')}
      </p>
      <div className={`${look.row} ${look.between}`} data-below="16" data-gap="16">
        <Checkbox label={t('delayed')} help={t('delayedHelp')} isChecked={isSlowed} onChange={setIsSlowed} />
        <Button kind="main" isBusy={measuring.isFetching} onClick={() => void measuring.refetch()}>
          {t('measure')}
        </Button>
      </div>
      {error && (
        <p role="alert" className={look.bad}>
          {describe(error)}
        </p>
      )}
      <div role="status">{samples && <Samples samples={samples} />}</div>
    </Card>
  )
}

type SlowedSample = Sample & { isSlowed: boolean }

function Samples({ samples }: { samples: readonly SlowedSample[] }) {
  const t = useMessages(messages)
  const best = bestOf(samples)
  if (!best) return null
  const offset = offsetOf(best)
  const ms = (value: number) => t('ms', { value: rounded(value) })
  return (
    <>
      <p className={`${look.tinted} ${look.rounded}`} data-pad="12" data-below="16">
        {t(offset < 0 ? 'verdictBehind' : 'verdictAhead', {
          value: rounded(Math.abs(offset)),
          error: rounded(tripMs(best) / 2),
        })}
      </p>
      <table className={`${look.table} ${look.breaking} ${look.digits}`}>
        <thead>
          <tr>
            <th scope="col">{t('measurement')}</th>
            <th scope="col">{t('roundTrip')}</th>
            <th scope="col">{t('serverOffset')}</th>
            <th scope="col">{t('maxError')}</th>
          </tr>
        </thead>
        <tbody>
          {samples.map((sample, index) => (
            <tr key={sample.sentMs} className={sample === best ? look.strong : undefined}>
              <th scope="row">
                {index + 1} {sample === best && `· ${t('best')}`} {sample.isSlowed && `· ${t('delayedMark')}`}
              </th>
              <td>{ms(tripMs(sample))}</td>
              <td>{ms(offsetOf(sample))}</td>
              <td>{ms(tripMs(sample) / 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const rounded = (value: number) => (Math.abs(value) < 10 ? value.toFixed(1) : value.toFixed(0))
