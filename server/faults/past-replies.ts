/** A reply that was kept, whole. */
export type KeptReply = { atMs: number; status: number; headers: Headers; body: Uint8Array<ArrayBuffer> }

const MOST_ADDRESSES = 50
const MOST_REPLIES = 60

/**
 * What each address answered since the rule is on, as this instance saw it: a ring for each, the oldest lost first. The past
 * begins with the rule: asked for an earlier moment, it gives the oldest reply that it has.
 */
export function createPastReplies() {
  const byAddress = new Map<string, KeptReply[]>()
  return {
    keep(address: string, reply: KeptReply) {
      const kept = byAddress.get(address) ?? []
      kept.push(reply)
      if (kept.length > MOST_REPLIES) kept.shift()
      byAddress.set(address, kept)
      const [oldest] = byAddress.keys()
      if (byAddress.size > MOST_ADDRESSES && oldest !== undefined) byAddress.delete(oldest)
    },
    /** What the address answered at that moment. */
    at(address: string, momentMs: number): KeptReply | undefined {
      const kept = byAddress.get(address) ?? []
      return kept.findLast(reply => reply.atMs <= momentMs) ?? kept[0]
    },
  }
}
export type PastReplies = ReturnType<typeof createPastReplies>
