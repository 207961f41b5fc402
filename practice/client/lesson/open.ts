import { keepBeside, useBeside } from '#client/shell/beside.ts'

export const LESSON_TABS = ['tasks', 'how', 'source', 'requests'] as const
export type LessonTab = (typeof LESSON_TABS)[number]

export const LESSON_BUTTON_ID = 'lesson-button'

/** The tab of a page's lesson: the one that was chosen there, or else the last one chosen anywhere. */
export const useLessonTab = (page: string): LessonTab =>
  useBeside(({ kept }) => LESSON_TABS.find(tab => tab === (kept[`tab ${page}`] ?? kept.tab)) ?? 'tasks')

export const chooseTab = (page: string, tab: LessonTab): void => keepBeside({ tab, [`tab ${page}`]: tab })

/** Opens the lesson of the page, at this tab and this task. */
export function openLesson(page?: string, tab: LessonTab = 'tasks', task?: string): void {
  if (page) chooseTab(page, tab)
  if (page && task) keepBeside({ [`task ${page}`]: task })
  useBeside.setState({ isOpen: true })
}

export const closeLesson = (): void => useBeside.setState({ isOpen: false })

export const toggleLesson = (): void => (useBeside.getState().isOpen ? closeLesson() : openLesson())

/**
 * A hint leads from its page to another one, where its lesson stays: as long as the operator is there, it is not replaced by
 * the lesson of that page.
 */
export const keepLesson = (of: string, at: string): void => keepBeside({ of, at })

/** The page whose lesson is shown beside this one. */
export const useLessonPage = (page: string): string =>
  useBeside(({ kept }) => (kept.at === page && typeof kept.of === 'string' ? kept.of : page))

export const releaseLesson = (): void => keepBeside({ of: '', at: '' })
