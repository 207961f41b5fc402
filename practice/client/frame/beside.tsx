import { useEffect } from 'react'
import { onTask } from '#client/live/live.ts'
import { type PageEntry, pages } from '#client/router/router.ts'
import { useArrival } from '#client/session/session.ts'
import { useBeside } from '#client/shell/beside.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import { closeLesson, LESSON_BUTTON_ID, useLessonPage } from '#practice/client/lesson/open.ts'
import { beginTour, useTourStep } from '#practice/client/tour/state.ts'
import styles from './beside.module.css'
import { useTaskLink } from './use-task-link.ts'

const ROOM = <div className={`sky ${styles.room}`} />
const Lesson = lazyPart(() => import('#practice/client/lesson/lesson.tsx'), ROOM)
const Welcome = lazyPart(() => import('#practice/client/tour/welcome.tsx'), ROOM)

/**
 * The lesson beside the page, if it is open; for who signs in for the first time, the question where to begin. Also announces
 * solved tasks, whether it is open or not.
 */
export default function LessonPanel({ page }: { page: PageEntry }) {
  const isOpen = useBeside(beside => beside.isOpen)
  const lessonPage = useLessonPage(page.id)
  const step = useTourStep()
  const isFirst = useArrival(arrival => arrival.isFirst)
  useEffect(() => {
    if (!isFirst) return
    useArrival.setState({ isFirst: false })
    beginTour()
  }, [isFirst])
  useTaskLink(page.id)
  useEffect(
    () =>
      onTask(task => {
        import('#practice/client/lesson/announce-task.ts').then(
          ({ announceTask }) => announceTask(task, task.page === lessonPage),
          // Firefox rejects imports of a document that is being left.
          () => {},
        )
      }),
    [lessonPage],
  )
  useEffect(() => {
    // When the pane closes, the focus returns to its button. By then the page is no longer inert.
    if (isOpen) return () => document.getElementById(LESSON_BUTTON_ID)?.focus()
  }, [isOpen])
  if (!isOpen || page.meta.hasNoLesson) return null
  if (step === 'begin') return <Welcome onFail={closeLesson} />
  const of = pages.find(({ id }) => id === lessonPage) ?? page
  return <Lesson page={of} here={page} onFail={closeLesson} />
}
