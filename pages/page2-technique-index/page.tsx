import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api/api.ts'
import { readAgain } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { onTask } from '#client/live/live.ts'
import { findPages } from '#client/router/catalogue.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { listLessons } from '#resources/lessons/contract.ts'
import { IndexToolbar, NO_GROUP } from './index-toolbar.tsx'
import { stateOf } from './lessons.ts'
import { messages } from './messages.ts'
import { PageList } from './page-list.tsx'
import { PathCards } from './path-cards.tsx'
import { ProgressLine } from './progress-line.tsx'
import { IndexState } from './search-params.ts'

const lessonsQuery = api.query(listLessons)

export default function TechniqueIndexPage() {
  const t = useMessages(messages)
  const [index, change] = useUrlState(IndexState)
  const { q, group, state } = index
  const query = useQuery(lessonsQuery)
  const lessons = query.data?.lessons ?? null

  useEffect(() => onTask(() => void readAgain(listLessons.path)), [])

  const found = findPages(q).filter(page => {
    if (group !== undefined && group !== (page.group?.id ?? NO_GROUP)) return false
    // Until the progress is known, no page is left out.
    if (state === undefined || !lessons) return true
    const lesson = lessons.find(one => one.page === page.id)
    return lesson !== undefined && stateOf(lesson) === state
  })

  const handleReset = () => change({ q: '', group: undefined, state: undefined }, { replace: true })
  return (
    <>
      <PageHead />
      <ProgressLine query={query} />
      <PathCards lessons={lessons} />
      <IndexToolbar
        state={index}
        count={found.length}
        hasProgress={lessons !== null}
        onChange={patch => change(patch, { replace: true })}
        onReset={handleReset}
      />
      {found.length > 0 ? (
        <PageList pages={found} lessons={lessons} isRanked={q.trim() !== ''} />
      ) : (
        <Notice
          tone="empty"
          level={2}
          title={t('none')}
          actions={
            <Button kind="main" onClick={handleReset}>
              {t('clear')}
            </Button>
          }
        >
          {t('noneText')}
        </Notice>
      )}
    </>
  )
}
