/** The local-storage keys that the console uses, and no others (S-AUTH-3). */
export const STORED = {
  token: 'lege-react-management-token',
  name: 'User.name',
  email: 'User.email',
  address: 'User.address',
  level: 'User.level',
  language: 'language',
  markers: 'markers',
} as const
type Key = (typeof STORED)[keyof typeof STORED]

/** Storage that may be forbidden or full. Reading then returns null, writing returns false, and nothing throws. */
export const safely = <K extends string>(find: () => Storage) => ({
  read(key: K): string | null {
    try {
      return find().getItem(key)
    } catch {
      return null
    }
  },
  write(key: K, value: string): boolean {
    try {
      find().setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  remove(key: K): void {
    try {
      find().removeItem(key)
    } catch {
      // If storage can't be written, there is nothing to remove.
    }
  },
})

export const storage = safely<Key>(() => localStorage)
