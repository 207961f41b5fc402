import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { Button } from '#client/ui/button.tsx'
import { type ListedTranslation, submitTranslations } from '#resources/translations/contract.ts'
import { messages } from './messages.ts'

/** Sends the selected drafts to review. */
export function SelectedTexts({ selection: { rows, clear } }: { selection: Selection<ListedTranslation> }) {
  const t = useMessages(messages)
  const submitting = useAction(submitTranslations, {
    done: reply => t('submittedMany', { count: reply.rows.length }),
    onDone: clear,
  })
  const drafts = rows.filter(({ state }) => state === 'draft').map(({ id, version }) => ({ id, version }))
  return (
    <SelectionBar
      label={t('selected', { count: rows.length })}
      onClear={clear}
      acts={
        <Button
          kind="quiet"
          isBusy={submitting.isBusy}
          disabled={drafts.length === 0}
          onClick={() => void submitting.run({ body: { translations: drafts } })}
        >
          {t('submit')}
        </Button>
      }
    />
  )
}
