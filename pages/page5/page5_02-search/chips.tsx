import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { type Change, choicesOf, NO_CHOICE, PAGE_SIZE, type SearchState, toggled } from './search-params.ts'

type Props = {
  state: SearchState
  onChange: Change
  /** Where the focus goes when no chip is left. */
  onNone: () => void
}

/** The chosen values, each with a remove button. The focus moves to the chip that takes its place. */
export function Chips({ state, onChange, onNone }: Props) {
  const t = useMessages(messages)
  const list = useRef<HTMLUListElement>(null)
  const choices = choicesOf(state)
  if (choices.length === 0) return null

  function takeOff(index: number) {
    const choice = choices[index]
    if (!choice) return
    const chips = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = choices.length > 1 ? (chips[index + 1] ?? chips[index - 1]) : undefined
    if (next) next.focus()
    else onNone()
    onChange(toggled(state, choice))
  }
  function takeAllOff() {
    onNone()
    onChange({ ...NO_CHOICE, limit: PAGE_SIZE })
  }
  return (
    <ul ref={list} className={look.row} data-gap="6" aria-label={t('chosen')}>
      {choices.map(({ facet, value }, index) => (
        <li key={`${facet} ${value}`}>
          <button
            type="button"
            className={`${look.inline} ${look.middle} ${look.tinted} ${look.normal} ${styles.chip}`}
            data-gap="6"
            aria-label={t('removeFilter', { name: t(`is_${value}`) })}
            onClick={() => takeOff(index)}
          >
            {t(`is_${value}`)}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <button type="button" className={`${look.link} ${look.underlined}`} onClick={takeAllOff}>
            {t('resetFilters')}
          </button>
        </li>
      )}
    </ul>
  )
}
