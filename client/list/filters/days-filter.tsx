import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { listMessages } from '#client/list/messages.ts'
import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import styles from '#client/ui/filters/filters.module.css'
import { filterMessages } from '#client/ui/filters/messages.ts'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'

type Days = { from?: string | undefined; to?: string | undefined }
type Props = Days & { onChange: (days: Days, options?: { replace: boolean }) => void }

/** A range of days in the line of the filters: “+ Dates”, or the range with a button that removes it. */
export function DaysFilter({ from, to, onChange }: Props) {
  const t = useMessages(filterMessages)
  const tList = useMessages(listMessages)
  const { day } = useFormats()
  const chip = useRef<HTMLDivElement>(null)
  const label = t('days')
  const range = from || to ? `${from ? day(from) : '…'} – ${to ? day(to) : '…'}` : undefined
  function handleRemove() {
    // This button leaves with the range.
    chip.current?.querySelector('button')?.focus()
    onChange({ from: undefined, to: undefined })
  }
  return (
    <div ref={chip} className={styles.choice} data-set={range !== undefined || undefined}>
      <Popover label={range ? `${label}: ${range}` : label} button={range ?? label} isPlain className={styles.days}>
        <div className={look.stack} data-gap="12" data-pad="16">
          <DayFilters {...{ from, to, onChange }} />
        </div>
      </Popover>
      {range && (
        <button type="button" className={styles.remove} onClick={handleRemove}>
          <span className="visually-hidden">{`${tList('removeFilter')} ${label}`}</span>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </div>
  )
}
