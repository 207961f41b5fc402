/** Where the app is mounted, without a trailing slash. `MOUNT_PATH` in vite.config.ts sets it at build time. */
export const MOUNT_PATH = import.meta.env.BASE_URL.slice(0, -1)

/** The path inside the app for a path of this origin: `/strive/page1` → `/page1`. */
export const pathInside = (pathname: string): string =>
  pathname.toLowerCase().startsWith(MOUNT_PATH.toLowerCase()) ? pathname.slice(MOUNT_PATH.length) || '/' : pathname

export const SIGN_IN_PATH = '/login'
export const isSignInPath = (path: string): boolean => /^\/login\/?$/i.test(path)
