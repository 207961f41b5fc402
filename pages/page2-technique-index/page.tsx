import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { api } from '#client/api/api.ts'
import { followTopic } from '#client/api/topics.ts'
import type { FoundPage } from '#client/find/finder.ts'
import { useFinder } from '#client/find/use-finder.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { pages } from '#client/router/router.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { type PageTasks, stateOf } from '#practice/client/paths/progress.ts'
import { listLessons } from '#resources/lessons/contract.ts'
import { IndexToolbar, NO_GROUP } from './index-toolbar.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { PageRow } from './page-row.tsx'
import { PathCards } from './path-cards.tsx'
import { ProgressLine } from './progress-line.tsx'
import { RepeatList } from './repeat-list.tsx'
import { IndexState } from './search-params.ts'

followTopic('task', listLessons.path)
const lessonsQuery = api.query(listLessons)
const MINUTE_MS = 60_000
/** Those that can be seen at first on a high screen. */
const PAGES_IN_VIEW = 12

export default function TechniqueIndexPage() {
  const { t } = useLocale(messages)
  const [index, change] = useUrlState(IndexState)
  const { q, group, state } = index
  const query = useQuery(lessonsQuery)
  const lessons = query.data?.lessons ?? null
  const isRanked = q.trim() !== ''
  const finder = useFinder(isRanked)
  const now = useClock(true, MINUTE_MS)
  // The others render a moment later.
  const isWhole = useDeferredValue(true, false)
  const isFiltered = isRanked || group !== undefined || state !== undefined

  const all = isRanked ? finder.findPages(q) : pages.map(page => ({ page, isNamed: true, reason: () => null }))
  const found = all.filter(({ page }) => {
    if (group !== undefined && group !== (page.group?.id ?? NO_GROUP)) return false
    // Until the progress is known, no page is left out.
    if (state === undefined || !lessons) return true
    const lesson = lessons.find(one => one.page === page.id)
    return lesson !== undefined && stateOf(lesson) === state
  })

  const handleReset = () => change({ q: '', group: undefined, state: undefined }, { replace: true })
  return (
    <>
      <ProgressLine query={query} />
      <IndexToolbar
        state={index}
        count={found.length}
        hasProgress={lessons !== null}
        onChange={patch => change(patch, { replace: true })}
        onReset={handleReset}
      />
      {!isFiltered && <PathCards lessons={lessons} />}
      {!isFiltered && lessons && <RepeatList lessons={lessons} now={now} />}
      {isRanked && finder.error && (
        <p className={look.note} role="alert">
          {t('titlesOnly')} <Button isSmall label={t('tryAgain')} onClick={finder.retry} />
        </p>
      )}
      {found.length > 0 ? (
        <PageList
          pages={isWhole ? found : found.slice(0, PAGES_IN_VIEW)}
          lessons={lessons}
          now={now}
          isRanked={isRanked}
        />
      ) : (
        <Empty title={t('none')} text={t('noneText')} action={{ label: t('clear'), act: handleReset }} />
      )}
    </>
  )
}

type Props = {
  pages: readonly FoundPage[]
  /** For what is worth repeating, in milliseconds. */
  now: number
  /** null while loading, or if loading failed. */
  lessons: readonly PageTasks[] | null
  /** Search results: ordered by match, not by group. */
  isRanked: boolean
}

/** The pages of the console, with what each of them shows. */
function PageList({ pages, lessons, now, isRanked }: Props) {
  const { t, language } = useLocale(messages)
  const row = ({ page, reason }: FoundPage) => (
    <li key={page.id}>
      <PageRow
        page={page}
        reason={reason(language)}
        tasks={lessons?.find(lesson => lesson.page === page.id) ?? null}
        now={now}
      />
    </li>
  )
  if (isRanked) return <ul className={`${look.divided} ${styles.list}`}>{pages.map(row)}</ul>
  const groups = Map.groupBy(pages, ({ page }) => page.group)
  return [...groups].map(([group, members]) => (
    <section key={group?.id ?? ''} aria-labelledby={`group-${group?.id ?? ''}`}>
      <h2 id={`group-${group?.id ?? ''}`} className={`${look.note} ${look.raised} ${look.light} ${styles.groupTitle}`}>
        {group?.meta.title[language] ?? t('start')}
      </h2>
      <ul className={`${look.divided} ${styles.list}`}>{members.map(row)}</ul>
    </section>
  ))
}
