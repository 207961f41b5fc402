/** A reply that was kept, whole. */
export type KeptReply = {
  address: string
  atMs: number
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

const MAX_BYTES = 4 * 1024 * 1024

/**
 * What each address answered since the rule is on, as this instance saw it: a ring of four megabytes, the oldest lost first.
 * The past begins with the rule: asked for an earlier moment, it gives the oldest reply that it has.
 */
export function createPastReplies() {
  const kept: KeptReply[] = []
  let bytes = 0
  return {
    keep(reply: KeptReply) {
      kept.push(reply)
      bytes += reply.body.length
      while (bytes > MAX_BYTES) bytes -= kept.shift()?.body.length ?? 0
    },
    /** What the address answered at that moment. */
    at(address: string, momentMs: number): KeptReply | undefined {
      const own = kept.filter(reply => reply.address === address)
      return own.findLast(reply => reply.atMs <= momentMs) ?? own[0]
    },
  }
}
export type PastReplies = ReturnType<typeof createPastReplies>
