import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Card } from '#client/ui/card.tsx'
import { START } from '#resources/counters/rules.ts'
import { CounterPanel } from './counter-panel.tsx'
import { useCounters } from './counters-state.ts'
import { messages } from './messages.ts'
import { CounterState } from './search-params.ts'

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

export function UrlCounters() {
  const t = useMessages(messages)
  const [counters, change] = useUrlState(CounterState)
  return (
    <Card title={t('url')}>
      <CounterPanel text={t('urlText')} counters={counters} onChange={next => change(next)} />
    </Card>
  )
}
