import { AsyncLocalStorage } from 'node:async_hooks'

/** A value that belongs to some work and to everything that it starts, also after an `await`. */
export type Context<T> = { run<R>(value: T, work: () => R): R; current(): T | undefined }

export function createContext<T>(): Context<T> {
  const storage = new AsyncLocalStorage<T>()
  return { run: (value, work) => storage.run(value, work), current: () => storage.getStore() }
}
