import { createContext } from '#server/platform/context.ts'

/** The transaction that the running code belongs to. Work that it started may outlive it, so `isOpen` can be false. */
const current = createContext<{ isOpen: boolean }>()

export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await current.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

export const isInsideTransaction = (): boolean => current.current()?.isOpen ?? false
