import { answerRequests } from '#server/threads/answer.ts'
import { tasks } from './tasks.ts'

// The thread itself. Only open.ts starts it.
answerRequests(tasks)
