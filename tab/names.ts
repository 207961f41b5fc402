/** The folder of the tab's own files, inside the mount path. Each build has one of its own in there, named for what is in it. */
export const TAB_FOLDER = 'tab/'

export const threadFile = (source: string): string => `${source.replaceAll('/', '-').slice(0, -'.ts'.length)}.js`
export const programFile = (source: string): string => `${source.replaceAll('/', '-').slice(0, -'.ts'.length)}.json`

/** What the browser keeps, and what tabs share, belongs to one path of the host. */
export const channelName = (mount: string): string => `strive-tab ${mount}`
export const callChannelName = (mount: string, id: string): string => `strive-tab ${mount} ${id}`
/** Who holds this lock runs the server. In the local storage, it names the newest version that this browser has opened. */
export const lockName = (mount: string): string => `strive-tab-server ${mount}`

/** The paths that a host would answer. Everything else is a file of the folder. */
export const isCall = (url: URL): boolean =>
  url.origin === location.origin && /^\/(?:api|loginLog|healthz|readyz)\b/.test(url.pathname)

/** A header by which a page names its call. It goes no further than the service worker. */
export const CALL_ID = 'x-tab-call'
/** A header of each reply: the mark of the moment when the server heard of the call (server/live/marks.ts). */
export const MARK = 'x-tab-mark'

/** Asks the server to take a request, on the channel that all share. The rest goes over a channel of the call's own. */
export type Call = {
  type: 'call'
  id: string
  url: string
  method: string
  headers: [string, string][]
  /** The request opens a socket. */
  isSocket: boolean
}
/** What the channel that all share carries: calls, those that their pages have given up, and the server when it begins to listen. */
export type Shared = Call | { type: 'abort'; id: string } | { type: 'listening' }

/** What the server sends on the channel of a call. */
export type FromServer =
  /** The server can begin as soon as the caller says so. */
  | { type: 'ready' }
  | { type: 'reply'; status: number; headers: [string, string][]; body: ArrayBuffer | null; isStream: boolean }
  /** The next bytes of a stream, or its end. */
  | { type: 'bytes'; bytes: Uint8Array | null }
  /** The connection was cut, or the stream failed. */
  | { type: 'cut' }
  | { type: 'text'; text: string }
  | { type: 'ping' }
  | { type: 'closed'; code: number }

/** What a caller sends on the channel of its call. */
export type FromCaller =
  /** Both ends of the channel are known to work now, so the server can begin. */
  | { type: 'begin'; body: ArrayBuffer | null }
  | { type: 'next' }
  | { type: 'abort' }
  | { type: 'text'; text: string }
  | { type: 'pong' }
  | { type: 'close'; code: number }

/** Where the data is: in the browser's files, or in memory, because it refuses them or they are full. */
export type Kept = 'browser' | 'refused' | 'full'
/** What `GET /api/tab` says. */
export type DataState = { kept: Kept; hasAside: boolean }

/** How a server starts. The name of its worker holds it: a message could arrive before the worker listens. */
export type Start = { levelCode: string | null; today: string | undefined }
/** What the worker with the server tells the leading tab. */
export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'listening' }
  /** The data has been replaced, or the server may be broken. */
  | { type: 'restart' }
  | { type: 'failed'; message: string }
