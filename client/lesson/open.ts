import { create } from 'zustand'

export const LESSON_TABS = ['how', 'requests', 'tasks', 'source'] as const
export type LessonTab = (typeof LESSON_TABS)[number]

/** The state of the lesson drawer. It stays open from page to page, on the same tab. */
export const useLessonDrawer = create<{ isOpen: boolean; tab: LessonTab }>(() => ({ isOpen: false, tab: 'how' }))

export const LESSON_BUTTON_ID = 'lesson-button'

export const openLesson = (tab?: LessonTab) => useLessonDrawer.setState({ isOpen: true, ...(tab && { tab }) })

export const closeLesson = () => useLessonDrawer.setState({ isOpen: false })

export const toggleLesson = () => (useLessonDrawer.getState().isOpen ? closeLesson() : openLesson())
