/**
 * Session storage, which may be forbidden. It outlives a reload of this tab and concerns no other tab. (The keys of
 * local storage are prescribed by S-AUTH-3.) Without it, the wanted path and a notice are lost, but signing in still
 * works.
 */
export const sessionStore = {
  read: (key: string): string | null => attempt(() => sessionStorage.getItem(key)),
  write: (key: string, value: string): void => void attempt(() => sessionStorage.setItem(key, value)),
  remove: (key: string): void => void attempt(() => sessionStorage.removeItem(key)),
}

function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

/** What one document of this tab leaves for the next one. */
export const SESSION_KEYS = { wantedPath: 'wanted-path', notice: 'sign-in-notice', reply: 'sign-in-reply' } as const
