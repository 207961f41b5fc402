import { useMemo, useRef, useState } from 'react'
import { FAULT_HEADER } from '#shared/platform/faults.ts'

/** What can go wrong with a chunk: the server refuses it, its response is lost, or a byte is damaged on the way. */
export const TROUBLES = ['refused', 'lost', 'damaged'] as const
export type Trouble = (typeof TROUBLES)[number]

export type ChunkFault = { headers: Record<string, string>; isDamaged: boolean }

/** The extra delay of a chunk on the slow network. */
export const SLOW_MS = 600

const FAULTS: Record<Trouble, string[]> = { refused: ['status=503'], lost: ['lost'], damaged: [] }

function chunkFaultOf(trouble: Trouble | null, isSlow: boolean): ChunkFault {
  const faults = [...(isSlow ? [`delay=${SLOW_MS}`] : []), ...(trouble ? FAULTS[trouble] : [])]
  return { headers: faults.length > 0 ? { [FAULT_HEADER]: faults.join(';') } : {}, isDamaged: trouble === 'damaged' }
}

export function damaged(bytes: ArrayBuffer): ArrayBuffer {
  const copy = new Uint8Array(bytes.slice(0))
  if (copy.length > 0) copy[0] = (copy[0] ?? 0) ^ 1
  return copy.buffer
}

/** The fault for the next chunk, and whether the network is slow. `take` consumes the fault. */
export function useTrouble() {
  const now = useRef<{ next: Trouble | null; isSlow: boolean }>({ next: null, isSlow: false })
  const [shown, setShown] = useState(now.current)
  return useMemo(() => {
    const put = (change: Partial<typeof now.current>) => {
      now.current = { ...now.current, ...change }
      setShown(now.current)
    }
    return {
      ...shown,
      prepare: (next: Trouble | null) => put({ next }),
      slowDown: (isSlow: boolean) => put({ isSlow }),
      take(): ChunkFault {
        const { next, isSlow } = now.current
        if (next) put({ next: null })
        return chunkFaultOf(next, isSlow)
      },
    }
  }, [shown])
}
export type TroubleState = ReturnType<typeof useTrouble>
