import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { translate } from '#client/i18n/i18n.ts'
import { readLesson } from '#resources/lessons/contract.ts'
import { taskMessages } from '#shared/platform/lessons/task-texts.ts'

followTopic('task', readLesson.path)

/** The lesson of a page as the server sends it: tasks with their progress, endpoints, files. */
export const lessonQuery = (page: string) => api.query(readLesson, { params: { page } })

/** The title of a task in the operator's language; null if the page has no such task. */
export async function readTaskTitle(page: string, id: string): Promise<string | null> {
  const { tasks } = await queryClient.fetchQuery({ ...lessonQuery(page), staleTime: 0 })
  return tasks.some(task => task.id === id) ? translate(taskMessages(page, tasks), `${id}.title`) : null
}
