import { create } from 'zustand'
import { useBeside } from '#client/shell/beside.ts'

export const LESSON_TABS = ['tasks', 'how', 'source', 'requests'] as const
export type LessonTab = (typeof LESSON_TABS)[number]

/** The tab of the lesson, which stays open from page to page, and the task to show there; null: the one in progress. Whether it is open is known to the frame. */
export const useLessonTab = create<{ tab: LessonTab; task: string | null }>(() => ({ tab: 'tasks', task: null }))

export const LESSON_BUTTON_ID = 'lesson-button'

export function openLesson(tab?: LessonTab, task: string | null = null): void {
  if (tab) useLessonTab.setState({ tab, task })
  useBeside.setState({ isOpen: true })
}

export const closeLesson = (): void => useBeside.setState({ isOpen: false })

export const toggleLesson = (): void => (useBeside.getState().isOpen ? closeLesson() : openLesson())
