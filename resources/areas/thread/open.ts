import { openThread, type Thread } from '#server/threads/thread.ts'
import type { Tasks } from './tasks.ts'

const open = () => openThread<Tasks>('resources/areas/thread/main.ts')

/** Keeps the thread for the next task, until the console stops. */
export function keepAreaThread(): () => Promise<void> {
  const thread = open()
  return () => thread.close()
}

/** Computes with shapes off the event loop, because a request may contain fifty thousand corners. */
export async function inAreaThread<T>(use: (thread: Thread<Tasks>) => Promise<T>): Promise<T> {
  const thread = open()
  try {
    return await use(thread)
  } finally {
    await thread.close()
  }
}
