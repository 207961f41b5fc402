import { useEffect } from 'react'
import { currentLanguage, translate } from '#client/i18n/i18n.ts'
import { closeLesson, LESSON_BUTTON_ID, openLesson, useLessonDrawer } from '#client/lesson/open.ts'
import { onTask } from '#client/live/live.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import { toast } from '#client/ui/toast.ts'
import { lazyPart } from './lazy-part.tsx'
import { headerMessages } from './messages.ts'

const LessonDrawer = lazyPart(() => import('#client/lesson/drawer.tsx'))

/** The title of the solved task, or the page's title if the task can't be read. Uses the drawer's code. */
async function subjectOf({ page, task }: { page: string; task: string }): Promise<string> {
  const reading = import('#client/lesson/lesson-query.ts').then(({ readTaskTitle }) => readTaskTitle(page, task))
  const title = pages.find(({ id }) => id === page)?.meta.title[currentLanguage()]
  // Firefox rejects imports of a document that is being left.
  return (await reading.catch(() => null)) ?? title ?? page
}

/** The lesson beside the page, if it is open. Also announces solved tasks, whether it is open or not. */
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
    // When the drawer closes, the focus returns to its button. By then the page is no longer inert.
    if (isOpen) return () => document.getElementById(LESSON_BUTTON_ID)?.focus()
  }, [isOpen])
  return isOpen ? <LessonDrawer page={page} onFail={closeLesson} /> : null
}
