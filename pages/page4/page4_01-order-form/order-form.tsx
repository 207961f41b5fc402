import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { CONTENT } from '#client/theme/breakpoints.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import look from '#client/ui/look.module.css'
import { useContentWidth } from '#client/ui/size/use-content-width.ts'
import type { OrderWithLines } from '#resources/orders/contract.ts'
import { BuyerFields } from './buyer-fields.tsx'
import type { Draft, Sheet } from './draft.ts'
import { LineRow } from './lines/line-row.tsx'
import { useLines } from './lines/use-lines.ts'
import styles from './lines.module.css'
import { messages } from './messages.ts'
import { Totals } from './totals.tsx'
import { useOrderForm } from './use-order-form.ts'

type Props = {
  sheet: Sheet
  onPlaced: (order: OrderWithLines, draft: Draft) => void
  /** Clears the form; its content can be restored. */
  onEmpty: (draft: Draft) => void
}

export function OrderForm({ sheet, onPlaced, onEmpty }: Props) {
  const t = useMessages(messages)
  const isWide = !useContentWidth(CONTENT.small)
  const order = useOrderForm(sheet, onPlaced)
  const actions = useLines(order)
  const { form, isSending, isDirty, errorText, mayBeDone, totals, handleSubmit } = order
  useLeaveGuard(isDirty)

  return (
    <Card title={t('order')}>
      <Form
        label={t('order')}
        onSubmit={handleSubmit}
        errorText={
          errorText && (
            <div>
              {errorText}
              {mayBeDone && (
                <p className={look.dim} data-above="8">
                  {t('safeToSend')}
                </p>
              )}
            </div>
          )
        }
        submit={t('place')}
        isSending={isSending}
        isDisabled={!isDirty}
        actions={isDirty && <Button label={t('empty')} disabled={isSending} onClick={() => onEmpty(order.draft)} />}
      >
        <BuyerFields order={order} />
        <section aria-label={t('lines')}>
          {isWide && (
            <div className={`${look.dim} ${look.medium} ${styles.heads}`} aria-hidden="true">
              <span>{t('product')}</span>
              <span>{t('quantity')}</span>
              <span>{t('unitPrice')}</span>
              <span>{t('amount')}</span>
            </div>
          )}
          <ol className={look.divided}>
            {actions.lines.map((line, place) => (
              <LineRow key={line.key} order={order} actions={actions} line={line} place={place} isWide={isWide} />
            ))}
          </ol>
          {form.errors.lines && (
            <p className={`${look.bad} ${look.normal}`} data-above="8" role="alert">
              {form.errors.lines}
            </p>
          )}
          <div className={look.row} data-above="12" data-gap="8 12">
            <Button icon={IconPlus} label={t('addLine')} onClick={actions.add} />
            {isWide && <span className={look.note}>{t('enterHint')}</span>}
          </div>
        </section>
        <Totals totals={totals} isLive />
      </Form>
    </Card>
  )
}
