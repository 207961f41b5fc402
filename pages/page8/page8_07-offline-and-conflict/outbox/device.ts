import * as z from 'zod/mini'
import { create } from 'zustand'
import { forgetOffline, offlineStore, unsentInTab } from '#client/offline/offline-store.ts'
import { onSessionEnd } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { Kept, type Outbox } from './entry.ts'

/** Why the stored copy is not what this tab has: there is no room, storing is forbidden, or somebody deleted it. */
export type Trouble = 'full' | 'forbidden' | 'cleared'

type Device = {
  /** Whether the operator's copy has been looked for. */
  isOpen: boolean
  /** Whether visits and outbox are stored on this device, or only in this tab. */
  isOn: boolean
  /** null: no visits have been read yet. */
  kept: Kept | null
  trouble: Trouble | null
  /** How many entries the device had stored when that last worked. */
  storedCount: number
}

const EMPTY: Device = { isOpen: false, isOn: false, kept: null, trouble: null, storedCount: 0 }

/** The visits and the outbox of the operator, in this tab and, if they work offline, on the device. */
export const useDevice = create<Device>(() => EMPTY)

onSessionEnd(() => useDevice.setState(EMPTY, true))

const countUnsent = () => useDevice.getState().kept?.outbox.length ?? 0
unsentInTab.count = countUnsent

// What only this tab has is lost when it closes.
addEventListener('beforeunload', event => {
  const { isOn, trouble } = useDevice.getState()
  if (countUnsent() > 0 && (!isOn || isAhead(trouble))) event.preventDefault()
})

const account = () => useGlobal.getState().user
/** Something could not be stored, so this tab knows more than the device. */
const isAhead = (trouble: Trouble | null) => trouble === 'full' || trouble === 'forbidden'
const parse = (stored: unknown): Kept | null => z.safeParse(Kept, stored).data ?? null

/** Tells the other tabs that the stored copy has changed. */
const tabs = new BroadcastChannel('strive-outbox')
tabs.addEventListener('message', () => void readStored())

/** Finds what the device has stored for the operator. */
export async function openDevice(): Promise<void> {
  if (!useDevice.getState().isOpen) await readStored()
}

// After a look at other windows: the copy may have been deleted there, or there is room for it again.
addEventListener('focus', () => void (useDevice.getState().isOn && change(kept => kept)))

async function readStored(): Promise<void> {
  const owner = account()
  const stored = parse(await offlineStore.read(owner).catch(() => null))
  if (account() !== owner) return
  const { isOn, kept, trouble } = useDevice.getState()
  // Also if something could not be stored while this was read.
  if (isAhead(trouble)) return
  // Another tab has turned it off, or it was never on. What waits stays in this tab.
  if (!stored) return useDevice.setState({ isOpen: true, isOn: false })
  useDevice.setState({ isOpen: true, isOn: true, kept: stored, storedCount: stored.outbox.length })
  // Another tab has turned it on, and what waits in this one is not stored yet.
  if (!isOn && kept && kept.outbox.length > 0) await change(known => withOutbox(known, kept.outbox))
}

function withOutbox(known: Kept, mine: Outbox): Kept {
  const keys = new Set(known.outbox.map(({ key }) => key))
  return { ...known, outbox: [...known.outbox, ...mine.filter(({ key }) => !keys.has(key))] }
}

type Read = Omit<Kept, 'outbox'>

/** The server has sent the visits of a sandbox. While changes of another sandbox wait, those visits stay. */
export async function adoptVisits(read: Read): Promise<void> {
  const { kept } = useDevice.getState()
  if (!kept) return useDevice.setState({ kept: { ...read, outbox: [] } })
  const isSame = kept.sandbox.id === read.sandbox.id
  // A list that was read before is older than what the server has answered to entries since.
  if (isSame ? read.readAt > kept.readAt : kept.outbox.length === 0) await change(({ outbox }) => ({ ...read, outbox }))
}

/**
 * Changes visits and outbox, on the device first if they are stored there, so that several tabs share one outbox. If
 * the device can't store the change, this tab has it all the same, and says so. `step` must be pure: it may run twice.
 */
export async function change(step: (kept: Kept) => Kept): Promise<void> {
  const { isOn, kept, trouble } = useDevice.getState()
  const owner = account()
  if (!kept) return
  if (!isOn) return useDevice.setState({ kept: step(kept) })
  let next = step(kept)
  let wasCleared = false
  try {
    await offlineStore.change(owner, stored => {
      const known = parse(stored)
      wasCleared = known === null
      // Another change may have been stored while this one waited.
      const tab = account() === owner ? useDevice.getState() : { kept, trouble }
      next = step(known && !isAhead(tab.trouble) ? known : (tab.kept ?? kept))
      return next
    })
    // It stays on the device of its operator, and is none of the next one's business.
    if (account() !== owner) return
    const isCleared = wasCleared || useDevice.getState().trouble === 'cleared'
    useDevice.setState({ kept: next, trouble: isCleared ? 'cleared' : null, storedCount: next.outbox.length })
    tabs.postMessage(null)
  } catch (error) {
    if (account() !== owner) return
    useDevice.setState(now => ({ kept: now.kept && step(now.kept), trouble: troubleIn(error) }))
  }
}

/** Why something could not be stored. */
export const troubleIn = (error: unknown): Trouble =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'

/** Stores visits and outbox on this device from now on. Throws if the browser refuses. */
export async function turnOn(): Promise<void> {
  const { kept } = useDevice.getState()
  await offlineStore.change(account(), stored => parse(stored) ?? kept)
  await readStored()
  tabs.postMessage(null)
}

/** Deletes them from this device. They stay in this tab. */
export async function turnOff(): Promise<void> {
  await forgetOffline(account())
  useDevice.setState({ isOn: false, trouble: null })
  tabs.postMessage(null)
}

/** The operator has read that the stored copy was deleted. */
export const dismissTrouble = (): void => useDevice.setState({ trouble: null })
