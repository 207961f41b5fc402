import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api/api.ts'
import { readAgain } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { onTask } from '#client/live/live.ts'
import { findPages } from '#client/router/catalogue.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { listLessons } from '#resources/lessons/contract.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { PageList } from './page-list.tsx'
import { ProgressCard } from './progress-card.tsx'
import { IndexState } from './search-params.ts'

const lessonsQuery = api.query(listLessons)

export default function TechniqueIndexPage() {
  const t = useMessages(messages)
  const [{ q: text }, change] = useUrlState(IndexState)
  const lessons = useQuery(lessonsQuery)
  const found = findPages(text)

  useEffect(() => onTask(() => void readAgain(listLessons.path)), [])

  const handleSearch = (q: string) => change({ q }, { replace: true })
  return (
    <>
      <PageHead />
      <div className={styles.top}>
        <search className={styles.search}>
          <TextField
            label={t('search')}
            help={t('searchHelp')}
            type="search"
            value={text}
            maxLength={100}
            onChange={event => handleSearch(event.currentTarget.value)}
          />
          <p role="status" className={styles.count}>
            {t('count', { count: found.length })}
          </p>
        </search>
        <ProgressCard query={lessons} />
      </div>
      {found.length > 0 ? (
        <PageList pages={found} lessons={lessons.data?.lessons ?? null} isRanked={text.trim() !== ''} />
      ) : (
        <Notice
          tone="empty"
          level={2}
          title={t('none')}
          actions={<Button onClick={() => handleSearch('')}>{t('clear')}</Button>}
        >
          {t('noneText')}
        </Notice>
      )}
    </>
  )
}
