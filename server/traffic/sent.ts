/** What of an answer is at hand when it leaves: its text or bytes; of what is not kept its size, if that is known. */
export type Sent = string | Uint8Array | { size: number }

const SENT = Symbol('sent')
type Marked = Response & { [SENT]?: Sent }

/** Notes what the answer holds: nobody can read a body that is under way without holding it back. */
export function noteSent(response: Response, sent: Sent): Response {
  ;(response as Marked)[SENT] = sent
  return response
}

export const sentOf = (response: Response): Sent => (response as Marked)[SENT] ?? { size: 0 }
