import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { Choices } from '#client/ui/choices/choices.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { HistoryList } from '#pages/page8/page8_01-api-practice/history/history-list.tsx'
import { useHistory } from '#pages/page8/page8_01-api-practice/history/use-history.ts'
import { SavedList } from '#pages/page8/page8_01-api-practice/later.tsx'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { ListState, listSearch } from '#pages/page8/page8_01-api-practice/search-params.ts'
import { type Route, usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import type { Operation } from './document.ts'
import { EndpointLinks } from './endpoint-links.tsx'
import { byResource, findOperations } from './search.ts'
import styles from './side-list.module.css'

/** The searchable list of endpoints, the history, or the saved requests. */
export function SideList({ operations, route }: { operations: Operation[]; route: Route }) {
  const current = route.kind === 'operation' ? route.operation : null
  const savedId = route.kind === 'saved' ? route.id : null
  const { t } = useLocale(messages)
  const [state, change] = useUrlState(ListState)
  const history = useHistory()
  const count = history.entries?.length ?? 0
  return (
    <nav
      className={`${look.frame} ${look.grid} ${look.shrink} ${look.packed} ${look.stays} ${styles.side}`}
      data-gap="12"
      data-pad="12"
      aria-label={t('endpoints')}
    >
      <Choices
        label={t('view')}
        value={state.list}
        onChange={list => change({ list }, { replace: true })}
        choices={[
          { value: 'endpoints', label: t('endpoints') },
          { value: 'history', label: count > 0 ? t('historyCount', { count }) : t('history') },
          { value: 'saved', label: t('saved') },
        ]}
      />
      {state.list === 'history' ? (
        <HistoryList history={history} operations={operations} />
      ) : state.list === 'saved' ? (
        <SavedList operations={operations} currentId={savedId} />
      ) : (
        <Endpoints
          operations={operations}
          current={current}
          find={state.find}
          onFind={find => change({ find }, { replace: true })}
        />
      )}
    </nav>
  )
}

type EndpointsProps = {
  operations: Operation[]
  current: Operation | null
  find: string
  onFind: (find: string) => void
}

/** More than a screenful. The other links are rendered when these are on the screen. */
const FIRST = 40

function Endpoints({ operations, current, find, onFind }: EndpointsProps) {
  const { t, language } = useLocale(messages)
  const paths = usePaths()
  const navigate = useNavigate()
  const search = listSearch(useLocation().search)
  const list = useRef<HTMLDivElement>(null)
  const found = findOperations(operations, find)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another endpoint is shown.
  useEffect(() => {
    if (list.current) showCurrent(list.current)
  }, [current?.id, isWhole])

  /** Arrow keys move through the links, also from the search field. Enter in the field opens the first result. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // With Ctrl, Enter sends the request.
    if (isComposing(event) || event.ctrlKey || event.metaKey) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])].filter(link => link.checkVisibility())
    const at = links.findIndex(link => link.matches(':focus'))
    const isInField = document.activeElement === field()
    // The summary of a group folds it.
    if (at === -1 && !isInField) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, ...(!isInField && { Home: 0, End: links.length - 1 }) }[event.key]
    const [first] = found
    if (to !== undefined) (links[to] ?? (at === 0 ? field() : null))?.focus()
    else if (event.key === 'Enter' && isInField && first) void navigate(paths.operation(first) + search)
    else return
    event.preventDefault()
  }
  const field = () => list.current?.parentElement?.querySelector('input') ?? null

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the links and the field inside.
    <div className={`${look.grid} ${look.low} ${styles.endpoints}`} data-gap="8" onKeyDown={handleKeyDown}>
      <div>
        <TextField
          type="search"
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={find}
          onChange={event => onFind(event.currentTarget.value)}
        />
        <p className="visually-hidden" role="status">
          {find && t('found', { count: found.length })}
        </p>
      </div>
      <div className={`${look.low} ${look.scroll} ${styles.groups}`} ref={list}>
        {found.length === 0 && (
          <p className={look.dim} data-pad="8">
            {t('noneFound')}{' '}
            <button type="button" className={`${look.link} ${look.underlined}`} onClick={() => onFind('')}>
              {t('clearSearch')}
            </button>
          </p>
        )}
        {byResource(isWhole ? found : found.slice(0, FIRST)).map(([resource, own]) => (
          // A search opens all groups that have results.
          <details key={`${resource}${find && ' found'}`} open>
            <summary className={`${look.dim} ${look.small} ${styles.group}`}>
              <h2>{own[0]?.resourceTitle[language]}</h2>
            </summary>
            <EndpointLinks operations={own} current={current} search={search} />
          </details>
        ))}
      </div>
    </div>
  )
}

/** Unfolds the group of the current endpoint, and scrolls the list, but not the page, to it. */
function showCurrent(list: HTMLElement) {
  const entry = list.querySelector('[aria-current]')
  const group = entry?.closest('details')
  if (!entry || !group) return
  group.open = true
  const [around, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (own.top < around.top || own.bottom > around.bottom) list.scrollTop += own.top - around.top - around.height / 3
}
