/**
 * Session storage that may be forbidden: what is kept here outlives a reload of this tab and concerns no other. (Local storage's
 * keys are settled, S-AUTH-3.) Without it a way back and a notice are lost, not the sign-in.
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

/** What one document of this tab leaves for the next. */
export const SESSION_KEYS = { wantedPath: 'wanted-path', notice: 'sign-in-notice', reply: 'sign-in-reply' } as const
