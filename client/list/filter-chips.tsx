import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { filterMessages } from '#client/ui/filters/messages.ts'
import { ResetFilters } from '#client/ui/filters/reset-filters.tsx'
import styles from './filter-chips.module.css'
import { withCurrent } from './filter-fields.tsx'
import type { ListFilter } from './filters.ts'
import { listMessages } from './messages.ts'

type Props<S> = {
  filters: readonly ListFilter<S>[]
  state: S
  active: readonly (keyof S & string)[]
  onRemove: (name: keyof S) => void
  onReset: () => void
}

/**
 * The active filters, each with a remove button. On a small screen, they stay visible while the fields are collapsed.
 */
export function FilterChips<S>({ filters, state, active, onRemove, onReset }: Props<S>) {
  const t = useMessages(listMessages)
  const tDays = useMessages(filterMessages)
  const formats = useFormats()

  function wordsOf(name: keyof S & string): { label: string; value: ReactNode } | null {
    const value = state[name]
    if (name === 'from' || name === 'to') return { label: tDays(name), value: formats.day(String(value)) }
    const filter = filters.find(one => one.kind !== 'days' && one.name === name)
    if (!filter || filter.kind === 'days') return null
    const { label } = filter
    if (filter.kind === 'special') return { label, value: filter.chip ?? String(value) }
    if (filter.kind === 'text') return { label, value: (filter.format ?? String)(value as never) }
    return { label, value: withCurrent(filter.options, value).find(option => option.value === value)?.label }
  }

  const chips = active.flatMap(name => {
    const words = wordsOf(name)
    return words ? [{ name, ...words }] : []
  })
  if (active.length === 0) return null
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label={t('filters')}>
        {chips.map(({ name, label, value }) => (
          <li key={name}>
            <button type="button" className={styles.chip} onClick={() => onRemove(name)}>
              <span className="visually-hidden">{t('removeFilter')} </span>
              <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <ResetFilters onReset={onReset} />
    </div>
  )
}
