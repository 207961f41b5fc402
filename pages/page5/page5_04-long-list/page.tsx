import { useRef, useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FilledPage } from '#client/list/filled-page.tsx'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { ListChips, ListFilters } from '#client/list/filters/list-filters.tsx'
import { useListSearch } from '#client/list/use-list-search.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { readDay } from '#client/ui/date/read-day.ts'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { recordEvents } from '#resources/events/contract.ts'
import { EVENT_KINDS, EVENT_SUBJECTS } from '#resources/events/rules.ts'
import styles from './long-list.module.css'
import { type ListHandle, LongList } from './long-list.tsx'
import { messages } from './messages.ts'
import { useOutline } from './outline/use-outline.ts'
import { type EventsState, eventsSearch } from './search-params.ts'
import { useJump } from './use-jump.ts'

const RECORDED_AT_ONCE = 12

export default function LongListPage() {
  const t = useMessages(messages)
  const events = useListSearch(eventsSearch)
  const { change, reset, active } = events
  const { day } = events.state
  const { sort: _, ...filter } = events.query
  const { query, key, outline, waiting, showWaiting } = useOutline(filter)
  const list = useRef<ListHandle>(null)
  const jump = useJump({ list, outline, listKey: key, filter, day })
  const filters: ListFilter<EventsState>[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('what'),
      any: t('anyKind'),
      options: EVENT_KINDS.map(value => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      name: 'subject',
      label: t('about'),
      any: t('anySubject'),
      options: EVENT_SUBJECTS.map(value => ({ value, label: t(`subject_${value}`) })),
    },
    { kind: 'days' },
  ]

  return (
    <FilledPage
      actions={
        <>
          <Jump
            day={day}
            onJump={to => {
              jump(to)
              change({ day: to })
            }}
          />
          <Record />
        </>
      }
      filters={<ListFilters list={events} filters={filters} />}
    >
      <ListChips list={events} filters={filters} />
      <Loaded query={query} height="100%">
        {() =>
          outline && outline.total > 0 ? (
            <LongList
              // Another list starts at its top.
              key={key}
              handle={list}
              {...{ outline, filter, waiting }}
              onShowWaiting={() => {
                showWaiting()
                change({ day: undefined }, { replace: true })
              }}
            />
          ) : (
            <EmptyList isFiltered={active.length > 0} t={t} onReset={() => reset()} />
          )
        }
      </Loaded>
    </FilledPage>
  )
}

/** Records an event, so that there is something new to see. */
function Record() {
  const t = useMessages(messages)
  const mayRecord = useGlobal(global => global.permissions.includes('events:write'))
  const { run, isBusy } = useAction(recordEvents, { cause: 'record', alsoChanges: ['event-days'] })
  if (!mayRecord) return null
  return (
    <Button
      isBusy={isBusy}
      label={t('record', { count: RECORDED_AT_ONCE })}
      onClick={() => void run({ body: { count: RECORDED_AT_ONCE } })}
    />
  )
}

type Props = { day: string | undefined; onJump: (day: string) => void }

/** Goes to a day, but not while typing, because a partial date may be valid, too. */
function Jump({ day = '', onJump }: Props) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState({ over: day, text: day })
  // A change of the URL (Back) replaces the typed text.
  if (typed.over !== day) setTyped({ over: day, text: day })
  return (
    <form
      className={`${look.line} ${styles.jump}`}
      onSubmit={event => {
        event.preventDefault()
        if (readDay(typed.text)) onJump(typed.text)
      }}
    >
      <DateField label={t('day')} value={typed.text} onChange={text => setTyped({ over: day, text })} />
      <Button type="submit" label={t('jump')} disabled={!readDay(typed.text)} />
    </form>
  )
}
