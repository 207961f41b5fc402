import { useMemo, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { type DiffPart, diffRows, partsOf } from './diff-rows.ts'
import styles from './diff-view.module.css'

type Props = {
  title: string
  left: string
  right: string
  /** Collapsed, because it usually differs and says little. */
  isClosed?: boolean
}

/** Two texts side by side, or stacked on small screens. Differences are marked by more than colour. */
export function DiffView({ title, left, right, isClosed = false }: Props) {
  const t = useMessages(messages)
  const rows = useMemo(() => diffRows(left, right), [left, right])
  const differing = rows.filter(row => !row.isSame).length
  const [isOpen, setIsOpen] = useState(differing > 0 && !isClosed)
  return (
    <details
      className={look.shrink}
      data-pad="12 0"
      open={isOpen}
      onToggle={event => setIsOpen(event.currentTarget.open)}
    >
      <summary className={look.summary}>
        <h3 className={look.inline} style={{ marginInlineEnd: 8 }}>
          {title}
        </h3>
        <span className={differing === 0 ? look.dim : look.warn}>
          {differing === 0 ? t('same') : t('differences', { count: differing })}
        </span>
      </summary>
      {isOpen && (
        <section
          className={`${look.insideFocus} ${look.box} ${look.scroll} ${styles.diff}`}
          data-above="4"
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
          tabIndex={0}
        >
          {partsOf(rows).map(part => (
            <Part key={part.start} part={part} />
          ))}
        </section>
      )}
    </details>
  )
}

function Part({ part: { rows, is } }: { part: DiffPart }) {
  const t = useMessages(messages)
  const [isFolded, setIsFolded] = useState(is === 'folded')
  if (isFolded)
    return (
      <button
        type="button"
        className={`${look.insideFocus} ${look.block} ${look.full} ${look.raised} ${look.startText} ${styles.fold}`}
        onClick={event => {
          // The button disappears. What is around it can be scrolled by keyboard.
          event.currentTarget.closest('section')?.focus({ preventScroll: true })
          setIsFolded(false)
        }}
      >
        {t('folded', { count: rows.length })}
      </button>
    )
  const isSame = is !== 'different'
  return (
    // Side by side, the lines fill two columns of this many rows; stacked, the left ones come first.
    <div className={`${look.grid} ${styles.part}`} style={{ '--lines': rows.length }}>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only their position identifies lines.
        <Line key={`left ${place}`} side="left" text={row.left} isSame={isSame} />
      ))}
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: only their position identifies lines.
        <Line key={`right ${place}`} side="right" text={row.right} isSame={isSame} />
      ))}
    </div>
  )
}

type LineProps = { side: 'left' | 'right'; text: string | null; isSame: boolean }

function Line({ side, text, isSame }: LineProps) {
  const t = useMessages(messages)
  // A line that both texts have is announced once.
  if (isSame)
    return (
      <span className={styles.line} data-side={side} data-same aria-hidden={side === 'right'}>
        {text}
      </span>
    )
  const Element = side === 'left' ? 'del' : 'ins'
  return (
    <Element className={styles.line} data-side={side} data-empty={text === null || undefined}>
      {text !== null && (
        <>
          <span className={styles.sign} aria-hidden="true">
            {side === 'left' ? '−' : '+'}
          </span>
          <span className="visually-hidden">{t(side === 'left' ? 'leftLine' : 'rightLine')}: </span>
          {text}
        </>
      )}
    </Element>
  )
}
