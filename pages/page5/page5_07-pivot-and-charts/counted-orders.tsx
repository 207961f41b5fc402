import { useMemo } from 'react'
import type { useMessages } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ListTable } from '#client/list/list-table.tsx'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Ring } from '#client/ui/shapes/ring.tsx'
import type { Column } from '#client/ui/table/column.ts'
import { ringOf, STATUS_NAMES } from '#resources/orders/rules.ts'
import type { SalesOrder } from '#resources/sales/contract.ts'
import type { Language } from '#shared/messages.ts'
import { messages } from './messages.ts'
import type { View as PivotView, SalesList } from './pivot/use-pivot.ts'

type View = {
  t: ReturnType<typeof useMessages<keyof typeof messages.texts>>
  language: Language
  formatTime: (time: string) => string
}

const linkOf = ({ id }: Pick<SalesOrder, 'id'>) => linkIfHere('page5_01', { search: `#${id}`, order: id })
const orderName = ({ id }: SalesOrder, { t }: View) => `${t('order')} ${id}`

const columns: Column<SalesOrder, View>[] = [
  {
    id: 'id',
    title: ({ t }) => t('order'),
    cell: ({ id }) => (
      <LinkIfHere className={look.link} to={linkOf({ id })}>
        {id}
      </LinkIfHere>
    ),
    typicalLength: 6,
  },
  {
    id: 'customer',
    title: ({ t }) => t('customer'),
    cell: ({ customer }, { language }) => customer.name[language],
    typicalLength: 24,
  },
  {
    id: 'counted',
    title: ({ t }) => t('counted'),
    cell: ({ countedCents }, { language }) => formatMoney(countedCents, language),
    align: 'end',
    typicalLength: 11,
  },
  {
    id: 'status',
    title: ({ t }) => t('status'),
    cell: ({ status }, { language }) => <Ring {...ringOf(status)}>{STATUS_NAMES[status][language]}</Ring>,
    typicalLength: 10,
  },
  {
    id: 'placedAt',
    title: ({ t }) => t('placedAt'),
    cell: ({ placedAt }, { formatTime }) => <time dateTime={placedAt}>{formatTime(placedAt)}</time>,
    sortFirst: 'desc',
    typicalLength: 19,
  },
  {
    id: 'total',
    title: ({ t }) => t('orderTotal'),
    cell: ({ totalCents }, { language }) => formatMoney(totalCents, language),
    align: 'end',
    typicalLength: 11,
  },
]

/** The orders behind the numbers, without filters of their own: those of the selected cell, row or column, or all. */
export function CountedOrders({ list, pivot }: { list: SalesList; pivot: PivotView | undefined }) {
  const { t, language, formats } = useLocale(messages)
  const view = useMemo(
    () => ({ t, language, formatTime: (time: string) => formats.moment(time, 'listed') }),
    [t, language, formats],
  )
  const { row, column } = list.state
  const nameOf = (axis: 'row' | 'column', key: string | undefined) => {
    const entry = (axis === 'row' ? pivot?.pivot.rows : pivot?.pivot.columns)?.find(one => one.key === key)
    return entry ? (pivot?.labelOf(axis, entry).full ?? '') : (key ?? '')
  }
  const selected = [nameOf('row', row), nameOf('column', column)].filter(Boolean)
  return (
    <Card title={selected.length > 0 ? t('ordersOf', { selected: selected.join(' · ') }) : t('orders')}>
      <p className={look.intro}>{t('ordersText')}</p>
      <div className={look.stack}>
        {selected.length > 0 && (
          <div className={look.row}>
            <Button label={t('showAll')} onClick={() => list.change({ row: undefined, column: undefined })} />
          </div>
        )}
        <ListTable
          list={{ ...list, active: [] }}
          label={t('countedOrders')}
          columns={columns}
          view={view}
          t={t}
          isCompact
          menu={{ nameOf: orderName, linkOf }}
          expectedRows={10}
        />
      </div>
    </Card>
  )
}
