import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { listMessages } from '#client/list/messages.ts'
import { filterMessages } from '#client/ui/filters/messages.ts'
import { ResetFilters } from '#client/ui/filters/reset-filters.tsx'
import look from '#client/ui/look.module.css'
import styles from './filter-chips.module.css'
import { withCurrent } from './filter-fields.tsx'
import type { ListFilter } from './filters.ts'

type Props<S> = {
  filters: readonly ListFilter<S>[]
  state: S
  active: readonly (keyof S & string)[]
  onRemove: (name: keyof S) => void
  onReset: () => void
}

/**
 * The active filters, each with a remove button. A filter whose field shows its value in the line needs no chip there;
 * on a small screen, where the fields are collapsed, and on paper, all of them have one.
 */
export function FilterChips<S>({ filters, state, active, onRemove, onReset }: Props<S>) {
  const { t, formats } = useLocale(listMessages)
  const { t: tDays } = useLocale(filterMessages)

  const isDay = (name: string) => name === 'from' || name === 'to'
  const filterOf = (name: keyof S & string) =>
    filters.find(one => (one.kind === 'days' ? isDay(name) : one.name === name))

  function wordsOf(name: keyof S & string): { label: string; value: ReactNode } | null {
    const value = state[name]
    if (isDay(name)) return { label: tDays(name as 'from' | 'to'), value: formats.day(String(value)) }
    const filter = filterOf(name)
    if (!filter || filter.kind === 'days') return null
    const { label } = filter
    if (filter.kind === 'special') return { label, value: filter.chip ?? String(value) }
    // The filter's own value.
    if (filter.kind === 'text') return { label, value: (filter.format ?? String)(value as never) }
    return { label, value: withCurrent(filter.options, value).find(option => option.value === value)?.label }
  }

  const chips = active.flatMap(name => {
    const words = wordsOf(name)
    return words ? [{ name, isInLine: filterOf(name)?.isRare !== true, ...words }] : []
  })
  if (active.length === 0) return null
  return (
    <div className={`${look.row} ${styles.row}`} data-gap="4">
      <ul className={`${look.flex} ${look.wrapping} ${styles.chips}`} data-gap="4" aria-label={t('filters')}>
        {chips.map(({ name, isInLine, label, value }) => (
          <li key={name} data-in-line={isInLine || undefined}>
            <button
              type="button"
              className={`${look.inline} ${look.middle} ${look.outlined} ${look.surface} ${styles.chip}`}
              data-gap="4"
              onClick={() => onRemove(name)}
            >
              <span className="visually-hidden">{t('removeFilter')} </span>
              <span className={`${look.dim} ${look.rigid}`}>{label}</span>{' '}
              <span className={look.ellipsis}>{value}</span>
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <span className={`${look.screen} ${styles.resetBelow}`}>
        <ResetFilters onReset={onReset} />
      </span>
    </div>
  )
}
