import { api } from '#client/api/api.ts'
import { readLesson } from '#resources/lessons/contract.ts'

/** The lesson of a page as the server sends it: tasks with their progress, endpoints, files. */
export const lessonQuery = (page: string) => api.query(readLesson, { params: { page } })
