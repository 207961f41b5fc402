import { useEffect, useState } from 'react'
import { nothingAhead, queryClient } from '#client/api/query.ts'
import { onRows } from './live.ts'

/**
 * Reads queries of these addresses again whenever rows of an entity were written, by whomever. Gives the ids that were written last, so
 * that a list can point them out.
 */
export function useLiveRows(entity: string, ...paths: readonly string[]): ReadonlySet<number | string> {
  const [written, setWritten] = useState<ReadonlySet<number | string>>(NONE)
  const key = paths.join()
  useEffect(
    () =>
      onRows(entity, async ids => {
        await nothingAhead()
        for (const path of key.split(',')) void queryClient.invalidateQueries({ queryKey: [path] })
        setWritten(ids ? new Set(ids) : NONE)
      }),
    [entity, key],
  )
  return written
}

const NONE: ReadonlySet<number | string> = new Set()
