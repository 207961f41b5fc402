import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#client/api/api.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { nextOnPath } from '#practice/client/paths/paths.ts'
import { listLessons } from '#resources/lessons/contract.ts'
import { messages } from './messages.ts'
import { openLesson } from './open.ts'

const lessonsQuery = api.query(listLessons)

/** The next page of the path that the operator is on. */
export function NextLesson({ page }: { page: string }) {
  const { t, language } = useLocale(messages)
  // The progress tells which path it is, if the index has read it. Without it, it is the first one with this page.
  const { data } = useQuery({ ...lessonsQuery, enabled: false })
  const next = nextOnPath(page, data?.lessons)
  if (!next) return null
  return (
    <p data-above="16">
      {t('next')}{' '}
      <Link to={next.path} onClick={() => openLesson(next.id)}>
        {next.meta.title[language]}
      </Link>
    </p>
  )
}
