import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
import { FindField } from '#client/ui/form/find-field.tsx'
import look from '#client/ui/look.module.css'
import { type Customer, listCustomers, readCustomer } from '#resources/customers/contract.ts'
import { listSites, readSite, type Site } from '#resources/sites/contract.ts'
import { messages } from './messages.ts'
import type { OrderForm } from './use-order-form.ts'

const COUNTY_DIGITS = 5
const findCustomers = async (search: string, signal: AbortSignal) =>
  (await api.call(listCustomers, { query: { search, sort: 'name', limit: 20 } }, { signal })).rows

export function BuyerFields({ order }: { order: OrderForm }) {
  const { t, language, formats } = useLocale(messages)
  const { form, draft, customer, site, isSending } = order
  const { onBlur: _, ...customerInput } = form.getInputProps('customerId')
  const { onBlur: __, ...siteInput } = form.getInputProps('siteId')

  function handleCustomer(chosen: Customer) {
    queryClient.setQueryData(api.query(readCustomer, { params: { customerId: chosen.id } }).queryKey, chosen)
    form.setFieldValue('customerId', chosen.id)
  }
  function handleSite(chosen: Site) {
    queryClient.setQueryData(api.query(readSite, { params: { siteId: chosen.id } }).queryKey, chosen)
    form.setFieldValue('siteId', chosen.id)
  }
  // Before the operator types, the service points nearby are offered.
  const county = customer?.townshipId.slice(0, COUNTY_DIGITS)
  const findSites = async (search: string, signal: AbortSignal) => {
    const query = { isPickUp: true, limit: 20, ...(search ? { search } : { township: county }) }
    return (await api.call(listSites, { query }, { signal })).rows
  }

  return (
    <div className={look.columns} style={{ '--column': '260px' }}>
      <FindField
        {...customerInput}
        label={t('customerId')}
        value={draft.customerId}
        valueLabel={customer?.name[language] ?? ''}
        help={customer ? t(customer.kind === 'business' ? 'businessPays' : 'personPays') : t('customerHelp')}
        readOnly={isSending}
        path={listCustomers.path}
        find={findCustomers}
        toOption={found => ({
          label: found.name[language],
          // Several customers can have the same name.
          note: t('customerNote', { kind: t(found.kind), day: formats.day(found.since) }),
        })}
        onChoose={handleCustomer}
      />
      <ChoicesField
        label={t('delivery')}
        value={draft.delivery}
        choices={[
          { value: 'delivered', label: t('delivered') },
          { value: 'picked-up', label: t('pickedUp') },
        ]}
        onChange={delivery => form.setFieldValue('delivery', delivery)}
      />
      {draft.delivery === 'picked-up' && (
        <FindField
          {...siteInput}
          label={t('siteId')}
          value={draft.siteId ?? 0}
          valueLabel={site?.name[language] ?? ''}
          help={t('siteHelp')}
          readOnly={isSending}
          path={listSites.path}
          scope={county ?? ''}
          find={findSites}
          toOption={found => ({ label: found.name[language], note: t(found.kind === 'shop' ? 'shop' : 'pick-up') })}
          onChoose={handleSite}
        />
      )}
    </div>
  )
}
