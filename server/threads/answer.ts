import { answerMessages } from '#server/platform/threads.ts'
import type { Reply, Request } from './thread.ts'

type Tasks = Record<string, (input: never) => unknown>

/** Makes this thread answer the requests of thread.ts, which sends one at a time. */
export function answerRequests(tasks: Tasks): void {
  answerMessages<Request, Reply>(({ task, input }) => answer(tasks, task, input))
}

async function answer(tasks: Tasks, task: string, input: unknown): Promise<Reply> {
  try {
    // `Thread.run` has checked that the input is that of the task.
    return { result: await tasks[task]?.(input as never) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
