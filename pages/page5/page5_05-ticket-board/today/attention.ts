import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { useRead } from '#client/api/use-read.ts'
import type { Attention, Finding } from '#client/attention/attention.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkTo } from '#client/router/links.ts'
import { listTickets } from '#resources/tickets/contract.ts'
import { messages } from './messages.ts'

/** Tickets that nobody has started on, the oldest first. */
const tickets: Attention = {
  order: 3,
  needs: 'tickets:read',
  reads: listTickets,
  icon: IconTicket,
  tone: 'warn',
  useCheck({ isAllowed: enabled }) {
    const { t, language } = useLocale(messages)
    const query = useRead(listTickets, { query: { status: 'open', sort: 'createdAt', limit: 1 } }, { enabled })

    function findingOf(): Finding | null | undefined {
      if (!query.data) return undefined
      const { rows, count } = query.data
      const [first] = rows
      if (!first) return null
      return {
        text: t('waiting', { count: count.value }),
        detail: `#${first.id} ${first.title[language]}`,
        since: first.createdAt,
        action: t('answer'),
        to: linkTo('page5_05', { status: 'open' }),
      }
    }
    return { query, finding: findingOf(), calm: t('calm'), rule: t('rule') }
  },
}
export default tickets
