import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a file of the console in a process of its own, and yields its messages. It sends one, waits until it is told to go
 * on, and sends null at its end (`sendEach`). A process returns its memory when it exits: the server's own heap would
 * stay at its peak size, and so would that of a worker thread.
 */
export async function* runProgram<Message>(file: string, words: readonly string[] = []): AsyncGenerator<Message> {
  // Under `node --watch`, each process would report the files that it loads, in messages among its own.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  const path = `${import.meta.dirname}/../../${file}`
  const program = fork(path, words, { execArgv: [], serialization: 'advanced', env })
  const failed = once(program, 'exit').then(([code]) => {
    throw new Error(`${file} ended early: exit ${code}.`)
  })
  // Killing the process below rejects this promise, which must not become an unhandled rejection.
  failed.catch(() => undefined)
  try {
    for (;;) {
      const [message]: (Message | null)[] = await Promise.race([once(program, 'message'), failed])
      if (message === null || message === undefined) return
      yield message
      program.send('next')
    }
  } finally {
    program.kill()
  }
}

/** Within a program: sends what it yields, each when the last has been read. `make` receives its words. */
export function sendEach(make: (words: readonly string[]) => Iterator<unknown>): void {
  const messages = make(process.argv.slice(2))
  // Its parent may have ended meanwhile.
  const sendNext = () => process.connected && process.send?.(messages.next().value ?? null)
  process.on('message', sendNext)
  // The first needs no request, because loading the modules took a while.
  sendNext()
}
