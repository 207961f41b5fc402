import { useEffect } from 'react'
import { onTask } from '#client/live/live.ts'
import type { PageEntry } from '#client/router/router.ts'
import { useBeside } from '#client/shell/beside.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import { closeLesson, LESSON_BUTTON_ID } from '#practice/client/lesson/open.ts'
import { useTaskLink } from './use-task-link.ts'

const Lesson = lazyPart(() => import('#practice/client/lesson/lesson.tsx'))

/** The lesson beside the page, if it is open. Also announces solved tasks, whether it is open or not. */
export default function LessonPanel({ page }: { page: PageEntry }) {
  const isOpen = useBeside(beside => beside.isOpen)
  useTaskLink()
  useEffect(
    () =>
      onTask(task => {
        import('#practice/client/lesson/announce-task.ts').then(
          ({ announceTask }) => announceTask(task, task.page === page.id),
          // Firefox rejects imports of a document that is being left.
          () => {},
        )
      }),
    [page],
  )
  useEffect(() => {
    // When the pane closes, the focus returns to its button. By then the page is no longer inert.
    if (isOpen) return () => document.getElementById(LESSON_BUTTON_ID)?.focus()
  }, [isOpen])
  return isOpen && !page.meta.hasNoLesson ? <Lesson page={page} onFail={closeLesson} /> : null
}
