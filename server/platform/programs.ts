import { fork } from 'node:child_process'
import { on } from 'node:events'

/**
 * Runs a file of the console in a process of its own, and yields its messages. It sends one, makes the next while this one
 * is used, and sends null at its end (`sendEach`). A process returns its memory when it exits: the server's own heap would
 * stay at its peak size, and so would that of a worker thread.
 */
export async function* runProgram<Message>(file: string, words: readonly string[] = []): AsyncGenerator<Message> {
  // Under `node --watch`, each process would report the files that it loads, in messages among its own.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  const path = `${import.meta.dirname}/../../${file}`
  const program = fork(path, words, { execArgv: [], serialization: 'advanced', env })
  try {
    for await (const event of on(program, 'message', { close: ['exit'] })) {
      const [message]: (Message | null)[] = event
      if (message === null || message === undefined) return
      program.send('next')
      yield message
    }
    throw new Error(`${file} ended early: exit ${program.exitCode}.`)
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
