import { create } from 'zustand'
import { useConnection, watchConnection } from '#client/api/connection.ts'
import { queryClient, readAgain as readPaths } from '#client/api/query.ts'
import { isFollowing, pathsOf } from '#client/api/topics.ts'
import { allowPrefetching } from '#client/router/prefetch.ts'
import { sendKeptLogins } from '#client/session/login-record.ts'
import { confirmSession, isCurrentSession, resumeSession } from '#client/session/session.ts'
import { type GlobalState, useGlobal, useMap, useProfile } from '#client/state/state.ts'
import {
  type ChannelAnswer,
  channelSocket,
  type LiveMessage,
  liveSocket,
  type Whereabouts,
} from '#resources/live/contract.ts'
import type { Login } from '#resources/login-log/contract.ts'
import { createListeners } from './listeners.ts'
import { type LiveSocket, openSocket } from './live-socket.ts'

export { useConnection }

/** The last message of the real-time channel, and the console's answer. */
export type Exchange = { at: Date; received: unknown; answered: ChannelAnswer }
/** The last question about this console's state that another operator has asked. */
export type StateQuestion = { by: string; at: Date }
const NO_EXCHANGE = { lastExchange: null, lastAsked: null }
export const useChannel = create<{ lastExchange: Exchange | null; lastAsked: StateQuestion | null }>(() => NO_EXCHANGE)

const logins = createListeners<Login>()
const traffic = createListeners<number>()
const tasks = createListeners<{ page: string; task: string }>()
const people = createListeners<Extract<LiveMessage, { type: 'people' }>>()
const reconnections = createListeners<void>()

/** Listens for new lines of the login log. Returns a function that stops listening, as do all functions below. */
export const onLogin = logins.add
/** Listens for growth of the operator's traffic log. The listener receives the id of the newest row. */
export const onTraffic = traffic.add
/** Listens for tasks that the server has found proven. */
export const onTask = tasks.add
/** Listens for who is where this console is (`tellWhereabouts`). */
export const onPeople = people.add
/** Listens for a new connection after one was lost. Messages in between were missed, however short it was. */
export const onReconnect = reconnections.add

let whereabouts: Whereabouts = { type: 'at', place: null, isTyping: false }
let sendWhereabouts = () => {}

/** Tells the others at a place (`rooms/3`) that this operator is there, and whether they are typing. null: nowhere. */
export function tellWhereabouts(place: string | null, isTyping = false): void {
  whereabouts = { type: 'at', place, isTyping }
  sendWhereabouts()
}

type Ids = readonly (number | string)[]
/** null: rows of any entity may have changed. */
const rows = createListeners<{ entity: string; ids: Ids } | null>()

/**
 * Listens for changed rows of an entity, or of one of several, written by anyone, in the session's sandbox or the
 * operator's account. The listener receives their ids, or `null` once if any row may have changed.
 */
export const onRows = (entity: string | readonly string[], listener: (ids: Ids | null) => void): (() => void) =>
  rows.add(news => {
    // When a sandbox is reset or restored, the rows of every entity change.
    if (news === null || news.entity === 'sandboxes') listener(null)
    else if ([entity].flat().includes(news.entity)) listener(news.ids)
  })

export const onAnyRows = (listener: () => void): (() => void) => rows.add(listener)

/**
 * Opens the sockets that keep the console up to date: `/ws/live` for every operator, and the real-time channel
 * `/ws/request` for operators whose level allows it (S-WS-1). Returns a function that closes them.
 */
