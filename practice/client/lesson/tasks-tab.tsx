import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { PageEntry } from '#client/router/router.ts'
import { keepBeside, useBeside } from '#client/shell/beside.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { TaskProgress } from '#resources/lessons/contract.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'
import { KataNote } from './kata-note.tsx'
import styles from './lesson.module.css'
import { lessonQuery } from './lesson-query.ts'
import { messages } from './messages.ts'
import { NextLesson } from './next-lesson.tsx'
import { TaskCard } from './task-card.tsx'
import { Timeline } from './timeline.tsx'

/** The exercises of the page, with the progress that the server has seen, and the page itself as one. */
export function TasksTab({ page }: { page: PageEntry }) {
  const t = useMessages(messages)
  const query = useQuery(lessonQuery(page.id))
  return (
    <Loaded query={query} height={360}>
      {lesson => (
        <>
          {lesson.tasks.length === 0 ? (
            <p className={`${look.dim} ${styles.dim}`}>{t('noTasks')}</p>
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
      <p className={`${look.dim} ${styles.dim}`}>{t('tasksText')}</p>
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
