import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { closeShop, openShop, passDays, readShop, type Shop } from '#resources/shop/contract.ts'
import { MAX_OPEN_MINUTES } from '#resources/shop/rules.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { shopMessages } from './shop-messages.ts'

type Props = { sandbox: { id: string; name: string } }

/** The company's time in the current sandbox: advance it by days, or open the shop. */
export function ShopCard({ sandbox }: Props) {
  const { t } = useLocale(shopMessages)
  const query = useRead(readShop)
  useLiveRows('shop')
  return (
    <Card title={t('title', { name: sandbox.name })}>
      <Loaded query={query} height={96}>
        {shop => <Time shop={shop} isMain={sandbox.id === MAIN} />}
      </Loaded>
    </Card>
  )
}

function Time({ shop: { endsAt, openUntil }, isMain }: { shop: Shop; isMain: boolean }) {
  const { t, formats } = useLocale(shopMessages)
  const mayMove = useGlobal(global => !isMain || global.permissions.includes('main:reset'))
  const passing = useAction(passDays, {
    alsoChanges: 'everything',
    done: ({ happened: { orders, tickets, events } }) =>
      t('advanced', {
        orders: t('newOrders', { count: orders }),
        tickets: t('newTickets', { count: tickets }),
        events: t('newEvents', { count: events }),
      }),
  })
  const opening = useAction(openShop, { alsoChanges: 'everything', done: () => t('opened') })
  const closing = useAction(closeShop, { done: () => t('closed') })
  const pass = (days: number) => void passing.run({ body: { days } })
  const sending = passing.sending?.body.days
  const days = [
    { days: 0, label: t('advanceToNow') },
    { days: 1, label: t('day') },
    { days: 7, label: t('week') },
    { days: 30, label: t('month') },
  ]
  return (
    <>
      <p data-below="12">
        {t('endsAt', { time: formats.moment(endsAt) })} {t('text')}
      </p>
      <div className={look.row}>
        {openUntil === null ? (
          <Button
            kind="main"
            isBusy={opening.isBusy}
            label={t('open')}
            onClick={() => void opening.run({ body: { minutes: MAX_OPEN_MINUTES } })}
          />
        ) : (
          <Button isBusy={closing.isBusy} label={t('close')} onClick={() => void closing.run({})} />
        )}
        {days.map(({ days, label }) => (
          <Button
            key={days}
            label={label}
            disabled={(!mayMove && days > 0) || (passing.isBusy && sending !== days)}
            isBusy={sending === days}
            onClick={() => pass(days)}
          />
        ))}
      </div>
      <p className={look.dim} data-above="8" role="status">
        {openUntil !== null ? t('isOpen', { time: formats.moment(openUntil, 'time') }) : !mayMove && t('mainText')}
      </p>
    </>
  )
}
