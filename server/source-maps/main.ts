import { answerRequests } from '#server/threads/answer.ts'
import { locate } from './locate.ts'

// The thread itself. Only source-maps.ts starts it.
const tasks = { locate }
export type Tasks = typeof tasks
answerRequests(tasks)
