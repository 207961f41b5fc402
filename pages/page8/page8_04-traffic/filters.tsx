import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { openapiQuery } from '#client/api/openapi.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { pages } from '#client/router/router.ts'
import { ChoiceFilter } from '#client/ui/filters/choice-filter.tsx'
import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import { FilterBar } from '#client/ui/filters/filter-bar.tsx'
import { TextFilter } from '#client/ui/filters/text-filter.tsx'
import { CLIENTS } from '#resources/traffic/contract.ts'
import { REQUEST_METHODS } from '#shared/platform/faults.ts'
import { FILTERS, type TrafficListState } from './list-state.ts'
import { messages } from './messages.ts'

type Change = (patch: Partial<TrafficListState>, options?: { replace?: boolean }) => void
type FiltersProps = { state: TrafficListState; onChange: Change; onReset: () => void }

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const
const PAGE_IDS = pages.map(({ id }) => id)

/** Narrows the list. Each change is in the URL at once; the letters of one word are one step of the history. */
export function Filters({ state, onChange, onReset }: FiltersProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { data: endpoints = [] } = useQuery({ ...openapiQuery, select: readEndpoints })
  const statusName = (status: string) => {
    const known = STATUS_CLASSES.find(one => one === status)
    return known ? t(known) : status === 'cut' ? t('cutLine') : status
  }
  return (
    <FilterBar active={FILTERS.filter(name => state[name] !== undefined).length} onReset={onReset}>
      <TextFilter
        label={t('text')}
        placeholder="/api/…"
        maxLength={200}
        value={state.text}
        onChange={(text, options) => onChange({ text }, options)}
      />
      <ChoiceFilter
        label={t('method')}
        value={state.method}
        values={REQUEST_METHODS}
        nameOf={method => method}
        any={t('anyMethod')}
        onChange={method => onChange({ method })}
      />
      <ChoiceFilter
        label={t('status')}
        value={state.status}
        values={withOwn([...STATUS_CLASSES, 'cut'], state.status)}
        nameOf={statusName}
        any={t('anyStatus')}
        onChange={status => onChange({ status })}
      />
      <ChoiceFilter
        label={t('client')}
        value={state.client}
        values={CLIENTS}
        nameOf={t}
        any={t('anyClient')}
        onChange={client => onChange({ client })}
      />
      <ChoiceFilter
        label={t('page')}
        value={state.page}
        values={withOwn(PAGE_IDS, state.page)}
        nameOf={page => pages.find(one => one.id === page)?.meta.title[language] ?? page}
        any={t('anyPage')}
        onChange={page => onChange({ page })}
      />
      <ChoiceFilter
        label={t('endpoint')}
        value={state.endpoint}
        values={withOwn(endpoints, state.endpoint)}
        nameOf={endpoint => endpoint}
        any={t('anyEndpoint')}
        onChange={endpoint => onChange({ endpoint })}
      />
      <ChoiceFilter
        label={t('fault')}
        value={state.fault}
        values={['on'] as const}
        nameOf={t}
        any={t('anyFault')}
        onChange={fault => onChange({ fault })}
      />
      <DayFilters from={state.from} to={state.to} onChange={onChange} />
    </FilterBar>
  )
}

/** A link may name what the list of choices does not, such as one status: 412. */
const withOwn = (values: readonly string[], own: string | undefined) =>
  own === undefined || values.includes(own) ? values : [own, ...values]

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) })

/** The ids of all endpoints, in their own order. */
function readEndpoints(document: unknown): string[] {
  const { data } = z.safeParse(Document, document)
  return Object.values(data?.paths ?? {})
    .flatMap(operations => Object.values(operations).map(({ operationId }) => operationId))
    .sort()
}
