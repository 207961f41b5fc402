import { lazy, Suspense, useEffect } from 'react'
import { queryClient } from '#client/api/query.ts'
import { currentLanguage, translate } from '#client/i18n/i18n.ts'
import { LESSON_BUTTON_ID, openLesson, useLessonDrawer } from '#client/lesson/open.ts'
import { onTask } from '#client/live/live.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import { toast } from '#client/ui/toast.ts'
import { headerMessages } from './messages.ts'

const LessonDrawer = lazy(() => import('#client/lesson/drawer.tsx'))

/** By code that the shell need not carry: it is the drawer's. */
async function readLesson(page: string) {
  const { lessonQuery } = await import('#client/lesson/lesson-query.ts')
  return queryClient.fetchQuery({ ...lessonQuery(page), staleTime: 0 })
}

/** What was solved: the task by its title, or the page where that cannot be read. */
async function subjectOf({ page, task }: { page: string; task: string }): Promise<string> {
  const { tasks } = await readLesson(page).catch(() => ({ tasks: [] }))
  const title = tasks.find(({ id }) => id === task)?.title ?? pages.find(({ id }) => id === page)?.meta.title
  return title?.[currentLanguage()] ?? page
}

/** The lesson beside the page, while it is open; and, open or not, the news that one of its tasks is solved. */
export function LessonPanel({ page }: { page: PageEntry }) {
  const isOpen = useLessonDrawer(drawer => drawer.isOpen)
  useEffect(() => {
    async function announce(task: { page: string; task: string }) {
      const action = { label: translate(headerMessages, 'showTasks'), onClick: () => openLesson('tasks') }
      toast.success(translate(headerMessages, 'taskSolved', { task: await subjectOf(task) }), {
        cause: `task ${task.task}`,
        ...(task.page === page.id && { action }),
      })
    }
    return onTask(task => void announce(task))
  }, [page])
  useEffect(() => {
    // Closed, it leaves the focus where it was opened; by then nothing is inert under it.
    if (isOpen) return () => document.getElementById(LESSON_BUTTON_ID)?.focus()
  }, [isOpen])
  return isOpen ? (
    <Suspense>
      <LessonDrawer page={page} />
    </Suspense>
  ) : null
}
