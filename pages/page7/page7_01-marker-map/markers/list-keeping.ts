import { createStore, get, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { type MapFilter, useMap } from '#client/state/state.ts'

// The filter lists are in IndexedDB, because S-AUTH-3 prescribes the keys of local storage. If it is forbidden, they
// last as long as the tab.
const KEY = 'filter'
const Lists = z.array(z.object({ id: z.string(), name: z.string(), type: z.string() }))

const openStore = () => createStore('strive-map', 'lists')

/** Stores the lists, and notifies other tabs. */
export async function keepLists(filter: MapFilter[]): Promise<void> {
  try {
    await set(KEY, filter, openStore())
  } catch {
    return
  }
  channel?.postMessage('changed')
}

async function readLists(): Promise<void> {
  const kept = await get(KEY, openStore()).catch(() => undefined)
  const { success, data } = z.safeParse(Lists, kept)
  if (success) useMap.setState({ filter: data })
}

let channel: BroadcastChannel | null = null

/** Reads the lists, and follows changes of other tabs. Returns a function that stops it. */
export function followLists(): () => void {
  const opened = new BroadcastChannel('strive-map')
  channel = opened
  opened.addEventListener('message', () => void readLists())
  if (useMap.getState().filter.length === 0) void readLists()
  return () => {
    opened.close()
    channel = null
  }
}
