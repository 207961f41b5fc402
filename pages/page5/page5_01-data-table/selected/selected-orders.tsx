import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar, SelectionProgress } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { Button } from '#client/ui/button.tsx'
import { messages } from '#pages/page5/page5_01-data-table/messages.ts'
import type { Order } from '#resources/orders/contract.ts'
import type { Cancelling } from './use-cancelling.ts'

type Props = {
  selection: Selection<Order>
  cancelling: Cancelling
  /** Selects all matching orders that can be cancelled, on every page. */
  onSelectOpen: () => void
}

/** Bulk actions for the selected orders, with their progress. */
export function SelectedOrders({ selection, cancelling, onSelectOpen }: Props) {
  const t = useMessages(messages)
  const count = selection.rows.length
  const { progress } = cancelling
  const label = t('selected', { count })
  if (progress)
    return (
      <SelectionProgress
        label={label}
        progress={
          <>
            <progress
              style={{ maxWidth: 240 }}
              value={progress.done}
              max={progress.total}
              aria-label={t('cancelOrders', { count: progress.total })}
            />
            <span role="status">{t('progress', progress)}</span>
          </>
        }
        acts={<Button label={t('stop')} onClick={cancelling.stop} />}
      />
    )
  return (
    <SelectionBar
      label={label}
      onClear={selection.clear}
      more={<Button kind="quiet" icon={IconListCheck} label={t('selectMatching')} onClick={onSelectOpen} />}
      acts={
        <Button
          kind="quiet"
          isDanger
          icon={IconBan}
          label={t('cancelOrders', { count })}
          onClick={() => void cancelling.cancel(selection.rows)}
        />
      }
    />
  )
}
