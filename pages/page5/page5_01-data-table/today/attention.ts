import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useRead } from '#client/api/use-read.ts'
import type { Attention, Finding } from '#client/attention/attention.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkTo } from '#client/router/links.ts'
import { listOrders } from '#resources/orders/contract.ts'
import { addDays, startOfDay } from '#shared/time/zone.ts'
import { messages } from './messages.ts'

/**
 * Orders that are not paid after more than a day. The list filters by days, so what was placed yesterday does not count.
 */
const payments: Attention = {
  order: 2,
  needs: 'orders:read',
  reads: listOrders,
  icon: IconClock,
  tone: 'warn',
  useCheck({ today, zone, isAllowed: enabled }) {
    const {
      t,
      language,
      formats: { money },
    } = useLocale(messages)
    const filter = { status: 'placed', to: startOfDay(addDays(today, -1), zone) } as const
    const query = useRead(listOrders, { query: { ...filter, sort: 'placedAt', limit: 1 } }, { enabled })

    function findingOf(): Finding | null | undefined {
      if (!query.data) return undefined
      const { rows, count } = query.data
      const [first] = rows
      if (!first) return null
      const name = first.customer.name[language]
      return {
        text: t('unpaid', { count: count.value }),
        detail: t('first', { id: first.id, name, total: money(first.totalCents) }),
        since: first.placedAt,
        action: t('open'),
        to: linkTo('page5_01', { status: 'placed', to: addDays(today, -2) }),
      }
    }
    return { query, finding: findingOf(), calm: t('calm'), rule: t('rule') }
  },
}
export default payments
