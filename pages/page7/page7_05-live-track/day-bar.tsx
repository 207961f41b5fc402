import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { closeShop, openShop } from '#resources/shop/contract.ts'
import { MAX_OPEN_MINUTES } from '#resources/shop/rules.ts'
import { isPermitted } from '#shared/permissions.ts'
import { messages } from './messages.ts'
import type { TrackPage } from './use-track-page.ts'

const LIVE = ''

/** Which day is shown, and whether the shop is open. */
export function DayBar({ page: { state, days, fleet, showDay } }: { page: TrackPage }) {
  const {
    t,
    formats: { day: dayText },
  } = useLocale(messages)
  const rows = days.data?.rows ?? []
  // A link may name a day without tours.
  const isMissing = state.day !== undefined && !rows.some(({ day }) => day === state.day)
  const options = [
    { value: LIVE, label: t('today') },
    ...(isMissing ? [{ value: state.day ?? '', label: dayText(state.day ?? '', 'full') }] : []),
    ...rows.map(({ day, count }) => ({ value: day, label: t('dayOption', { day: dayText(day), count }) })),
  ]
  return (
    <div className={`${look.row} ${look.bottom}`} data-gap="12">
      <SelectField
        label={t('day')}
        value={state.day ?? LIVE}
        options={options}
        onChange={event => showDay(event.currentTarget.value || undefined)}
      />
      {fleet.isLive ? (
        <ShopButton isOpen={fleet.isOpen} />
      ) : (
        <Button label={t('goLive')} onClick={() => showDay(undefined)} />
      )}
    </div>
  )
}

/** Opens the shop, which sends the vans out, or closes it. */
function ShopButton({ isOpen }: { isOpen: boolean | null }) {
  const { t } = useLocale(messages)
  const mayOpen = useGlobal(({ permissions }) => isPermitted(permissions, 'sandboxes:write'))
  const opening = useAction(openShop, { alsoChanges: 'everything', done: () => t('opened') })
  const closing = useAction(closeShop, { alsoChanges: ['tracks'], done: () => t('closed') })
  if (!mayOpen || isOpen === null) return null
  return isOpen ? (
    <Button isBusy={closing.isBusy} label={t('closeShop')} onClick={() => void closing.run({})} />
  ) : (
    <Button
      kind="main"
      isBusy={opening.isBusy}
      label={t('openShop')}
      onClick={() => void opening.run({ body: { minutes: MAX_OPEN_MINUTES } })}
    />
  )
}
