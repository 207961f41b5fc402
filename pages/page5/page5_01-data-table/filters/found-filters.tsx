import { api } from '#client/api/api.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { FilterChip } from '#client/list/filters/filter-chip.tsx'
import { FindField } from '#client/ui/form/find-field.tsx'
import { messages } from '#pages/page5/page5_01-data-table/messages.ts'
import { listCustomers, readCustomer } from '#resources/customers/contract.ts'
import { listSites, readSite } from '#resources/sites/contract.ts'
import type { Language } from '#shared/messages.ts'

type Props = { value: number | undefined; onChange: (id: number | undefined) => void }
type Found = { id: number; name: { en: string; zh: string } | null }

/** The first option: any. */
const ANY: Found = { id: 0, name: null }
const MAX_FOUND = 20

const findCustomers = async (search: string, signal: AbortSignal) =>
  withAny(search, await api.call(listCustomers, { query: { search, sort: 'name', limit: MAX_FOUND } }, { signal }))
const findSites = async (search: string, signal: AbortSignal) =>
  withAny(search, await api.call(listSites, { query: { search, isPickUp: true, limit: MAX_FOUND } }, { signal }))

const withAny = (search: string, { rows }: { rows: readonly Found[] }) => (search === '' ? [ANY, ...rows] : rows)

const useCustomer = (id: number | undefined) =>
  useRead(readCustomer, { params: { customerId: id ?? 0 } }, { enabled: id !== undefined }).data
const useSite = (id: number | undefined) =>
  useRead(readSite, { params: { siteId: id ?? 0 } }, { enabled: id !== undefined }).data

/** The name of the chosen customer, once it has loaded. */
export const CustomerName = ({ id }: { id: number | undefined }) => nameOf(useCustomer(id)?.name, id, useLanguage())
export const SiteName = ({ id }: { id: number | undefined }) => nameOf(useSite(id)?.name, id, useLanguage())

const nameOf = (name: Found['name'] | undefined, id: number | undefined, language: Language) =>
  name?.[language] ?? `#${id}`

export function CustomerFilter({ value, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <FoundFilter
      label={t('customer')}
      any={t('anyCustomer')}
      path={listCustomers.path}
      find={findCustomers}
      name={useCustomer(value)?.name}
      {...{ value, onChange }}
    />
  )
}

/** Filters the list by the service point where orders are picked up. */
export function SiteFilter({ value, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <FoundFilter
      label={t('site')}
      any={t('anySite')}
      path={listSites.path}
      find={findSites}
      name={useSite(value)?.name}
      {...{ value, onChange }}
    />
  )
}

type FoundProps = Props & {
  label: string
  any: string
  path: string
  find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>
  name: { en: string; zh: string } | undefined
}

function FoundFilter({ label, any, path, find, name, value, onChange }: FoundProps) {
  const language = useLanguage()
  return (
    <FilterChip
      label={label}
      isSet={value !== undefined}
      onRemove={value === undefined ? undefined : () => onChange(undefined)}
    >
      <FindField
        label={label}
        value={value ?? 0}
        valueLabel={value === undefined ? any : nameOf(name, value, language)}
        path={path}
        scope="filter"
        find={find}
        toOption={found => ({ label: found.name?.[language] ?? any })}
        onChoose={({ id }) => onChange(id || undefined)}
      />
    </FilterChip>
  )
}
