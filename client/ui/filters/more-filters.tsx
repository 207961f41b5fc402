import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { filterMessages } from './messages.ts'

type Props = { active: number; children: ReactNode }

/** The filters that are rarely used. */
export function MoreFilters({ active, children }: Props) {
  const t = useMessages(filterMessages)
  const label = active > 0 ? `${t('moreFilters')} (${active})` : t('moreFilters')
  return (
    <Popover label={label} button={label}>
      <div className={look.stack} data-pad="16" data-gap="12">
        {children}
      </div>
    </Popover>
  )
}
