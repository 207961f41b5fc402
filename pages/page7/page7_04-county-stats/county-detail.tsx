import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToApiPractice } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { CountyStats } from '#resources/county-stats/contract.ts'
import { messages } from './messages.ts'

const listOf = (resource: string, operation: string, county: string) =>
  linkToApiPractice({ resource, operation, query: [['township', county]] })

/** The values of the chosen county, with links to the counted rows. */
export function CountyDetail({ county }: { county: CountyStats | undefined }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const formats = useFormats()
  if (!county)
    return (
      <p className={look.dim} data-below="16">
        {t('chooseOne')}
      </p>
    )
  const { number: written, money } = formats
  const { id, name, customers, orders, salesCents, sites } = county
  return (
    <div data-below="16">
      <h2 className={look.heading} data-below="4">
        {name[language]}
      </h2>
      <p data-below="4">
        {t('chosen', {
          customers: written(customers),
          orders: written(orders),
          sites: written(sites),
          sales: money(salesCents),
        })}
      </p>
      <p className={look.row} data-gap="4 16" data-below="4">
        <LinkIfHere to={listOf('customers', 'listCustomers', id)}>{t('listCustomers')}</LinkIfHere>
        <LinkIfHere to={listOf('sites', 'listSites', id)}>{t('listSites')}</LinkIfHere>
      </p>
    </div>
  )
}
