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

/** Removed when signing out. Address and language stay (S-AUTH-6). */
export const CLEARED_AT_SIGN_OUT = [STORED.token, STORED.name, STORED.email, STORED.level] as const

/**
 * Local storage that may be forbidden or full. Reading then returns null, writing returns false, and nothing throws.
 */
export const storage = {
  read(key: Key): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: Key, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  /** Storage is not available at all, as opposed to full. */
  isForbidden(): boolean {
    try {
      return localStorage === null
    } catch {
      return true
    }
  },
  remove(key: Key): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // If storage can't be written, there is nothing to remove.
    }
  },
}
