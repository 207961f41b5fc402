import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronLeftPipe from '@tabler/icons-react/dist/esm/icons/IconChevronLeftPipe.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { tableMessages } from '#client/ui/table/messages.ts'
import styles from '#client/ui/table/pager.module.css'

const PAGE_SIZES = [20, 50, 100, 200] as const

export type PagerProps = {
  /** How many rows are on the screen, and how many come before them; null if unknown (a link to a later page). */
  shown: number
  before: number | null
  /** The number of matching rows, as far as they were counted; undefined until it has loaded. */
  count: { value: number; isCapped: boolean } | undefined
  limit: number
  /** Beside the number of rows: totals. */
  lead?: ReactNode
  /** In place of all that but the buttons between pages: the bulk actions of the selected rows. */
  instead?: ReactNode
  onLimitChange: (limit: number) => void
  /** Undefined if there is no such page. */
  onFirst?: () => void
  onPrevious?: () => void
  onNext?: () => void
  /** Next is about to be pressed, so its rows can be prefetched. */
  onNextExpected?: () => void
}

/** The footer of a list with cursor pages: number of rows, page size, previous and next. */
export function Pager({
  shown,
  before,
  count,
  limit,
  lead,
  instead,
  onLimitChange,
  onFirst,
  onPrevious,
  onNext,
  onNextExpected,
}: PagerProps) {
  const { t } = useLocale(tableMessages)
  const sizes = [...new Set<number>([...PAGE_SIZES, limit])].sort((a, b) => a - b)
  return (
    <div
      className={`${look.relative} ${look.flex} ${look.ruled} ${instead ? look.tinted : ''} ${styles.foot}`}
      data-gap="8"
      data-selecting={Boolean(instead) || undefined}
    >
      {instead}
      <nav className={`${look.row} ${styles.pager}`} aria-label={t('pages')}>
        {!instead && (
          <>
            <Total shown={shown} before={before} count={count} />
            {lead}
            <label
              className={`${look.line} ${look.dim} ${look.away} ${look.screen} ${look.iconWhenNarrow} ${styles.size}`}
            >
              <span>{t('rowsPerPage')}</span>
              <select
                className={`${look.control} ${look.digits}`}
                value={limit}
                onChange={event => onLimitChange(Number(event.currentTarget.value))}
              >
                {sizes.map(size => (
                  <option key={size}>{size}</option>
                ))}
              </select>
            </label>
          </>
        )}
        <div className={`${look.flex} ${look.screen}`}>
          {/* Not `disabled`: a button that was just pressed keeps the focus when it reaches the end. */}
          <IconButton icon={IconChevronLeftPipe} label={t('firstPage')} aria-disabled={!onFirst} onClick={onFirst} />
          <IconButton
            icon={IconChevronLeft}
            label={t('previousPage')}
            aria-disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            icon={IconChevronRight}
            label={t('nextPage')}
            aria-disabled={!onNext}
            onClick={onNext}
            onPointerEnter={onNextExpected}
            onFocus={onNextExpected}
          />
        </div>
      </nav>
    </div>
  )
}

function Total({ shown, before, count }: Pick<PagerProps, 'shown' | 'before' | 'count'>) {
  const { t, formats } = useLocale(tableMessages)
  const words = () => {
    if (!count) return ''
    if (shown === 0) return t('noRows')
    const total = formats.number(count.value)
    if (before === null) {
      return t(count.isCapped ? 'pageOfMore' : 'pageOf', { count: shown, shown: formats.number(shown), total })
    }
    // For a range of one number, Intl would write "about".
    const range = shown === 1 ? formats.number(before + 1) : formats.numberRange(before + 1, before + shown)
    return t(count.isCapped ? 'rangeOfMore' : 'rangeOf', { range, total })
  }
  return (
    <p className={`${look.dim} ${look.digits} ${styles.total}`} role="status">
      {words()}
    </p>
  )
}
