import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useRead } from '#client/api/use-read.ts'
import type { Attention, Finding } from '#client/attention/attention.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkTo } from '#client/router/links.ts'
import { listProducts } from '#resources/products/contract.ts'
import { messages } from './messages.ts'

/** Products to reorder: those that are out of stock, or if there are none, those that are low. */
const products: Attention = {
  order: 1,
  needs: 'products:read',
  reads: listProducts,
  icon: IconAlertTriangle,
  tone: 'bad',
  useCheck({ isAllowed: enabled }) {
    const { t, language } = useLocale(messages)
    const first = { sort: 'stock', limit: 1 } as const
    const low = useRead(listProducts, { query: { isLow: true, ...first } }, { enabled })
    const out = useRead(listProducts, { query: { isOut: true, ...first } }, { enabled })
    const query = low.error ? low : out

    function findingOf(): Finding | null | undefined {
      if (!low.data || !out.data) return undefined
      const which = out.data.count.value > 0 ? 'out' : 'low'
      const { rows, count } = which === 'out' ? out.data : low.data
      const name = rows[0]?.name[language]
      if (name === undefined) return null
      const others = low.data.count.value - count.value
      return {
        text: t(which, { count: count.value }),
        detail: others > 0 ? t('more', { name, count: others }) : name,
        action: t('reorder'),
        to: linkTo('page5_03', which === 'out' ? { isOut: true } : { isLow: true }),
      }
    }
    return { query, finding: findingOf(), calm: t('calm'), rule: t('rule') }
  },
}
export default products
