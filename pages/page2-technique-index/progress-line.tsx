import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkToTask } from '#client/router/links.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { countSolved, nextTask, type PageTasks } from '#practice/client/paths/progress.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

/** The question of the page, how many tasks are solved, and the next one for whoever has begun. */
export function ProgressLine({ query }: { query: UseQueryResult<{ lessons: PageTasks[] }, Error> }) {
  const { t } = useLocale(messages)
  return (
    <section
      className={`${look.tracks} ${look.oneColumnSmall} ${look.middle}`}
      style={{ '--columns': '1fr auto', minHeight: 56 }}
      data-gap="4 12"
      data-below="12"
      aria-labelledby="where-to-begin"
    >
      <h2 id="where-to-begin" className={styles.question}>
        {t('question')}
      </h2>
      <Loaded query={query} height={24}>
        {({ lessons }) => <Progress lessons={lessons} />}
      </Loaded>
    </section>
  )
}

function Progress({ lessons }: { lessons: readonly PageTasks[] }) {
  const { t } = useLocale(messages)
  const all = lessons.reduce((sum, { tasks }) => sum + tasks.length, 0)
  const done = lessons.reduce((sum, lesson) => sum + countSolved(lesson), 0)
  const next = nextTask(lessons)
  const page = next?.isBegun && pages.find(({ id }) => id === next.page)
  return (
    <>
      <label className={look.line} data-gap="12">
        {t('solved', { done, all })}
        <progress style={{ width: 120 }} max={all} value={done} />
      </label>
      {next && page ? (
        <NextTask next={next} page={page} />
      ) : (
        <p className={`${look.dim} ${look.across}`}>
          {t(next ? 'intro' : 'allSolved', { pages: pages.length, tasks: all })}
        </p>
      )}
    </>
  )
}

function NextTask({ next, page }: { next: NonNullable<ReturnType<typeof nextTask>>; page: PageEntry }) {
  const { t, language } = useLocale(messages)
  const { t: textOf } = useLocale(taskMessages(page.id, [next.task]))
  return (
    <p className={`${look.dim} ${look.across}`}>
      <Link to={linkToTask(page.path, next.task.id)}>{t('resume', { task: textOf(`${next.task.id}.title`) })}</Link>{' '}
      {t('onPage', { page: page.meta.title[language] })}
    </p>
  )
}
