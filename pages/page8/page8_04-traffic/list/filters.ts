import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { outlineQuery } from '#client/api/openapi.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { pages } from '#client/router/router.ts'
import type { TrafficState } from '#pages/page8/page8_04-traffic/search-params.ts'
import type { TrafficView } from '#pages/page8/page8_04-traffic/use-view.ts'
import { CLIENTS } from '#resources/traffic/contract.ts'
import { REQUEST_METHODS } from '#shared/platform/faults.ts'

const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const

export function useFilters({ t, language }: TrafficView): ListFilter<TrafficState>[] {
  const { data: endpoints = [] } = useQuery({ ...outlineQuery, select: readEndpoints })
  return [
    { kind: 'text', name: 'text', label: t('text'), placeholder: '/api/…', maxLength: 200 },
    {
      kind: 'choice',
      name: 'method',
      label: t('method'),
      any: t('anyMethod'),
      options: REQUEST_METHODS.map(value => ({ value, label: value })),
    },
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      options: [...STATUS_CLASSES.map(value => ({ value, label: t(value) })), { value: 'cut', label: t('cutLine') }],
    },
    {
      kind: 'choice',
      name: 'client',
      label: t('client'),
      any: t('anyClient'),
      options: CLIENTS.map(value => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      isRare: true,
      name: 'page',
      label: t('page'),
      any: t('anyPage'),
      options: pages.map(({ id, meta }) => ({ value: id, label: meta.title[language] })),
    },
    {
      kind: 'choice',
      isRare: true,
      name: 'endpoint',
      label: t('endpoint'),
      any: t('anyEndpoint'),
      options: endpoints.map(value => ({ value, label: value })),
    },
    {
      kind: 'choice',
      isRare: true,
      name: 'isFaulted',
      label: t('fault'),
      any: t('anyFault'),
      options: [{ value: true, label: t('on') }],
    },
    { kind: 'days', isRare: true },
  ]
}

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))) })

function readEndpoints(document: unknown): string[] {
  const { data } = z.safeParse(Document, document)
  return Object.values(data?.paths ?? {})
    .flatMap(operations => Object.values(operations).map(({ operationId }) => operationId))
    .sort()
}
