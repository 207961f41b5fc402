import { Link } from 'react-router'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import { techniqueOf } from '#client/router/techniques.ts'
import look from '#client/ui/look.module.css'
import { Stars } from '#client/ui/star.tsx'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { countSolved, type PageTasks } from './lessons.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

type Props = { page: PageEntry; tasks: PageTasks | null }

/** A page with its technique, its purpose, and its tasks with the requests that proved them. */
export function PageRow({ page, tasks }: Props) {
  const language = useLanguage()
  const { icon: Icon, title, purpose } = page.meta
  return (
    <article className={styles.row}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <h3 className={styles.title}>
        <Link to={page.path}>{title[language]}</Link>
      </h3>
      <p className={styles.technique}>{techniqueOf(page).name[language]}</p>
      <p className={`${look.note} ${styles.purpose}`}>{purpose[language]}</p>
      <div className={styles.tasks}>
        {tasks && <Tasks page={page} tasks={tasks} />}
        {tasks?.judged && <JudgedLine judged={tasks.judged} />}
      </div>
    </article>
  )
}

/** What the judge said about the operator's own version of the page. */
function JudgedLine({ judged: { passed, all, at } }: { judged: NonNullable<PageTasks['judged']> }) {
  const t = useMessages(messages)
  const { moment } = useFormats()
  return (
    <details className={styles.judged}>
      <summary>{t('judged', { passed, all })}</summary>
      <p>{t('judgedText', { passed, all, time: moment(at) })}</p>
    </details>
  )
}

function Tasks({ page, tasks }: { page: PageEntry; tasks: PageTasks }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const textOf = useMessages(taskMessages(page.id, tasks.tasks))
  const [done, all] = [countSolved(tasks), tasks.tasks.length]
  return (
    <details>
      <summary title={t('tasks', { done, all })}>
        <Stars lit={done} all={all} />
        <span className="visually-hidden">
          {t('tasks', { done, all })}: {t('tasksOf', { page: page.meta.title[language] })}
        </span>
      </summary>
      <ul className={`${look.stack} ${look.normal} ${styles.taskList}`} data-above="8" data-gap="8">
        {tasks.tasks.map(({ id, provenAt, evidence }) => {
          const last = evidence.at(-1)
          return (
            <li key={id} data-solved={provenAt !== null}>
              <strong>{provenAt === null ? t('taskOpen') : t('taskSolved')}</strong> {textOf(`${id}.title`)}
              {last && (
                <span className={`${look.block} ${look.breaking}`}>
                  {t('provenBy')}{' '}
                  <LinkIfHere to={linkToRequest(last.requestId)}>
                    {last.method} {last.path} → {last.status}
                  </LinkIfHere>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
