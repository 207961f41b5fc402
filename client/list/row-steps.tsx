import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isCovered } from '#client/shortcuts/is-covered.ts'
import { useShortcut } from '#client/shortcuts/shortcuts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { listMessages } from './messages.ts'

type Props<R> = {
  list: { rows: readonly R[]; rowId: (row: R) => string }
  /** The id of the row in the pane. */
  currentId: string
  onStep: (row: R) => void
}

/** Opens the previous or next row of the list in the pane. Nothing if its row is not on this page of the list. */
export function RowSteps<R>({ list: { rows, rowId }, currentId, onStep }: Props<R>) {
  const t = useMessages(listMessages)
  const own = useRef<HTMLDivElement>(null)
  const place = rows.findIndex(row => rowId(row) === currentId)
  const step = (by: -1 | 1) => {
    const row = rows[place + by]
    if (place >= 0 && row) onStep(row)
  }
  const press = (by: -1 | 1) => isCovered(own.current) || step(by)
  useShortcut('previous', () => void press(-1), { inFields: true })
  useShortcut('next', () => void press(1), { inFields: true })
  const buttons = [
    { by: -1, icon: IconChevronUp, label: t('previous') },
    { by: 1, icon: IconChevronDown, label: t('next') },
  ] as const
  if (place < 0) return null
  return (
    <div ref={own} className={look.row}>
      <span className={look.note}>{t('place', { place: place + 1, count: rows.length })}</span>
      {buttons.map(({ by, icon, label }) => (
        <IconButton
          key={by}
          {...{ icon, label }}
          // Not `disabled`: at the end of the list, the button keeps the focus.
          aria-disabled={!rows[place + by]}
          onClick={() => step(by)}
        />
      ))}
    </div>
  )
}
