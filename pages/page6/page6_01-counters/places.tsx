import { useState } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useCounters } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import { LONGEST, MOST, START } from '#resources/counters/rules.ts'
import { CounterPanel } from './counter-panel.tsx'
import { messages } from './messages.ts'

export function ComponentCounters() {
  const t = useMessages(messages)
  const [counters, setCounters] = useState(START)
  return (
    <Card title={t('component')}>
      <CounterPanel text={t('componentText')} counters={counters} onChange={setCounters} />
    </Card>
  )
}

export function StoreCounters() {
  const t = useMessages(messages)
  const counters = useCounters()
  return (
    <Card title={t('store')}>
      <CounterPanel text={t('storeText')} counters={counters} onChange={next => useCounters.setState(next)} />
    </Card>
  )
}

const Count = z.int().check(z.minimum(-MOST), z.maximum(MOST))
const Address = z.object({
  number: z._default(Count, START.number),
  // In the address a number is text; what is none is left out of account.
  array: z._default(
    z.array(z.pipe(z.pipe(z.string(), z.transform(Number)), Count)).check(z.maxLength(LONGEST)),
    START.array,
  ),
})

export function UrlCounters() {
  const t = useMessages(messages)
  const [counters, change] = useUrlState(Address)
  return (
    <Card title={t('url')}>
      <CounterPanel text={t('urlText')} counters={counters} onChange={next => change(next(counters))} />
    </Card>
  )
}
