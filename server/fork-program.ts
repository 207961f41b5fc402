import { type ChildProcess, fork } from 'node:child_process'

/** Runs a program in a process of its own, which returns its memory when it exits. It sends its results as messages. */
export function forkProgram(program: URL, words: readonly string[] = []): ChildProcess {
  // Under `node --watch`, each process would report the files that it loads, in messages among its own.
  const { WATCH_REPORT_DEPENDENCIES: _, ...env } = process.env
  return fork(program, words, { execArgv: [], serialization: 'advanced', env })
}
