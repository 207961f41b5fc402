import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Facets } from './facets.tsx'
import { linksIn } from './hits.tsx'
import { messages } from './messages.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { type Change, choicesOf, NO_CHOICE, PAGE_SIZE, type SearchState, without } from './search-params.ts'
import { useProductSearch } from './use-product-search.ts'

export default function SearchPage() {
  const t = useMessages(messages)
  const { state, change, query } = useProductSearch()
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const toBox = () => box.current?.focus()
  const isOld = query.isPlaceholderData
  return (
    <div className={look.stack} style={{ maxWidth: 1080 }} data-gap="16">
      <SearchBox
        box={box}
        text={state.text}
        onSearch={(text, options) => change({ text, mayGuess: true, limit: PAGE_SIZE }, options)}
        onDown={() => linksIn(list)[0]?.focus()}
      />
      <div
        className={`${look.tracks} ${look.oneColumnSmall} ${look.top}`}
        style={{ '--columns': '256px minmax(0, 1fr)' }}
        data-gap="16"
      >
        <Facets state={state} counts={query.data?.facets} onChange={change} />
        <div className={look.stack} data-gap="12">
          <div className={look.row} data-gap="4 12" style={{ minHeight: 32 }}>
            <p role="status" className={`${look.strong} ${look.digits}`}>
              {query.data && !isOld ? t('found', { count: query.data.count }) : query.error ? '' : t('searching')}
            </p>
            <Chips state={state} onChange={change} onNone={toBox} />
          </div>
          <Loaded query={query} height={640}>
            {found => (
              <Results found={found} state={state} areOld={isOld} list={list} onChange={change} onLeave={toBox} />
            )}
          </Loaded>
        </div>
      </div>
    </div>
  )
}

type Props = {
  state: SearchState
  onChange: Change
  /** Where the focus goes when no chip is left. */
  onNone: () => void
}

/** The chosen values, each with a remove button. The focus moves to the chip that takes its place. */
function Chips({ state, onChange, onNone }: Props) {
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
    onChange(now => without(now, choice))
  }
  function takeAllOff() {
    onNone()
    onChange({ ...NO_CHOICE, limit: PAGE_SIZE })
  }
  return (
    <ul ref={list} className={look.row} data-gap="8" aria-label={t('chosen')}>
      {choices.map(({ facet, value }, index) => (
        <li key={`${facet} ${value}`}>
          <button
            type="button"
            className={`${look.chip} ${look.tinted}`}
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
