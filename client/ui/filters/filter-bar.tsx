import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import styles from './filters.module.css'
import { filterMessages } from './messages.ts'

type Props = {
  active: number
  /** For many filters: more than one row, with room for each value. */
  isRoomy?: boolean
  children: ReactNode
}

/** The filters of a list, side by side. A small screen collapses them into a button with their count. */
export function FilterBar({ active, isRoomy, children }: Props) {
  const t = useMessages(filterMessages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        className={styles.toggle}
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active > 0 ? t('filtersActive', { count: active }) : t('filters')}
      </Button>
      <search
        id={id}
        className={styles.filters}
        data-open={isOpen}
        data-roomy={isRoomy || undefined}
        aria-label={t('filters')}
      >
        {children}
      </search>
    </>
  )
}
