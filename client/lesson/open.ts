import { create } from 'zustand'
import { isWriting } from '#client/ui/is-writing.ts'

export const LESSON_TABS = ['how', 'requests', 'tasks', 'source'] as const
export type LessonTab = (typeof LESSON_TABS)[number]

/** The lesson drawer: it stays open from page to page, at the tab one left. */
export const useLessonDrawer = create<{ isOpen: boolean; tab: LessonTab }>(() => ({ isOpen: false, tab: 'how' }))

export const LESSON_BUTTON_ID = 'lesson-button'

export const openLesson = (tab?: LessonTab) => useLessonDrawer.setState({ isOpen: true, ...(tab && { tab }) })

export const closeLesson = () => useLessonDrawer.setState({ isOpen: false })

export const toggleLesson = () => (useLessonDrawer.getState().isOpen ? closeLesson() : openLesson())

/** `?` opens and closes the lesson, but where one writes. Returns what stops listening. */
export function listenForLessonKey(): () => void {
  function handleKey(event: KeyboardEvent) {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event)) return
    event.preventDefault()
    toggleLesson()
  }
  addEventListener('keydown', handleKey)
  return () => removeEventListener('keydown', handleKey)
}
