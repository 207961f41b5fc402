import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { zoneLabel, zoneOptions } from '#client/i18n/time-zones.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { LocalTime, readTime } from '#resources/times/contract.ts'
import { keysIn } from '#shared/objects.ts'
import { TimeZone } from '#shared/time/time-zone.ts'
import { wallTime } from '#shared/time/zone.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { ReadingView } from './reading-view.tsx'
import { Address } from './search-params.ts'

const EXAMPLES = {
  springForward: { local: '2026-03-08T02:30', zone: 'America/New_York' },
  fallBack: { local: '2026-11-01T01:30', zone: 'America/New_York' },
  lostDay: { local: '2011-12-30T12:00', zone: 'Pacific/Apia' },
  halfHour: { local: '2026-04-05T01:45', zone: 'Australia/Lord_Howe' },
  taipei: { local: '1979-07-01T00:30', zone: 'Asia/Taipei' },
} as const
/** The additional zones to show. */
const ELSEWHERE = ['UTC', 'Asia/Taipei', 'America/New_York', 'Europe/London']
const RESULT_HEIGHT_PX = 260

/** A local time and a zone, and the moments that they can mean. */
export function TimeCard() {
  const t = useMessages(messages)
  const own = useGlobal(({ time_zone }) => time_zone)
  const [asked, change] = useUrlState(Address)
  const { local, zone } = asked
  const zones = [...new Set([own, ...ELSEWHERE])]
  const query = useQuery({
    queryKey: ['page6_04', local, zone, zones],
    queryFn: () => api.call(readTime, { body: { local: local ?? '', zone: zone ?? '', zones } }),
    enabled: local !== undefined && zone !== undefined,
  })
  return (
    <Card title={t('time')}>
      <p className={look.dim} data-below="12">
        {t('timeText')}
      </p>
      <TimeForm
        local={local}
        zone={zone}
        own={own}
        onAsk={next => {
          // Submitting the same values again refetches, because the server may respond differently.
          if (next.local === local && next.zone === zone) void query.refetch()
          else change(next)
        }}
      />
      <ul className={`${look.row} ${styles.examples}`} data-above="16" aria-label={t('examples')}>
        {keysIn(EXAMPLES).map(name => (
          <li key={name}>
            <Button isSmall label={t(name)} onClick={() => change(EXAMPLES[name])} />
          </li>
        ))}
      </ul>
      {query.isEnabled && (
        <div role="status" data-above="16">
          <Loaded query={query} height={RESULT_HEIGHT_PX}>
            {reading => <ReadingView reading={reading} own={own} />}
          </Loaded>
        </div>
      )}
    </Card>
  )
}

const Fields = z.object({ local: LocalTime, zone: TimeZone })

type TimeQuery = z.output<typeof Fields>

function TimeForm({
  local,
  zone,
  own,
  onAsk,
}: {
  local: string | undefined
  zone: string | undefined
  own: string
  onAsk: (asked: TimeQuery) => void
}) {
  const t = useMessages(messages)
  // The list shows today's offsets.
  const [now] = useState(() => new Date())
  const began = useRef(wallTime(now.toISOString(), own).slice(0, 16))
  const { form, field, formProps } = useContractForm<TimeQuery>({
    schema: Fields,
    initialValues: { local: local ?? began.current, zone: zone ?? own },
    words: messages,
    send: async values => onAsk(values),
  })
  // An example, or Back. The form stays the same one, so that the button that was pressed keeps the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: input stays until the URL asks for another time.
  useEffect(() => form.setValues({ local: local ?? began.current, zone: zone ?? own }), [local, zone])
  return (
    <Form label={t('time')} submit={t('ask')} {...formProps}>
      <div className={look.columns} style={{ '--column': '240px' }}>
        <DateField {...field('local', { label: t('local') })} hasTime required />
        <SearchField
          {...field('zone', { label: t('zone') })}
          valueLabel={zoneLabel(form.values.zone, now)}
          options={() => zoneOptions(form.values.zone, now)}
        />
      </div>
    </Form>
  )
}
