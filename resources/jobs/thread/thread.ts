import { Worker } from 'node:worker_threads'
import type { Tasks } from './tasks.ts'

/** A task that takes longer has gone wrong. Shorter than the lease of a job. */
const MAX_TASK_MS = 20_000
/** An idle thread would keep its memory. */
const IDLE_MS = 5_000

export type Thread = {
  /** Runs a task in the thread, so that the event loop stays free. Tasks run one after the other. */
  run<K extends keyof Tasks>(task: K, input: Parameters<Tasks[K]>[0]): Promise<Awaited<ReturnType<Tasks[K]>>>
  close(): Promise<void>
}
export type Request = { task: keyof Tasks; input: unknown }
export type Reply = { result: unknown } | { error: string }

/** A thread that starts with its first task, and ends when it has been idle for a while. */
export function createThread(): Thread {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function stop() {
    clearTimeout(idle)
    const current = worker
    worker = null
    await current?.terminate()
  }

  function perform(request: Request): Promise<unknown> {
    if (isClosed) throw new Error('The thread is closed.')
    clearTimeout(idle)
    worker ??= new Worker(new URL('./main.ts', import.meta.url))
    const current = worker
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        void stop()
        settle({ error: `${request.task} took too long` })
      }, MAX_TASK_MS)
      const handleExit = () => {
        worker = null
        settle({ error: 'The thread ended.' })
      }
      function settle(reply: Reply) {
        clearTimeout(limit)
        current.off('message', settle).off('error', handleError).off('exit', handleExit)
        idle = setTimeout(() => void stop(), IDLE_MS).unref()
        if ('error' in reply) reject(new Error(reply.error))
        else resolve(reply.result)
      }
      const handleError = (error: unknown) => settle({ error: String(error) })
      current.on('message', settle).on('error', handleError).on('exit', handleExit)
      current.postMessage(request)
    })
  }

  return {
    run(task, input) {
      const done = last.then(() => perform({ task, input }))
      last = done.catch(() => undefined)
      // The thread answers with what the task of this name returns.
      return done as ReturnType<Thread['run']> as never
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}
