import { useDebouncedCallback } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useLanguage } from '#client/i18n/i18n.ts'
import { useUrlState } from '#client/router/url-state.ts'
import type { Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { NO_FILTER, SpeciesListState } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { findEntries, pageOf } from './find-entries.ts'

const URL_DELAY_MS = 300
const NO_ENTRIES: readonly Entry[] = []

/**
 * The list in the URL. Each key press filters at once; the URL follows debounced, so that a word is one history entry.
 */
export function useSpeciesList(entries: readonly Entry[] = NO_ENTRIES) {
  const [state, change] = useUrlState(SpeciesListState)
  const language = useLanguage()
  const inUrl = state.q ?? ''
  const [typed, setTyped] = useState({ over: inUrl, text: inUrl })
  const text = typed.over === inUrl ? typed.text : inUrl
  const { stat, type, sort, limit } = state
  const found = useMemo(
    () => findEntries(entries, { q: text, stat, type, sort }, language),
    [entries, text, stat, type, sort, language],
  )
  // Text that is not in the URL yet starts at its own first page.
  const page = useMemo(
    () => pageOf(found, text === inUrl ? state.page : 1, limit),
    [found, text, inUrl, state.page, limit],
  )

  const writeText = useDebouncedCallback(
    (next: string) => change({ q: next || undefined, page: 1 }, { replace: inUrl !== '' }),
    URL_DELAY_MS,
  )
  /** With the text that is being typed. Its own change of the URL would lead back to the first page. */
  const changeNow = (patch: Partial<SpeciesListState>) => {
    writeText.cancel()
    change({ q: text || undefined, ...patch })
  }
  const handleType = (next: string) => {
    setTyped({ over: inUrl, text: next })
    writeText(next)
  }
  const remove = (name: keyof SpeciesListState) => {
    if (name === 'q') handleType('')
    else change({ [name]: undefined, page: 1 })
  }
  const handleReset = () => {
    writeText.cancel()
    setTyped({ over: inUrl, text: '' })
    change(NO_FILTER)
  }
  // Of the text that is being typed, too.
  const goTo = (next: number) => () => changeNow({ page: next })

  const wanted = { ...state, q: text || undefined }
  return {
    /** Includes the text that is being typed. */
    state: wanted,
    text,
    handleType,
    /** A change of filter, sort or page size goes back to the first page. */
    change: (patch: Partial<SpeciesListState>) => changeNow({ page: 1, ...patch }),
    handleReset,
    remove,
    active: (['q', 'stat', 'type'] as const).filter(name => wanted[name] !== undefined),
    rows: page.rows,
    pager: {
      shown: page.rows.length,
      before: (page.page - 1) * limit,
      count: { value: found.length, isCapped: false },
      onFirst: page.page > 1 ? goTo(1) : undefined,
      onPrevious: page.page > 1 ? goTo(page.page - 1) : undefined,
      onNext: page.page < page.last ? goTo(page.page + 1) : undefined,
    },
  }
}
