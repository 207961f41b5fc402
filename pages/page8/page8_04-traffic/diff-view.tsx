import { useMemo, useState } from 'react'
import { useMessages } from '#client/i18n.ts'
import { type DiffPart, type DiffRow, diffRows, foldRows } from './diff-rows.ts'
import styles from './diff-view.module.css'
import { messages } from './messages.ts'

type Props = { title: string; left: string; right: string }

/** Two texts side by side, on small screens one under the other: what differs is marked, by more than colour. */
export function DiffView({ title, left, right }: Props) {
  const t = useMessages(messages)
  const rows = useMemo(() => diffRows(left, right), [left, right])
  const differing = rows.filter(row => !row.isSame).length
  const [isOpen, setIsOpen] = useState(differing > 0)
  return (
    <details className={styles.section} open={isOpen} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <span className={styles.verdict} data-same={differing === 0}>
          {differing === 0 ? t('same') : t('differences', { count: differing })}
        </span>
      </summary>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        <section className={styles.diff} aria-label={title} tabIndex={0}>
          {differing === 0 ? <Rows rows={rows} /> : foldRows(rows).map(part => <Part key={part.start} part={part} />)}
        </section>
      )}
    </details>
  )
}

function Part({ part: { rows, isFolded } }: { part: DiffPart }) {
  const t = useMessages(messages)
  const [isShown, setIsShown] = useState(!isFolded)
  if (isShown) return <Rows rows={rows} />
  return (
    <button type="button" className={styles.fold} onClick={() => setIsShown(true)}>
      {t('folded', { count: rows.length })}
    </button>
  )
}

const Rows = ({ rows }: { rows: readonly DiffRow[] }) =>
  rows.map((row, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their place.
    <div key={place} className={styles.row} data-same={row.isSame}>
      <Line side="left" text={row.left} isSame={row.isSame} />
      <Line side="right" text={row.right} isSame={row.isSame} />
    </div>
  ))

function Line({ side, text, isSame }: { side: 'left' | 'right'; text: string | null; isSame: boolean }) {
  const t = useMessages(messages)
  const Element = isSame ? 'span' : side === 'left' ? 'del' : 'ins'
  return (
    <Element className={styles.line} data-side={side} data-empty={text === null || undefined}>
      {!isSame && text !== null && (
        <>
          <span className={styles.sign} aria-hidden="true">
            {side === 'left' ? '−' : '+'}
          </span>
          <span className="visually-hidden">{t(side === 'left' ? 'leftLine' : 'rightLine')}: </span>
        </>
      )}
      {text}
    </Element>
  )
}
