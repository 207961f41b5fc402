import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { formatMoney } from '#client/i18n/money.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere, linkTo } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Fact } from '#client/ui/fact.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { type OrderView, Status } from '#pages/page5/page5_01-data-table/columns.tsx'
import { type OrderWithLines, readOrder } from '#resources/orders/contract.ts'
import { OrderHistory } from './order-history.tsx'

type Props = { orderId: number; view: OrderView; steps: ReactNode; onClose: () => void }

/** An order in a pane: who ordered what, how it went, and who changed it. */
export function OrderPane({ orderId, view, steps, onClose }: Props) {
  const { t } = view
  const query = useRead(readOrder, { params: { orderId } })
  return (
    <RecordPane title={t('orderTitle', { id: orderId })} {...{ query, t, steps, onClose }}>
      {order => (
        <div className={look.stack}>
          <Facts order={order} view={view} />
          <OrderLines order={order} view={view} />
          <OrderHistory order={order} view={view} />
        </div>
      )}
    </RecordPane>
  )
}

function Facts({ order, view }: { order: OrderWithLines; view: OrderView }) {
  const { t, language } = view
  const permissions = useGlobal(global => global.permissions)
  const { customer, siteName, memberId, memberName } = order
  const seller = memberName?.[language] ?? t('memberNone')
  return (
    <dl className={`${look.facts} ${look.tracks}`} style={{ '--columns': 'repeat(2, minmax(0, 1fr))' }} data-gap="12">
      <Fact name={t('status')}>
        <Status status={order.status} language={language} />
      </Fact>
      <Fact name={t('customer')}>
        <Link className={look.link} to={linkTo('page5_01', { customerId: customer.id })}>
          {customer.name[language]}
        </Link>
      </Fact>
      <Fact name={t('site')}>{siteName?.[language] ?? t('siteNone')}</Fact>
      <Fact name={t('member')}>
        {memberId !== null && permissions.includes('members:read') ? (
          <LinkIfHere className={look.link} to={linkIfHere('page3_01', { isArchived: null, member: memberId })}>
            {seller}
          </LinkIfHere>
        ) : (
          seller
        )}
      </Fact>
    </dl>
  )
}

/** The items of an order, with their sum, the tax and the total. */
function OrderLines({ order, view: { t, language } }: { order: OrderWithLines; view: OrderView }) {
  const canSeeProducts = useGlobal(global => global.permissions.includes('products:read'))
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <section>
      <h3 className={look.subtitle}>{t('lines')}</h3>
      <table className={`${look.table} ${look.numbers}`}>
        <Heads titles={[t('product'), t('quantity'), t('total')]} />
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
                <span className={`${look.block} ${look.note}`}>
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
            <tr key={sum} className={sum === 'total' ? look.strong : undefined}>
              <th scope="row" colSpan={2}>
                <span className={sum === 'total' ? look.strong : undefined}>{t(sum)}</span>
              </th>
              <td>{money(order[`${sum}Cents`])}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}
