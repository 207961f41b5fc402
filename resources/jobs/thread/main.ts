import { parentPort } from 'node:worker_threads'
import { tasks } from './tasks.ts'
import type { Reply, Request } from './thread.ts'

// The thread itself. Only thread.ts starts it, and sends one request at a time.
parentPort?.on('message', async ({ task, input }: Request) => {
  parentPort?.postMessage(await answer(task, input))
})

async function answer(task: Request['task'], input: unknown): Promise<Reply> {
  try {
    // thread.ts has checked that the input is that of the task.
    return { result: await tasks[task](input as never) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
