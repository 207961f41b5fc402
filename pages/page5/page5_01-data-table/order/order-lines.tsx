import { formatMoney } from '#client/i18n/money.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import type { OrderView } from '#pages/page5/page5_01-data-table/columns.tsx'
import styles from '#pages/page5/page5_01-data-table/order.module.css'
import type { OrderWithLines } from '#resources/orders/contract.ts'

/** The items of an order, with their sum, the tax and the total. */
export function OrderLines({ order, view: { t, language } }: { order: OrderWithLines; view: OrderView }) {
  const canSeeProducts = useGlobal(global => global.permissions.includes('products:read'))
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <section>
      <h3 className={look.subtitle}>{t('lines')}</h3>
      <table className={`${look.digits} ${look.full} ${styles.lines}`}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">{t('total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ line, product, quantity, unitPriceCents, totalCents }) => (
            <tr key={line}>
              <th scope="row">
                {canSeeProducts ? (
                  <LinkIfHere className={look.link} to={linkIfHere('page5_03', { search: product.sku })}>
                    {product.name[language]}
                  </LinkIfHere>
                ) : (
                  product.name[language]
                )}
                <span className={look.note}>
                  {product.sku} · {money(unitPriceCents)}
                </span>
              </th>
              <td>{quantity}</td>
              <td>{money(totalCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(['subtotal', 'tax', 'total'] as const).map(sum => (
            <tr key={sum}>
              <th scope="row" colSpan={2}>
                {t(sum)}
              </th>
              <td>{money(order[`${sum}Cents`])}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
