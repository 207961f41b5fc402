/** The service worker's file, at the root of the mount path, so that its scope is the whole console. */
export const WORKER_FILE = 'offline-worker.js'

/** The caches of the service worker, one per build, begin with this. */
export const CACHE_PREFIX = 'strive-offline '

/** The tag of the background sync, and the message that wakes the windows. */
export const SEND_OUTBOX = 'send-outbox'
