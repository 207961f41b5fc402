import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { readCounters, replaceCounters, resetCounters, type StoredCounters } from '#resources/counters/contract.ts'
import type { Counters } from '#resources/counters/rules.ts'
import { CounterPanel } from './counter-panel.tsx'
import { messages } from './messages.ts'
import { type Change, sendChange, WAYS, type Way } from './send-change.ts'

export const countersQuery = api.query(readCounters)

const PANEL_HEIGHT_PX = 300

type Pressed = { change: (from: Counters) => Counters; step: Change['step'] | undefined }

export function ServerCounters() {
  const t = useMessages(messages)
  // Never refetched by itself: a window that acts on outdated values is how updates are lost.
  const query = useQuery({ ...countersQuery, staleTime: Number.POSITIVE_INFINITY })
  return (
    <Card title={t('server')}>
      <Loaded query={query} height={PANEL_HEIGHT_PX}>
        {stored => <StoredPanel stored={stored} />}
      </Loaded>
    </Card>
  )
}

function StoredPanel({ stored }: { stored: StoredCounters }) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [way, setWay] = useState<Way>('put')
  // Not `useAction`, which refetches what it has changed: this page shows a step on outdated values.
  const take = (counters: StoredCounters) => void queryClient.setQueryData(countersQuery.queryKey, counters)
  const sending = useMutation({
    mutationFn: ({ change, step }: Pressed) => {
      // The response to the previous press may have arrived meanwhile.
      const read = queryClient.getQueryData<StoredCounters>(countersQuery.queryKey) ?? stored
      return sendChange(way, read, { next: change(read), ...(step && { step }) })
    },
    onSuccess: take,
    // Shows the current value, so that the next step starts from it.
    onError: error => isRefused(replaceCounters, 412, error) && take(error.body.current),
    // One at a time, in the order of the presses.
    scope: { id: 'counters' },
  })
  // The failure is shown below the counters.
  const resetting = useAction(resetCounters, { onDone: take, failed: null })
  // Only what was pressed last has a failure to show.
  const [isReset, setIsReset] = useState(false)
  const error = isReset ? resetting.error : sending.error
  return (
    <CounterPanel
      text={t('serverText')}
      counters={stored}
      onChange={(change, step) => {
        setIsReset(false)
        sending.mutate({ change, step })
      }}
      onReset={() => {
        setIsReset(true)
        void resetting.run({})
      }}
      failure={
        error !== null && (
          <p className={look.message} data-above="12" data-tone="bad" role="alert">
            {isRefused(replaceCounters, 412, error)
              ? t('conflict', { number: error.body.current.number })
              : describe(error)}
          </p>
        )
      }
    >
      <div className={look.stack} data-above="16" data-gap="12">
        <SelectField
          label={t('method')}
          value={way}
          options={WAYS.map(value => ({ value, label: t(value) }))}
          onChange={event => setWay(event.currentTarget.value)}
        />
        <div className={look.row}>
          <Button isSmall label={t('refresh')} onClick={() => void queryClient.refetchQueries(countersQuery)} />
          <ButtonLink isSmall label={t('openWindow')} to="." target="_blank" rel="noopener" />
          <span className={look.dim}>{t('version', { version: stored.version })}</span>
        </div>
      </div>
    </CounterPanel>
  )
}
