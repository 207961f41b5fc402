import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import styles from './filters.module.css'
import { filterMessages } from './messages.ts'

type Props = { active: number; children: ReactNode }

/** The filters of a list, in one line if they fit. Where they don't, the line keeps the search, and a button with the count
 * of active filters opens all of them. A small screen has the button only. */
export function FilterBar({ active, children }: Props) {
  const t = useMessages(filterMessages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={`${look.row} ${look.grow} ${styles.bar}`} data-gap="4">
      <Button
        className={`${look.screen} ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={id}
        label={active > 0 ? t('filtersActive', { count: active }) : t('filters')}
        onClick={() => setIsOpen(!isOpen)}
      />
      <search
        id={id}
        className={`${look.screen} ${look.row} ${look.grow} ${styles.filters}`}
        data-gap="4"
        data-open={isOpen}
        aria-label={t('filters')}
      >
        {children}
      </search>
    </div>
  )
}
