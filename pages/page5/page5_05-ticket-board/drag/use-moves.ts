import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useFailureText, useProblemText } from '#client/api/problem-text.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { toast } from '#client/toast/toast.ts'
import type { Moved, Slot } from '#pages/page5/page5_05-ticket-board/board.ts'
import { staleText } from '#pages/page5/page5_05-ticket-board/board.ts'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import { moveTicket, type Ticket } from '#resources/tickets/contract.ts'
import { type TicketStatus, wrongInMove } from '#resources/tickets/rules.ts'
import { isKeyOf } from '#shared/objects.ts'
import type { CardFocus } from './use-card-focus.ts'

const CAUSE = 'move'

/** Why the card that was dropped last is back: shown in the column that it was meant for. */
export type Refusal = { ticketId: number; from: TicketStatus; to: TicketStatus; text: string; isUnassigned: boolean }
/** A move that is shown until the board has been refetched. */
type UnderWay = Moved & { isAnswered: boolean }

type Options = {
  focus: CardFocus
  say: (text: string) => void
  /** The move needs an assignee. */
  onAssign: (ticketId: number) => void
  /** A small screen shows only the column that the card is in. */
  onColumn: (status: TicketStatus) => void
}

/** Moves are shown optimistically and sent; a failed one is rolled back with its reason. */
export function useMoves({ focus, say, onAssign, onColumn }: Options) {
  const { t, language } = useLocale(messages)
  const describe = useProblemText()
  const failureText = useFailureText()
  const moving = useAction(moveTicket)
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** `from`: the previous position of a dropped card, which Undo restores. */
  async function move(ticket: Ticket, slot: Slot, from: Slot | null): Promise<void> {
    const moved: UnderWay = { ticket, slot, isAnswered: false }
    let landed: UnderWay | null = null
    setRefusal(null)
    setUnderWay(before => [...before.filter(one => one.ticket.id !== ticket.id), moved])
    const name = ticket.title[language]
    try {
      const now = await moving.send(
        { params: { ticketId: ticket.id }, headers: atVersion(ticket), body: slot },
        {
          onDone: answered => {
            // The card stays there until the refetched board contains it. Meanwhile it may be moved again.
            const next: UnderWay = { ticket: answered, slot, isAnswered: true }
            landed = next
            setUnderWay(before => before.map(one => (one === moved ? next : one)))
          },
          onReadAgain: () => setUnderWay(before => before.filter(one => one !== moved && one !== landed)),
        },
      )
      const canUndo = from && wrongInMove(now, from.status) === null
      const undo = canUndo && { label: t('undo'), onClick: () => moveBack(now, from) }
      toast.success(t('moved', { name, column: t(slot.status) }), { cause: CAUSE, ...(undo && { action: undo }) })
      say(t('moved', { name, column: t(slot.status) }))
    } catch (error) {
      if (slot.status !== ticket.status) onColumn(ticket.status)
      const text = failureText(error, () => t('notMoved', { name, reason: reasonOf(error, ticket, slot) }), name)
      const isUnassigned = codeOf(error) === 'no-assignee'
      if (from) setRefusal({ ticketId: ticket.id, from: ticket.status, to: slot.status, text, isUnassigned })
      else toast.error(text, { cause: CAUSE, ...(isUnassigned && { action: assign(ticket.id) }) })
    }
  }

  const assign = (ticketId: number) => ({ label: t('assign'), onClick: () => onAssign(ticketId) })

  /** The button that was pressed disappears, so the focus goes to the card. */
  function moveBack(ticket: Ticket, to: Slot) {
    focus.focus(ticket.id)
    void move(ticket, to, null)
  }

  function reasonOf(error: unknown, ticket: Ticket, to: Slot): string {
    const words = { from: t(ticket.status), to: t(to.status) }
    if (isRefused(moveTicket, 412, error)) return staleText(t, ticket, error.body.current)
    const key = `refused_${codeOf(error)}`
    return isKeyOf(messages.texts, key) ? t(key, words) : describe(error)
  }

  return {
    underWay,
    /** True until the server has responded. */
    isUnderWay: (ticketId: number) => underWay.some(one => one.ticket.id === ticketId && !one.isAnswered),
    move,
    refusal,
    dismissRefusal: () => setRefusal(null),
  }
}

const codeOf = (error: unknown): string | undefined =>
  isRefused(moveTicket, 422, error) ? error.body.errors?.[0]?.code : undefined
