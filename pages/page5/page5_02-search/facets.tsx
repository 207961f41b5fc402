import { useId, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { searchProducts } from '#resources/product-search/contract.ts'
import { FACET_VALUES, FACETS, type Facet } from '#resources/product-search/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { messages } from './messages.ts'
import {
  type Change,
  choicesOf,
  type FacetChoice,
  type FacetValue,
  type SearchState,
  toggled,
} from './search-params.ts'

type Counts = ReplyBody<typeof searchProducts>['facets']
type Props = { state: SearchState; counts: Counts | undefined; onChange: Change }

/**
 * Every value of every facet with its count. Values never appear or disappear, so nothing moves. A small screen
 * collapses them.
 */
export function Facets({ state, counts, onChange }: Props) {
  const { t } = useLocale(messages)
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const active = choicesOf(state).length
  // Two may be pressed before the page renders.
  const toggle = (choice: FacetChoice) => onChange(now => toggled(now, choice))
  return (
    <aside className={look.stack} data-gap="12" aria-label={t('filters')}>
      <Button
        className={`${look.atStart} ${look.onlySmall}`}
        aria-expanded={isOpen}
        aria-controls={id}
        label={active > 0 ? t('filtersActive', { count: active }) : t('filters')}
        onClick={() => setIsOpen(!isOpen)}
      />
      <div id={id} className={`${look.stack} ${isOpen ? '' : look.notSmall}`} data-gap="16">
        {FACETS.map(facet => (
          <FacetGroup key={facet} facet={facet} chosen={state[facet]} counts={counts?.[facet]} onToggle={toggle} />
        ))}
      </div>
    </aside>
  )
}

type GroupProps = {
  facet: Facet
  chosen: readonly FacetValue[]
  counts: readonly { value: FacetValue; count: number }[] | undefined
  onToggle: (choice: FacetChoice) => void
}

function FacetGroup({ facet, chosen, counts, onToggle }: GroupProps) {
  const { t, formats } = useLocale(messages)
  const values: readonly FacetValue[] = FACET_VALUES[facet]
  return (
    <fieldset className={look.grid}>
      <legend data-below="4" className={look.strong}>
        {t(facet)}
      </legend>
      {values.map(value => {
        const count = counts?.find(one => one.value === value)?.count
        return (
          <label
            key={value}
            className={`${look.check} ${look.choice} ${look.pick} ${look.roundedSmall}`}
            style={{ paddingInline: 6 }}
          >
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle({ facet, value })} />
            <span className={count === 0 ? look.dim : undefined}>{t(`is_${value}`)}</span>
            <span className={`${look.note} ${look.digits} ${look.away}`}>
              {count === undefined ? '–' : formats.number(count)}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
