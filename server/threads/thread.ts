import { startThread, type Thread as Worker } from '#server/platform/threads.ts'
import { later, type Timer } from '#server/platform/turns.ts'
import { oneAtATime } from '#shared/time/one-at-a-time.ts'

/** A task that takes longer has gone wrong. A job's step may wait for two others, and is still done before its lease ends. */
const MAX_TASK_MS = 8_000
/** An idle thread would keep its memory. */
const IDLE_MS = 5_000

// A task takes one input, and its name decides the type.
type Tasks = Record<string, (input: never) => unknown>
export type Thread<T extends Tasks> = {
  /** Runs a task in the thread, so that the event loop stays free. */
  run<K extends keyof T>(task: K, input: Parameters<T[K]>[0]): Promise<Awaited<ReturnType<T[K]>>>
  close(): Promise<void>
}
export type Request = { task: string; input: unknown }
export type Reply = { result: unknown } | { error: string }

type Shared = ReturnType<typeof createShared>
const shared = new Map<string, Shared>()

/**
 * The thread that runs this file of the console. All who ask for it share it, and its tasks run one after the other, so they never need
 * the memory of two. It starts with its first task, and ends when it has been idle for a while.
 */
export function openThread<T extends Tasks>(file: string): Thread<T> {
  const thread = shared.getOrInsertComputed(file, createShared)
  thread.users++
  let isClosed = false
  return {
    run: (task, input) => {
      if (isClosed) throw new Error('The thread is closed.')
      // The thread answers with what the task of this name returns.
      return thread.run({ task: String(task), input }) as ReturnType<Thread<T>['run']> as never
    },
    async close() {
      if (isClosed) return
      isClosed = true
      if (--thread.users === 0) await thread.stop()
    },
  }
}

function createShared(file: string) {
  let worker: Worker | null = null
  let idle: Timer | undefined
  const inTurn = oneAtATime()

  async function stop() {
    clearTimeout(idle)
    const current = worker
    worker = null
    await current?.terminate()
  }

  function perform(request: Request): Promise<unknown> {
    if (made.users === 0) throw new Error('The thread is closed.')
    clearTimeout(idle)
    worker ??= startThread(file)
    const current = worker
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        void stop()
        settle({ error: `${request.task} took too long` })
      }, MAX_TASK_MS)
      const handleExit = () => {
        if (worker === current) worker = null
        settle({ error: 'The thread ended.' })
      }
      function settle(reply: Reply) {
        clearTimeout(limit)
        current.off('message', settle).off('error', handleError).off('exit', handleExit)
        idle = later(() => void stop(), IDLE_MS)
        if ('error' in reply) reject(new Error(reply.error))
        else resolve(reply.result)
      }
      // An error ends the thread, so the next task needs a new one.
      const handleError = (error: unknown) => {
        if (worker === current) worker = null
        settle({ error: String(error) })
      }
      current.on('message', settle).on('error', handleError).on('exit', handleExit)
      current.postMessage(request)
    })
  }

  const made = {
    users: 0,
    run: (request: Request) => inTurn(() => perform(request)),
    stop,
  }
  return made
}
