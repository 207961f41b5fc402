export type KeptReply = {
  address: string
  atMs: number
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

const MAX_BYTES = 4 * 1024 * 1024

/**
 * The responses of each address since the rule was created, as this instance saw them. Keeps the latest four megabytes. For
 * a time before the first response, it returns the oldest one.
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
    at(address: string, momentMs: number): KeptReply | undefined {
      const own = kept.filter(reply => reply.address === address)
      return own.findLast(reply => reply.atMs <= momentMs) ?? own[0]
    },
  }
}
export type PastReplies = ReturnType<typeof createPastReplies>
