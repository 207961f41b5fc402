import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Reason } from '#client/find/finder.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest, linkToTask } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import { techniqueOf } from '#client/router/techniques.ts'
import look from '#client/ui/look.module.css'
import { Marked } from '#client/ui/marked.tsx'
import { Stars } from '#client/ui/star.tsx'
import { PageCost } from '#practice/client/cost/page-cost.tsx'
import { countSolved, type PageTasks } from '#practice/client/paths/progress.ts'
import { hasFaded } from '#shared/platform/lessons/fading.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

type Props = {
  page: PageEntry
  /** Why it was found, if its title doesn't say so. */
  reason: Reason | null
  tasks: PageTasks | null
  now: number
}

/** A page with its technique, its purpose, and its tasks with the requests that proved them. */
export function PageRow({ page, reason, tasks, now }: Props) {
  const language = useLanguage()
  const { icon: Icon, title, purpose } = page.meta
  const isOfTechnique = reason?.in === 'technique' && reason.text === techniqueOf(page).name[language]
  return (
    <article className={`${look.grid} ${look.gutter} ${look.middle} ${styles.row}`}>
      <Icon size={18} stroke={1.7} className={look.dim} aria-hidden />
      <h3>
        <Link className={`${look.target} ${look.plainLink} ${look.underlines}`} to={page.path}>
          {title[language]}
        </Link>
      </h3>
      <p className={styles.technique}>{isOfTechnique ? <Marked {...reason} /> : techniqueOf(page).name[language]}</p>
      <p className={`${look.note} ${styles.purpose}`}>
        {reason && !isOfTechnique ? <ReasonText page={page} reason={reason} /> : purpose[language]}
      </p>
      <div className={styles.tasks}>
        {tasks && <Tasks page={page} tasks={tasks} now={now} />}
        {tasks?.judged && <JudgedLine judged={tasks.judged} />}
      </div>
    </article>
  )
}

/** What contains the words that were searched for. A task opens with its page. */
function ReasonText({ page, reason }: { page: PageEntry; reason: Reason }) {
  const t = useMessages(messages)
  const text = <Marked {...reason} />
  return (
    <>
      <strong className={look.medium}>{t(`in_${reason.in}`)}</strong>{' '}
      {reason.task === undefined ? text : <Link to={linkToTask(page.path, reason.task)}>{text}</Link>}
    </>
  )
}

/** What the judge said about the operator's own version of the page. */
function JudgedLine({ judged: { passed, all, at } }: { judged: NonNullable<PageTasks['judged']> }) {
  const { t, formats } = useLocale(messages)
  return (
    <details>
      <summary className={`${look.target} ${look.fit}`}>{t('judged', { passed, all })}</summary>
      <p data-above="4" data-below="8" className={look.normal}>
        {t('judgedText', { passed, all, time: formats.moment(at) })}
      </p>
    </details>
  )
}

function Tasks({ page, tasks, now }: { page: PageEntry; tasks: PageTasks; now: number }) {
  const { t, language } = useLocale(messages)
  const textOf = useMessages(taskMessages(page.id, tasks.tasks))
  const [isOpen, setIsOpen] = useState(false)
  const [done, all] = [countSolved(tasks), tasks.tasks.length]
  const faded = tasks.tasks.filter(({ solvedAt }) => hasFaded(solvedAt, now)).length
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className={`${look.target} ${look.fit}`} title={t('tasks', { done, all })}>
        <Stars lit={done} all={all} />
        {faded > 0 && (
          <span className={`${look.inline} ${look.warn}`} title={t('faded', { count: faded })}>
            <IconRefresh size={14} aria-hidden />
            <span className="visually-hidden">{t('faded', { count: faded })}</span>
          </span>
        )}
        <span className="visually-hidden">
          {t('tasks', { done, all })}: {t('tasksOf', { page: page.meta.title[language] })}
        </span>
      </summary>
      <ul className={`${look.stack} ${look.normal}`} data-above="8" data-gap="8">
        {tasks.tasks.map(({ id, solvedAt, evidence }) => {
          const last = evidence.at(-1)
          return (
            <li key={id}>
              <strong className={solvedAt.length > 0 ? look.good : look.dim}>
                {solvedAt.length > 0 ? t('taskSolved') : t('taskOpen')}
              </strong>{' '}
              <Link to={linkToTask(page.path, id)}>{textOf(`${id}.title`)}</Link>
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
      {isOpen && <PageCost page={page.id} />}
    </details>
  )
}
