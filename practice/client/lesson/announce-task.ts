import { currentLanguage, translate } from '#client/i18n/i18n.ts'
import { pages } from '#client/router/router.ts'
import { toast } from '#client/toast/toast.ts'
import { readTaskTitle } from './lesson-query.ts'
import { messages } from './messages.ts'
import { openLesson } from './open.ts'

type SolvedTask = { page: string; task: string }

/** Says by its title which task is solved, or by its page if the title can't be read. Links to it on that page. */
export async function announceTask({ page, task }: SolvedTask, isOfThisPage: boolean): Promise<void> {
  const title = pages.find(({ id }) => id === page)?.meta.title[currentLanguage()]
  const subject = (await readTaskTitle(page, task).catch(() => null)) ?? title ?? page
  const action = { label: translate(messages, 'showTasks'), onClick: () => openLesson(page, 'tasks', task) }
  toast.success(translate(messages, 'taskSolved', { task: subject }), {
    cause: 'task',
    stays: true,
    isAside: true,
    ...(isOfThisPage && { action }),
  })
}
