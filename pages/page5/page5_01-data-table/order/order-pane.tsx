import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere, linkTo } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { type OrderView, Status } from '#pages/page5/page5_01-data-table/columns.tsx'
import styles from '#pages/page5/page5_01-data-table/order.module.css'
import { type OrderWithLines, readOrder } from '#resources/orders/contract.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'

type Props = { orderId: number; view: OrderView; steps: ReactNode; onClose: () => void }

/** An order in a pane: who ordered what, how it went, and who changed it. */
export function OrderPane({ orderId, view, steps, onClose }: Props) {
  const { t } = view
  const query = useQuery(api.query(readOrder, { params: { orderId } }))
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
    <dl className={`${look.facts} ${look.grid} ${styles.facts}`} data-gap="12 16">
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
