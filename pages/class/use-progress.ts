import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api/api.ts'
import { queryClient, readAgain } from '#client/api/query.ts'
import { onRows } from '#client/live/live.ts'
import { type ClassProgress, readClassProgress } from '#resources/classes/contract.ts'
import { haveSameTasks, mergeLearners } from './find-learners.ts'

/** Beyond this many, all are read: the URL would become long. */
const MAX_AT_ONCE = 60
const CLOCK_MS = 10_000

/**
 * How far a class is. A live message names the learners with something new, and only those are read again, one reading
 * after the other.
 */
export function useProgress(classId: string) {
  const query = api.query(readClassProgress, { params: { classId } })
  const key = JSON.stringify(query.queryKey)
  useEffect(() => {
    const waiting = new Set<number>()
    let isReading = false
    let isGone = false
    async function readNext() {
      if (isReading || waiting.size === 0 || isGone) return
      isReading = true
      const ids = [...waiting]
      waiting.clear()
      try {
        const now = await api.call(readClassProgress, { params: { classId }, query: { accountIds: ids } })
        const before = queryClient.getQueryData<ClassProgress>(JSON.parse(key))
        if (before && haveSameTasks(before, now))
          queryClient.setQueryData<ClassProgress>(JSON.parse(key), mergeLearners(before, ids, now))
        else void readAgain(readClassProgress.path)
      } catch {
        // The next message or reconnection reads again.
      }
      isReading = false
      void readNext()
    }
    const stop = onRows('class-members', ids => {
      const accounts = (ids ?? []).map(Number).filter(Number.isInteger)
      // A change of the class as a whole has the id of the class.
      if (ids === null || accounts.length !== ids.length || accounts.length > MAX_AT_ONCE)
        return void readAgain(readClassProgress.path)
      for (const id of accounts) waiting.add(id)
      void readNext()
    })
    return () => {
      isGone = true
      stop()
    }
  }, [classId, key])
  return useQuery(query)
}

/** The time, to ten seconds, for what is said about the past. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