export function openLive(): () => void {
  let channel: LiveSocket | null = null
  let isFirstHello = true

  /** Everything has been read again since the connection was lost. */
  let hasCaughtUp = false

  const watch = watchConnection(() => {
    hasCaughtUp = true
    live.reconnect()
    channel?.reconnect()
    void catchUp()
  })
  const live = openSocket({
    socket: liveSocket,
    first: sinceDocument(),
    onOpen: () => {
      watch.noteFound()
      if (whereabouts.place) sendWhereabouts()
      void sendKeptLogins(useGlobal.getState().user)
    },
    onLost: watch.noteLost,
    onRefused: () => void confirmSession().then(isAlive => isAlive && live.reconnect()),
    onMessage: (_, message) => {
      if (message?.type === 'hello') {
        if (isFirstHello && message.hasNews === false) void readPaths(...pathsOf('traffic'))
        // Messages about rows are not sent again, so nothing tells what a cut has hidden, however short it was.
        else if (!hasCaughtUp) void readAgain()
        if (!isFirstHello) reconnections.notify()
        isFirstHello = false
        hasCaughtUp = false
        if (!isCurrentSession(message)) void confirmSession()
      }
      if (message?.type === 'login') logins.notify(message.login)
      if (message?.type === 'traffic') traffic.notify(message.lastId)
      if (message?.type === 'task') tasks.notify(message)
      if (message?.type === 'people') people.notify(message)
      if (message?.type === 'rows') rows.notify(message)
      // The session carries them.
      if (message?.type === 'rows' && message.entity === 'preferences') void confirmSession()
      // All rows of the sandbox have changed.
      if (message?.type === 'rows' && message.entity === 'shop') void queryClient.invalidateQueries()
      if (message?.type === 'level' || message?.type === 'sandbox') void confirmSession()
      if (message?.type === 'faults' || message?.type === 'task') void readPaths(...pathsOf(message.type))
    },
  })

  sendWhereabouts = () => live.send(JSON.stringify(whereabouts))

  const followLevel = () => {
    const isWanted = useGlobal.getState().permissions.includes('channel:use')
    if (isWanted) channel ??= openChannel()
    else {
      channel?.close()
      channel = null
      useProfile.setState({ isWebSocketOpen: false })
    }
  }
  followLevel()
  const stopFollowing = useGlobal.subscribe(followLevel)

  return () => {
    stopFollowing()
    watch.stop()
    live.close()
    channel?.close()
    useProfile.setState({ isWebSocketOpen: false })
    useChannel.setState(NO_EXCHANGE)
  }
}

/** The channel: the console answers every message with its state. */
function openChannel(): LiveSocket {
  const showOpen = (isWebSocketOpen: boolean) => useProfile.setState({ isWebSocketOpen })
  const socket = openSocket({
    socket: channelSocket,
    onOpen: () => showOpen(true),
    onLost: () => showOpen(false),
    onRefused: () => {
      showOpen(false)
      void confirmSession()
    },
    onMessage: (data, message) => {
      const answered: ChannelAnswer = {
        websocketData: data,
        globalData: publicState(useGlobal.getState()),
        mapData: useMap.getState().markers,
      }
      socket.send(JSON.stringify(answered))
      const at = new Date()
      useChannel.setState({
        lastExchange: { at, received: data, answered },
        ...(message?.type === 'ask' && { lastAsked: { by: message.by, at } }),
      })
    },
  })
  return socket
}

/** S-STATE-1's global state, without the token, which must not leave this tab. */
function publicState({ token: _, permissions: __, ...state }: GlobalState) {
  return state
}

/** The mark in the document's response: the server counts what has changed since. */
function sinceDocument(): { since?: string } {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const since = document?.serverTiming?.find(({ name }) => name === 'news')?.description
  return since ? { since } : {}
}

/**
 * A change between reading a list and opening the socket arrives by neither. So everything on the screen that was read
 * before is refetched.
 */
function readAgain() {
  rows.notify(null)
  return queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) => isFollowing(queryKey[0]) && state.data !== undefined,
  })
}

/** After an interruption, the data on the screen may be stale, and the session may never have been confirmed. */
async function catchUp() {
  if (!useProfile.getState().login) await resumeSession()
  await queryClient.invalidateQueries()
  allowPrefetching()
}
