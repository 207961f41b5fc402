import { useCallback, useState } from 'react'
import type { TrafficEntry } from '#resources/traffic/contract.ts'
import type { Picked } from './pick-bar.tsx'

const MOST = 2

/** Two requests are compared: a third takes the place of the one that was picked first. They stay picked on other pages of the list. */
export function usePicked(rows: readonly TrafficEntry[]) {
  const [picked, setPicked] = useState<readonly Picked[]>([])
  const pick = useCallback(
    (id: number) =>
      setPicked(before => {
        if (before.some(one => one.id === id)) return before.filter(one => one.id !== id)
        const row = rows.find(one => one.id === id)
        return row ? [...before, row].slice(-MOST) : before
      }),
    [rows],
  )
  return { picked, pick, unpickAll: () => setPicked([]) }
}
