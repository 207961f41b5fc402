import { api } from '#client/api/api.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { ListFilter } from '#client/list/filters/filters.ts'
import { FindField } from '#client/ui/form/find-field.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { SitesState } from '#pages/page7/page7_02-sites/search-params.ts'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { listCounties } from '#resources/counties/contract.ts'
import { listProducts, readProduct } from '#resources/products/contract.ts'
import { CLUSTERINGS, SITE_KINDS } from '#resources/sites/rules.ts'
import { fromKeys } from '#shared/objects.ts'

const FILTERS = ['kind', 'township', 'isOpen', 'productId'] as const satisfies (keyof SitesState)[]
const NONE: Partial<SitesState> = fromKeys(FILTERS, () => undefined)

/** The filters of the page, for their fields and chips. */
export function useFilters({ state, change }: Sites) {
  const { t, language } = useLocale(messages)
  const counties = useRead(listCounties)
  const productName = useProductName(state.productId)
  const filters: ListFilter<SitesState>[] = [
    {
      kind: 'choice',
      name: 'kind',
      label: t('kind'),
      any: t('anyKind'),
      options: SITE_KINDS.map(value => ({ value, label: t(value) })),
    },
    {
      kind: 'choice',
      name: 'township',
      label: t('county'),
      any: t('anyCounty'),
      options: (counties.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name[language] })),
    },
    {
      kind: 'choice',
      name: 'isOpen',
      label: t('hours'),
      any: t('anyHours'),
      options: [
        { value: true, label: t('openNow') },
        { value: false, label: t('closedNow') },
      ],
    },
    {
      kind: 'special',
      name: 'productId',
      label: t('stock'),
      chip: productName,
      field: <ProductFilter value={state.productId} name={productName} onChange={productId => change({ productId })} />,
    },
    {
      kind: 'choice',
      name: 'clustering',
      label: t('clustering'),
      options: CLUSTERINGS.map(value => ({ value, label: t(value) })),
    },
  ]
  return {
    filters,
    active: FILTERS.filter(name => state[name] !== undefined),
    remove: (name: keyof SitesState) => change({ [name]: undefined }),
    reset: () => change(NONE),
  }
}

function useProductName(id: number | undefined): string {
  const language = useLanguage()
  const query = useRead(readProduct, { params: { productId: id ?? 0 } }, { enabled: id !== undefined })
  return query.data?.name[language] ?? `#${id}`
}

type Found = { id: number; name: { en: string; zh: string } | null }

/** The first option: any. */
const ANY: Found = { id: 0, name: null }
const MAX_FOUND = 20

async function findProducts(search: string, signal: AbortSignal): Promise<Found[]> {
  const { rows } = await api.call(listProducts, { query: { search, isSold: true, limit: MAX_FOUND } }, { signal })
  return search === '' ? [ANY, ...rows] : rows
}

type ProductProps = { value: number | undefined; name: string; onChange: (id: number | undefined) => void }

function ProductFilter({ value, name, onChange }: ProductProps) {
  const { t, language } = useLocale(messages)
  return (
    <FindField
      label={t('stock')}
      value={value ?? 0}
      valueLabel={value === undefined ? t('anyProduct') : name}
      path={listProducts.path}
      scope="filter"
      find={findProducts}
      toOption={found => ({ label: found.name?.[language] ?? t('anyProduct') })}
      onChoose={({ id }) => onChange(id || undefined)}
    />
  )
}
