/** The service worker's file, at the root of the mount path, so that its scope is the whole console. */
export const WORKER_FILE = 'offline-worker.js'

/** The cache of the service worker. Earlier versions had one for each build, with this beginning. */
export const CACHE_PREFIX = 'strive-offline '
export const CACHE = `${CACHE_PREFIX}files`

/** The tag of the background sync, and the message that wakes the windows. */
export const SEND_OUTBOX = 'send-outbox'
