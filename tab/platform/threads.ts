import type { Thread } from '#server/platform/threads.ts'
import { threadFile } from '#tab/names.ts'

export type { Thread } from '#server/platform/threads.ts'

/** A thread hears nothing while it loads. It says this when it listens. */
const LISTENS = 'listens'

/** A worker of the browser with the face of one of Node. */
export function startThread(file: string): Thread {
  const worker = new Worker(new URL(threadFile(file), location.href), { type: 'module' })
  const loaded = new Promise(resolve => worker.addEventListener('message', resolve, { once: true }))
  const handlers = new Map<unknown, (event: Event) => void>()
  const thread = {
    on(type: string, handle: (value: unknown) => void) {
      const listener = (event: Event) => {
        if (!(event instanceof MessageEvent)) handle(new Error(event instanceof ErrorEvent ? event.message : type))
        else if (event.data !== LISTENS) handle(event.data)
      }
      handlers.set(handle, listener)
      worker.addEventListener(type, listener)
      return thread
    },
    off(type: string, handle: unknown) {
      const listener = handlers.get(handle)
      if (listener) worker.removeEventListener(type, listener)
      return thread
    },
    postMessage: (message: unknown) => void loaded.then(() => worker.postMessage(message)),
    terminate: async () => {
      worker.terminate()
      return 0
    },
  }
  // Node's type lists every event. These are the ones that server/threads/thread.ts uses.
  return thread as unknown as Thread
}

export function answerMessages<Message, Answer>(answer: (message: Message) => Promise<Answer>): void {
  addEventListener('message', async ({ data }: MessageEvent<Message>) => postMessage(await answer(data)))
  postMessage(LISTENS)
}
