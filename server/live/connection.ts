import type { Transport } from '#server/platform/transport.ts'
import { later } from '#server/platform/turns.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Channel } from '#shared/platform/live.ts'
import { CLOSED, type LiveMessage } from '#shared/platform/live.ts'

/** A reader with more unread data than this is disconnected. It can reconnect and resume. */
const MAX_UNREAD_BYTES = 1_000_000

/** How many sent numbers are remembered: more than a resuming reader receives at once. */
const MAX_REMEMBERED = 1_000

/** How long a closing connection has until it is cut. */
const CLOSING_MS = 2_000

/** The number that a reader resumes after, and how many missed messages are left out. */
type Resumed = { after?: number | null; omitted?: number }

/** The connection of one reader. New messages are queued until the missed ones have been sent. */
export class Connection {
  readonly id = crypto.randomUUID()
  readonly channel: Channel
  operator: Operator
  /** Whether the reader has responded since the last ping. */
  isAlive = true
  /** Whether sending has stopped. */
  isClosing = false
  readonly since = new Date().toISOString()
  /** Where its operator is, and whether they are typing there. */
  at: { place: string; isTyping: boolean } | null = null
  /** Whether something has changed since the mark of the reader's document; null if it has none. */
  hasNews: boolean | null = null
  private readonly transport: Transport
  /** The numbers of the messages sent most recently. */
  private readonly sent = new Set<number>()
  private waiting: LiveMessage[] | null = []

  constructor(transport: Transport, channel: Channel, operator: Operator) {
    this.transport = transport
    this.channel = channel
    this.operator = operator
  }

  /** Sends the greeting, then missed messages, then messages that were queued meanwhile. */
  resume(seq: number, missed: LiveMessage[], { after = null, omitted = 0 }: Resumed = {}): void {
    // The event for this number may still arrive late from another instance.
    if (after !== null) this.sent.add(after)
    const waiting = this.waiting ?? []
    this.waiting = null
    const { sandboxId, permissions } = this.operator
    const missing = omitted > 0 && { omitted }
    const news = this.hasNews !== null && { hasNews: this.hasNews }
    this.write({
      type: 'hello',
      connection: this.id,
      seq,
      ...missing,
      ...news,
      sandboxId,
      permissions: [...permissions],
    })
    for (const message of [...missed, ...waiting]) this.send(message)
  }

  /** Sends a message, unless its number was sent already. */
  send(message: LiveMessage): void {
    if (this.waiting) {
      this.waiting.push(message)
      return
    }
    if (message.type === 'login' && !this.isNew(message.seq)) return
    this.write(message)
  }

  /** Sends a message again, as an unreliable network would. */
  repeat(message: LiveMessage): void {
    this.write(message)
  }

  /** Compares with all recent numbers instead of the highest, because two instances may commit 6 before 5. */
  private isNew(seq: number): boolean {
    if (this.sent.has(seq)) return false
    this.sent.add(seq)
    const [oldest] = this.sent
    if (this.sent.size > MAX_REMEMBERED && oldest !== undefined) this.sent.delete(oldest)
    return true
  }

  private write(message: LiveMessage): void {
    if (this.isClosing) return
    if (this.transport.unreadBytes() > MAX_UNREAD_BYTES) this.close('tooSlow')
    else this.transport.send(message)
  }

  ping(): void {
    this.isAlive = this.transport.ping()
  }

  /** Closes the connection, and cuts it off if the reader doesn't respond. */
  close(why: keyof typeof CLOSED): void {
    this.isClosing = true
    this.transport.close(CLOSED[why])
    later(() => this.transport.terminate(), CLOSING_MS)
  }

  terminate(): void {
    this.transport.terminate()
  }
}
