import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere, linkToApiPractice } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page4/page4_01-order-form/messages.ts'
import { Totals } from '#pages/page4/page4_01-order-form/totals.tsx'
import { type OrderWithLines, readOrder } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'
import { readSite } from '#resources/sites/contract.ts'
import type { useCancelling } from './use-cancelling.ts'

type Props = { id: number; cancelling: ReturnType<typeof useCancelling>; onAnother: () => void }

export function Confirmation({ id, cancelling, onAnother }: Props) {
  const { t } = useLocale(messages)
  useLiveRows('orders', readOrder.path)
  const query = useRead(readOrder, { params: { orderId: id } })
  const order = query.data
  // At the top, because after a double click on the form's button, the second click must not hit another button.
  const actions = (
    <>
      {order && isOpen(order.status) && (
        <Button isBusy={cancelling.isBusy} label={t('cancel')} onClick={() => void cancelling.cancel(order)} />
      )}
      <Button kind="main" label={t('another')} onClick={onAnother} />
    </>
  )
  return (
    <>
      <PageHead subpage={{ title: t('orderNumber', { id }) }} actions={actions} />
      <div style={{ maxWidth: 1000 }}>
        <Card title={t('order')}>
          <Loaded query={query} height={320}>
            {placed => <Placed order={placed} />}
          </Loaded>
          {order && <Ways id={id} />}
        </Card>
      </div>
    </>
  )
}

/** Links to the other pages that show the order. */
function Ways({ id }: { id: number }) {
  const { t } = useLocale(messages)
  const maySeeAudit = useGlobal(global => global.permissions.includes('audit:read'))
  const call = { resource: 'orders', operation: 'readOrder' }
  return (
    <p className={look.row} data-above="16" data-gap="8 12">
      {maySeeAudit && (
        <LinkIfHere to={linkIfHere('page3_08', { entity: 'orders', rowId: String(id) })}>{t('viewInAudit')}</LinkIfHere>
      )}
      <LinkIfHere to={linkToApiPractice({ ...call, params: [['orderId', String(id)]] })}>{t('inApi')}</LinkIfHere>
    </p>
  )
}

function Placed({ order }: { order: OrderWithLines }) {
  const { t, language, formats } = useLocale(messages)
  const site = useRead(readSite, { params: { siteId: order.siteId ?? 0 } }, { enabled: order.siteId !== null }).data
  const { moment: timeOf, money } = formats
  return (
    <>
      <p className={`${look.strong} ${order.cancelledAt === null ? look.good : look.bad}`} data-below="12">
        {order.cancelledAt
          ? t('cancelledAt', { time: timeOf(order.cancelledAt) })
          : t('placedAt', { time: timeOf(order.placedAt) })}
      </p>
      <dl className={`${look.facts} ${look.termColumns}`} data-gap="4 12" data-below="16">
        <dt>{t('customerId')}</dt>
        <dd>{order.customer.name[language]}</dd>
        <dt>{t('delivery')}</dt>
        <dd>{order.siteId === null ? t('toAddress') : `${t('pickedUp')} · ${site?.name[language] ?? '…'}`}</dd>
      </dl>
      <table className={`${look.table} ${look.numbers}`} data-below="16">
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col" className={look.notSmall}>
              {t('unitPrice')}
            </th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(line => (
            <tr key={line.line}>
              <th scope="row">
                {line.product.name[language]}
                <small className={`${look.note} ${look.block}`}>{line.product.sku}</small>
              </th>
              <td>{line.quantity}</td>
              <td className={look.notSmall}>{money(line.unitPriceCents)}</td>
              <td>{money(line.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Totals totals={order} />
    </>
  )
}
