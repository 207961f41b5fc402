import { parentPort, Worker } from 'node:worker_threads'

/** What JavaScript may keep in a thread, besides pictures. */
const MAX_HEAP_MB = 96

/** A thread of its own, which answers each message with one. */
export type Thread = Pick<Worker, 'on' | 'off' | 'postMessage' | 'terminate'>

/** Starts the thread that runs a file of the console. */
export const startThread = (file: string): Thread =>
  new Worker(`${import.meta.dirname}/../../${file}`, { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })

/** Within a thread: answers each message. */
export function answerMessages<Message, Answer>(answer: (message: Message) => Promise<Answer>): void {
  parentPort?.on('message', async (message: Message) => {
    parentPort?.postMessage(await answer(message))
  })
}
