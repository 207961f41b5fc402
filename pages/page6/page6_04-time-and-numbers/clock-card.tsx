import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { readClock } from '#resources/times/contract.ts'
import { bestOf, offsetOf, type Sample, tripMs } from '#resources/times/rules.ts'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
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
        <Button
          kind="main"
          isBusy={measuring.isFetching}
          label={t('measure')}
          onClick={() => void measuring.refetch()}
        />
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
        <Heads titles={[t('measurement'), t('roundTrip'), t('serverOffset'), t('maxError')]} />
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

const TIMES = 5
const SLOWED = { [FAULT_HEADER]: 'delay=600' }

/** The browser's clock with fractions of a millisecond, which `Date.now()` lacks. */
const nowMs = () => performance.timeOrigin + performance.now()

/** Reads the server's clock several times, one request at a time, because parallel requests would delay each other. */
async function askClock({ isFirstSlowed }: { isFirstSlowed: boolean }) {
  const samples: (Sample & { isSlowed: boolean })[] = []
  for (let asking = 0; asking < TIMES; asking++) {
    const isSlowed = isFirstSlowed && asking === 0
    const sentMs = nowMs()
    const { now } = await api.call(readClock, {}, isSlowed ? { headers: SLOWED } : {})
    samples.push({ sentMs, serverMs: Date.parse(now), receivedMs: nowMs(), isSlowed })
  }
  return samples
}
