import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { reportError } from '#client/errors/report.ts'
import { Loaded } from './loaded.tsx'

type Part<P> = ComponentType<P> & {
  /** Prefetches the code, so that no click waits for it. */
  load: () => Promise<unknown>
}

/**
 * A part of a page whose code is a separate, uniquely named chunk. A placeholder of this height is shown until it has
 * loaded; if that fails, an error with a retry button.
 */
export function laterPart<P extends object>(
  name: string,
  fetchPart: () => Promise<ComponentType<P>>,
  height?: number | string,
): Part<P> {
  let known: ComponentType<P> | undefined
  const load = async () => {
    known ??= await fetchPart()
    return known
  }
  function LaterPart(props: P) {
    const query = useQuery({ queryKey: ['code', name], queryFn: load, initialData: () => known, staleTime: Infinity })
    const { error } = query
    useEffect(() => {
      if (error) reportError(error, 'chunk')
    }, [error])
    return (
      <Loaded query={query} height={height}>
        {Known => <Known {...props} />}
      </Loaded>
    )
  }
  return Object.assign(LaterPart, { load })
}
