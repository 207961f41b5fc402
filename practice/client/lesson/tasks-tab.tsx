import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToRequest } from '#client/router/links.ts'
import type { PageEntry } from '#client/router/router.ts'
import { keepBeside, useBeside } from '#client/shell/beside.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { TaskProgress } from '#resources/lessons/contract.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { KataNote } from './kata-note.tsx'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'
import { NextLesson } from './next-lesson.tsx'
import { TaskCard } from './task-card.tsx'

/** The exercises of the page, with the progress that the server has seen, and the page itself as one. */
export function TasksTab({ page }: { page: PageEntry }) {
  const t = useMessages(messages)
  const query = useQuery(lessonQuery(page.id))
  return (
    <Loaded query={query} height={360}>
      {lesson => (
        <>
          {lesson.tasks.length === 0 ? (
            <p className={look.dim}>{t('noTasks')}</p>
          ) : (
            <Tasks page={page.id} tasks={lesson.tasks} />
          )}
          {lesson.hasKata && <KataNote lesson={lesson} />}
        </>
      )}
    </Loaded>
  )
}

/** One task is open: the one that was chosen, or else the one in progress. The others take one line each. */
function Tasks({ page, tasks }: { page: string; tasks: readonly TaskProgress[] }) {
  const t = useMessages(messages)
  const chosen = useBeside(({ kept }) => kept[`task ${page}`])
  const [begun] = useState(() => taskInProgress(tasks)?.id)
  const openId = chosen ?? begun
  const textOf = useMessages(taskMessages(page, tasks))
  return (
    <>
      <p className={look.dim} data-below="12">
        {t('tasksText')}
      </p>
      <ol className={look.stack} data-gap="4">
        {tasks.map(task => (
          <li key={task.id}>
            <TaskCard
              {...{ page, task, textOf }}
              isOpen={task.id === openId}
              onToggle={() => keepBeside({ [`task ${page}`]: task.id === openId ? '' : task.id })}
            />
          </li>
        ))}
      </ol>
      {tasks.every(({ provenAt }) => provenAt !== null) && (
        <>
          <Timeline page={page} tasks={tasks} />
          <NextLesson page={page} />
        </>
      )}
    </>
  )
}

/** The first unsolved task with a completed step, or else the first unsolved one. */
function taskInProgress(tasks: readonly TaskProgress[]): TaskProgress | undefined {
  const unsolved = tasks.filter(task => task.provenAt === null)
  return unsolved.find(task => task.steps.some(({ met }) => met.length > 0)) ?? unsolved[0]
}

/** After the last task: the requests that proved each one, in time, beside what the shortest way needs. */
function Timeline({ page, tasks }: { page: string; tasks: readonly TaskProgress[] }) {
  const t = useMessages(messages)
  const textOf = useMessages(taskMessages(page, tasks))
  const { number } = useFormats()
  return (
    <details data-above="8">
      <summary className={`${look.check} ${look.link}`}>{t('timeline')}</summary>
      {tasks.map(({ id, steps }) => {
        const begin = Date.parse(steps[0]?.met[0]?.at ?? '')
        return (
          <section key={id} data-above="8">
            <h4>{textOf(`${id}.title`)}</h4>
            <p className={look.note}>{t('shortest', { count: steps.reduce((sum, { times }) => sum + times, 0) })}</p>
            <ol className={look.grid} data-gap="8" data-above="8">
              {steps.flatMap(({ met }, place) =>
                met.map(({ requestId, method, path, status, at }) => (
                  <li key={requestId} className={look.flex} data-gap="8">
                    <span className={`${look.dim} ${look.digits} ${look.rigid}`} style={{ width: 56 }}>
                      {t('after', { seconds: number((Date.parse(at) - begin) / 1000, 1) })}
                    </span>
                    <span>
                      {textOf(`${id}.${place + 1}`)}
                      <LinkIfHere className={`${look.mono} ${look.small} ${look.block}`} to={linkToRequest(requestId)}>
                        {method} {path} → {status === 0 ? t('cut') : status}
                      </LinkIfHere>
                    </span>
                  </li>
                )),
              )}
            </ol>
          </section>
        )
      })}
    </details>
  )
}
