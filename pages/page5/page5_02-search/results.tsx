import type { RefObject } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { NoMatch } from '#client/ui/filters/no-match.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { MAX_HITS, type searchProducts } from '#resources/product-search/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { Hits, linksIn } from './hits.tsx'
import { messages } from './messages.ts'
import { type Change, NO_CHOICE, PAGE_SIZE, type SearchState } from './search-params.ts'

type Props = {
  found: ReplyBody<typeof searchProducts>
  state: SearchState
  areOld: boolean
  list: RefObject<HTMLUListElement | null>
  onChange: Change
  /** Moves the focus back to the search box. */
  onLeave: () => void
}

/** The hits, and how they were found: by the words as typed, by corrected words, or not at all. */
export function Results({ found, state, areOld, list, onChange, onLeave }: Props) {
  const t = useMessages(messages)
  const { rows, count, guessed } = found
  const hasMore = rows.length < count

  function showMore() {
    // The button may disappear. From the last hit, the arrow key continues into the new ones.
    linksIn(list).at(-1)?.focus({ preventScroll: true })
    onChange({ limit: Math.min(MAX_HITS, state.limit + PAGE_SIZE) }, { replace: true })
  }
  return (
    <>
      {guessed.length > 0 && (
        <div className={`${look.message} ${look.row}`} data-gap="4 12" data-tone="info">
          {guessed.map(guess => (
            <p key={guess.asked}>{t('guessed', guess)}</p>
          ))}
          <button
            type="button"
            className={`${look.link} ${look.underlined}`}
            onClick={() => onChange({ mayGuess: false, limit: PAGE_SIZE })}
          >
            {t('justTyped', { text: state.text.trim() })}
          </button>
        </div>
      )}
      {count === 0 ? (
        <Nothing isFiltered={found.countUnfiltered > 0} state={state} onChange={onChange} onLeave={onLeave} />
      ) : (
        <Hits list={list} hits={rows} areOld={areOld} onLeave={onLeave} />
      )}
      {hasMore && (
        <Button
          className={look.atStart}
          label={t('more', { count: Math.min(PAGE_SIZE, count - rows.length) })}
          onClick={showMore}
        />
      )}
    </>
  )
}

type NothingProps = Pick<Props, 'state' | 'onChange' | 'onLeave'> & { isFiltered: boolean }

/** Distinguishes words that no product has from filters that exclude all hits, because the next step differs. */
function Nothing({ isFiltered, state, onChange, onLeave }: NothingProps) {
  const t = useMessages(messages)
  function then(patch: Partial<SearchState>) {
    onLeave()
    onChange({ ...patch, limit: PAGE_SIZE })
  }
  if (isFiltered)
    return <NoMatch title={t('noneFiltered')} text={t('noneFilteredText')} onReset={() => then(NO_CHOICE)} />
  return (
    <Empty
      title={t('none', { text: state.text.trim() })}
      text={t('noneText')}
      actions={
        <>
          {!state.mayGuess && <Button kind="main" label={t('guessAgain')} onClick={() => then({ mayGuess: true })} />}
          <Button label={t('clear')} onClick={() => then({ text: '', mayGuess: true })} />
        </>
      }
    />
  )
}
