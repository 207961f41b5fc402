import { Button } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FilterChips } from '#client/list/filter-chips.tsx'
import { FilterFields } from '#client/list/filter-fields.tsx'
import type { ListFilter } from '#client/list/filters.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { recordEvents } from '#resources/events/contract.ts'
import { EVENT_KINDS, EVENT_SUBJECTS } from '#resources/events/rules.ts'
import { Jump } from './jump.tsx'
import { LongListState } from './list-state.ts'
import styles from './long-list.module.css'
import { type ListHandle, LongList } from './long-list.tsx'
import { messages } from './messages.ts'
import { useJump } from './use-jump.ts'
import { useOutline } from './use-outline.ts'

const RECORDED_AT_ONCE = 12

export default function LongListPage() {
  const t = useMessages(messages)
  const [state, change] = useUrlState(LongListState)
  const { kind, subject, day } = state
  const filter = useMemo(() => ({ ...(kind && { kind }), ...(subject && { subject }) }), [kind, subject])
  const { query, key, outline, waiting, showWaiting } = useOutline(filter)
  const list = useRef<ListHandle>(null)
  const jump = useJump({ list, outline, listKey: key, filter, day })
  const filters: ListFilter<LongListState>[] = [
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
  ]
  const active = (['kind', 'subject'] as const).filter(name => state[name] !== undefined)
  const reset = () => change({ kind: undefined, subject: undefined })

  return (
    <>
      <PageHead actions={<Record />} />
      <div className={`${look.stack} ${styles.head}`} data-narrowed={active.length > 0}>
        <div className={`${look.row} ${styles.tools}`}>
          <FilterFields {...{ filters, state }} active={active.length} onChange={change} />
          <Jump
            day={day}
            onJump={to => {
              jump(to)
              change({ day: to })
            }}
          />
        </div>
        <FilterChips {...{ filters, state, active }} onRemove={name => change({ [name]: undefined })} onReset={reset} />
      </div>
      <Loaded query={query} skeleton={<Skeleton height="max(421px, calc(100dvh - 295px))" />}>
        {() =>
          outline && outline.total > 0 ? (
            <LongList
              // Another list begins at its top.
              key={key}
              handle={list}
              {...{ outline, filter, waiting }}
              onShowWaiting={() => {
                showWaiting()
                change({ day: undefined }, { replace: true })
              }}
            />
          ) : (
            <EmptyList isFiltered={active.length > 0} t={t} onReset={reset} />
          )
        }
      </Loaded>
    </>
  )
}

/** Lets something happen, so that there is something new to see. */
function Record() {
  const t = useMessages(messages)
  const mayRecord = useGlobal(global => global.permissions.includes('events:write'))
  const { run, isBusy } = useAction(recordEvents, {
    cause: 'record',
    alsoChanges: ['event-days'],
    failed: reason => t('failed', { reason }),
  })
  if (!mayRecord) return null
  return (
    <Button variant="default" loading={isBusy} onClick={() => void run({ body: { count: RECORDED_AT_ONCE } })}>
      {t('record', { count: RECORDED_AT_ONCE })}
    </Button>
  )
}
