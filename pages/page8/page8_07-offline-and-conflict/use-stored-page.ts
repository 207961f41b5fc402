import { useEffect, useState } from 'react'
import { linkTo } from '#client/router/links.ts'
import { useDevice } from './outbox/device.ts'
import { isPageStored, storePage } from './worker/registration.ts'

type DeviceFacts = {
  isPageStored: boolean
  /** The bytes that the console uses on this device; null if the browser doesn't say. */
  usedBytes: number | null
  /** The browser has promised not to delete it by itself. */
  isPersistent: boolean
}

/**
 * Stores the page on this device, also again if another operator has deleted it. Returns what the browser says about
 * the storage; null until it has.
 */
export function useStoredPage(): DeviceFacts | null {
  const trouble = useDevice(device => device.trouble)
  const [facts, setFacts] = useState<DeviceFacts | null>(null)
  // Whoever deleted the visits has probably deleted the page, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the storage changes.
  useEffect(() => {
    let isCurrent = true
    async function store() {
      // Without a connection, what is there has to do. If it fails, the facts below say so.
      if (navigator.onLine) await storePage(linkTo('page8_07')).catch(() => undefined)
      const found = await findFacts()
      if (isCurrent) setFacts(found)
    }
    void store()
    return () => {
      isCurrent = false
    }
  }, [trouble])
  return facts
}

async function findFacts(): Promise<DeviceFacts> {
  // Some browsers have no storage manager without HTTPS.
  const { storage } = navigator as Partial<Navigator>
  const { usage } = (await storage?.estimate().catch(() => undefined)) ?? {}
  return {
    isPageStored: await isPageStored().catch(() => false),
    usedBytes: usage ?? null,
    isPersistent: (await storage?.persisted().catch(() => false)) ?? false,
  }
}
