import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import styles from './column-panel.module.css'
import { columnMessages } from './messages.ts'

type ItemProps = {
  id: string
  title: string
  /** Its index among the shown columns; -1 if hidden. */
  place: number
  /** The table is too narrow for it. */
  isLeft: boolean
  isAlone: boolean
  isFirst: boolean
  isLast: boolean
  tools: ReactNode
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A column in the menu: show or hide it, and move it by buttons or Alt with an arrow key. */
export function ColumnMenuItem(props: ItemProps) {
  const { id, title, place, isLeft, isAlone, isFirst, isLast, tools, onToggle, onMove, onKeyDown } = props
  const t = useMessages(columnMessages)
  const isShown = place >= 0
  return (
    <li
      className={`${look.row} ${look.pick} ${look.rounded} ${styles.item}`}
      data-gap="4"
      onKeyDown={isShown ? onKeyDown : undefined}
    >
      <label className={`${look.check} ${look.grow}`}>
        <input type="checkbox" checked={isShown} disabled={isShown && isAlone} onChange={onToggle} />
        {title}
        {isLeft && <span className={`${look.dim} ${look.small}`}>{t('noRoom')}</span>}
      </label>
      {isShown &&
        ([-1, 1] as const).map(by => (
          <IconButton
            key={by}
            icon={by < 0 ? IconArrowUp : IconArrowDown}
            data-move={`${id}${by}`}
            // Not `disabled`: at the limit, the button keeps the focus.
            aria-disabled={by < 0 ? isFirst : isLast}
            label={t(by < 0 ? 'moveUp' : 'moveDown', { column: title })}
            onClick={() => onMove(by)}
          />
        ))}
      {isShown && tools}
    </li>
  )
}
