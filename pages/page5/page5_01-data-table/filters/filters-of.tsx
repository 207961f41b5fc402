import type { ListFilter } from '#client/list/filters/filters.ts'
import { centsIn, dollarsOf } from '#pages/page5/page5_01-data-table/amounts.ts'
import type { OrderView } from '#pages/page5/page5_01-data-table/columns.tsx'
import type { OrdersState } from '#pages/page5/page5_01-data-table/search-params.ts'
import { ORDER_STATUSES, STATUS_NAMES } from '#resources/orders/rules.ts'
import type { Permission } from '#shared/permissions.ts'
import { CustomerFilter, CustomerName, SiteFilter, SiteName } from './found-filters.tsx'

type Options = {
  view: OrderView
  state: OrdersState
  permissions: readonly Permission[]
  onChange: (patch: Partial<OrdersState>) => void
}

const amount = { maxLength: 12, format: dollarsOf, parse: centsIn }

/** The filters for customers and service points need the permissions to read them. */
export function filtersOf({ view: { t, language }, state, permissions, onChange }: Options): ListFilter<OrdersState>[] {
  const { customerId, siteId, minCents, maxCents } = state
  return [
    { kind: 'text', name: 'search', label: t('search'), placeholder: t('searchPlaceholder') },
    {
      kind: 'choice',
      name: 'status',
      label: t('status'),
      any: t('anyStatus'),
      options: ORDER_STATUSES.map(status => ({ value: status, label: STATUS_NAMES[status][language] })),
    },
    ...(permissions.includes('customers:read')
      ? [
          {
            kind: 'special' as const,
            name: 'customerId' as const,
            label: t('customer'),
            field: <CustomerFilter value={customerId} onChange={id => onChange({ customerId: id })} />,
            chip: <CustomerName id={customerId} />,
          },
        ]
      : []),
    ...(permissions.includes('sites:read')
      ? [
          {
            kind: 'special' as const,
            name: 'siteId' as const,
            label: t('site'),
            field: <SiteFilter value={siteId} onChange={id => onChange({ siteId: id })} />,
            chip: <SiteName id={siteId} />,
          },
        ]
      : []),
    { kind: 'days', isRare: true },
    { kind: 'text', name: 'minCents', label: t('min'), ...amount, isRare: true },
    {
      kind: 'text',
      name: 'maxCents',
      label: t('max'),
      ...amount,
      isRare: true,
      error: (minCents ?? 0) > (maxCents ?? Number.POSITIVE_INFINITY) ? t('amountOrder') : undefined,
    },
  ]
}
