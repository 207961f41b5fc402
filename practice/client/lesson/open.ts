import { create } from 'zustand'
import { useBeside } from '#client/shell/beside.ts'

export const LESSON_TABS = ['how', 'requests', 'tasks', 'source'] as const
export type LessonTab = (typeof LESSON_TABS)[number]

/** The tab of the lesson, which stays open from page to page. Whether it is open is known to the frame. */
export const useLessonTab = create<{ tab: LessonTab }>(() => ({ tab: 'how' }))

export const LESSON_BUTTON_ID = 'lesson-button'

export function openLesson(tab?: LessonTab): void {
  if (tab) useLessonTab.setState({ tab })
  useBeside.setState({ isOpen: true })
}

export const closeLesson = (): void => useBeside.setState({ isOpen: false })

export const toggleLesson = (): void => (useBeside.getState().isOpen ? closeLesson() : openLesson())
