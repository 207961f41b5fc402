import { AsyncLocalStorage } from 'node:async_hooks'

/** The transaction that the running code is part of, and whether it goes on still: what it has begun may outlive it. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Does the work of a transaction. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

export const isInsideTransaction = (): boolean => current.getStore()?.isOpen ?? false
