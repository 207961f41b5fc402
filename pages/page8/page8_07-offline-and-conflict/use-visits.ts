import { useEffect } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useSession } from '#client/session/use-session.ts'
import { listVisits } from '#resources/visits/contract.ts'
import { adoptVisits, openDevice, useDevice } from './outbox/device.ts'
import { followConnection, sendOutbox } from './outbox/send.ts'

/** More than a day ever has. */
const LIMIT = 200

/**
 * Keeps the visits of `useDevice` up to date: first from this device, then from the server. Returns the query of the
 * server's list.
 */
export function useVisits() {
  const query = useRead(listVisits, { query: { limit: LIMIT } })
  const sandbox = useSession()?.sandbox
  const isOpen = useDevice(device => device.isOpen)
  useLiveRows('visits')

  useEffect(() => {
    followConnection()
    void openDevice().then(sendOutbox)
  }, [])

  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (!isOpen || !data || !sandbox) return
    const { id, name } = sandbox
    const readAt = new Date(dataUpdatedAt).toISOString()
    void adoptVisits({ sandbox: { id, name }, readAt, visits: data.rows })
  }, [isOpen, data, dataUpdatedAt, sandbox])

  return query
}
