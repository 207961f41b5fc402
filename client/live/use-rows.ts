import { useEffect, useState } from 'react'
import { invalidateResource, optimisticSettled, readAgain } from '#client/api/query.ts'
import { onRows } from './live.ts'

/**
 * Reads queries of these addresses (of none: of all of the entity's) again whenever rows of an entity were written, by whomever. Gives the
 * ids that were written last, so that a list can point them out. Of an entity that is null nothing is heard.
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
