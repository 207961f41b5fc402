import { useEffect, useState } from 'react'
import { invalidateResource, optimisticSettled, readAgain } from '#client/api/query.ts'
import { onRows } from './live.ts'

/**
 * Refetches the queries of these paths whenever rows of an entity are written by anyone. Without paths, it refetches
 * all queries of the entity; with a null entity, it does nothing. Returns the ids that were written last, so that a
 * list can highlight them.
 */
export function useLiveRows(entity: string | null, ...paths: readonly string[]): ReadonlySet<number | string> {
  const [written, setWritten] = useState<ReadonlySet<number | string>>(NONE)
  const key = paths.join()
  useEffect(() => {
    if (entity === null) return
    async function handleNews(entity: string, ids: readonly (number | string)[] | null) {
      await optimisticSettled()
      if (key === '') void invalidateResource(entity)
      else void readAgain(...key.split(','))
      setWritten(ids ? new Set(ids) : NONE)
    }
    return onRows(entity, ids => void handleNews(entity, ids))
  }, [entity, key])
  return written
}

const NONE: ReadonlySet<number | string> = new Set()
