import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { linkToComparison } from '#pages/page8/page8_04-traffic/links.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import type { TrafficEntry } from '#resources/traffic/contract.ts'

/** Two selected requests can be compared; the earlier one comes first. */
export function SelectedRequests({ selection: { rows, clear } }: { selection: Selection<TrafficEntry> }) {
  const t = useMessages(messages)
  const [first, second, ...others] = rows.toSorted((a, b) => a.id - b.id)
  return (
    <SelectionBar
      label={t('selected', { count: rows.length })}
      onClear={clear}
      acts={
        first && second && others.length === 0 ? (
          <ButtonLink kind="quiet" to={linkToComparison(first.id, second.id)}>
            {t('compare')}
          </ButtonLink>
        ) : (
          t('selectTwo')
        )
      }
    />
  )
}
