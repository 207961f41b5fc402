import { Button } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
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
  const [{ kind, subject, day }, change] = useUrlState(LongListState)
  const filter = useMemo(() => ({ ...(kind && { kind }), ...(subject && { subject }) }), [kind, subject])
  const { query, key, outline, waiting, showWaiting } = useOutline(filter)
  const list = useRef<ListHandle>(null)
  const jump = useJump({ list, outline, listKey: key, filter, day })
  const reset = () => change({ kind: undefined, subject: undefined })

  return (
    <>
      <PageHead actions={<Record />} />
      <div className={`${look.row} ${styles.tools}`}>
        <FilterBar active={[kind, subject].filter(Boolean).length} onReset={reset}>
          <ChoiceFilter
            label={t('what')}
            value={kind}
            values={EVENT_KINDS}
            nameOf={t}
            any={t('anyKind')}
            onChange={next => change({ kind: next })}
          />
          <ChoiceFilter
            label={t('about')}
            value={subject}
            values={EVENT_SUBJECTS}
            nameOf={name => t(`subject_${name}`)}
            any={t('anySubject')}
            onChange={next => change({ subject: next })}
          />
        </FilterBar>
        <Jump
          day={day}
          onJump={to => {
            jump(to)
            change({ day: to })
          }}
        />
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
            <EmptyList isFiltered={Boolean(kind || subject)} t={t} onReset={reset} />
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
